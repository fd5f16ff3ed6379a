import type { Store } from "~/db/store";
import { type ApiToken, makeApiToken } from "~/http/api-token.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { requireRecentLogIn } from "../password/require-recent-log-in.server";
import { API_TOKEN_TEXTS } from "./api-token-texts";

type Sent = Pick<ApiToken, "name" | "scope"> & {
  key: string;
  /** How long it lasts; null for one that does not expire. */
  days: number | null;
  currentPassword?: string;
};

const DAY_MS = 86_400_000;

/** Makes a personal token; null when this form made it before. Throws Refusal: 400 for too many or a wrong password, 429. */
export async function addApiToken(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  user: { id: string; email: string },
  { name, key, scope, days, currentPassword }: Sent,
  now: number,
): Promise<string | null> {
  await requireRecentLogIn(store, settings, request, user, currentPassword);
  const expiresAt = days === null ? null : now + days * DAY_MS;
  const made = await makeApiToken(store, user.id, { id: key, name, scope, expiresAt }, now);
  if (made.ok) return made.token;
  if (made.reason === "too-many") throw new Refusal(400, API_TOKEN_TEXTS.tooMany);
  return null;
}
