import { z } from "zod";
import { passkeyCookie } from "~/http/host-cookies.server";
import { attempt } from "~/platform/attempt";

const LIFE_MS = 5 * 60_000;

const schema = z.object({ challenge: z.string(), userId: z.string(), until: z.number() });

/** Remembers a challenge in this browser, for one account or with an empty `userId` for a log-in. */
export async function rememberChallenge(challenge: string, userId: string, now: number): Promise<Headers> {
  const text = JSON.stringify({ challenge, userId, until: now + LIFE_MS });
  return new Headers({ "Set-Cookie": await passkeyCookie.set(text) });
}

/** The challenge that this browser was given for the account, or for a log-in; undefined for none or an old one. */
export async function challengeFor(
  request: Request,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const text = await passkeyCookie.read(request);
  const given = schema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  return given?.userId === userId && given.until > now ? given.challenge : undefined;
}
