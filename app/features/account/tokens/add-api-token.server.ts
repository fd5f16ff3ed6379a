import type { z } from "zod";
import type { Store } from "~/db/store";
import { makeApiToken } from "~/http/api-token.server";
import { Refusal } from "~/http/refusal";
import { requireRecentLogIn } from "../password/require-recent-log-in.server";
import type { newApiTokenSchema } from "./api-token-schema.server";
import { API_TOKEN_TEXTS } from "./api-token-texts";

type Sent = z.output<typeof newApiTokenSchema>;

/** Makes a personal token; null when this form made it before. Throws Refusal: 400 for too many or a wrong password, 429. */
export async function addApiToken(
  store: Store,
  request: Request,
  user: { id: string; email: string },
  { name, key, currentPassword }: Sent,
  now: number,
): Promise<string | null> {
  await requireRecentLogIn(store, request, user, currentPassword);
  const made = await makeApiToken(store, user.id, { id: key, name }, now);
  if (made.ok) return made.token;
  if (made.reason === "too-many") throw new Refusal(400, API_TOKEN_TEXTS.tooMany);
  return null;
}
