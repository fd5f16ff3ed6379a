import { z } from "zod";
import { houseFoundCookie } from "~/http/host-cookies.server";
import { attempt } from "~/platform/attempt";
import type { HousePerson } from "./finish-flow.server";
import { FLOW_MAX_MS } from "./flow.server";

const schema = z.strictObject({
  for: z.literal("found"),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().max(300).optional(),
  userId: z.string(),
  at: z.number(),
});

/** Whom the provider named to somebody who is logged in; they are linked when that person confirms it. */
export const rememberFound = ({ issuer, subject, email }: HousePerson, userId: string, now: number) =>
  houseFoundCookie.set(
    JSON.stringify({ for: "found", issuer, subject, email: email?.slice(0, 300), userId, at: now }),
  );

export async function foundBy(request: Request, userId: string, now: number) {
  const text = await houseFoundCookie.read(request);
  const found = schema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  return found?.userId === userId && now - found.at <= FLOW_MAX_MS ? found : undefined;
}
