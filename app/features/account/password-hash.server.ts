import { randomBytes } from "node:crypto";
import { hash, type Options, parseOptions, verify } from "@node-rs/argon2";
import { makeSlots, TooBusy } from "~/platform/slots.server";

// argon2id with the parameters of OWASP's password storage guide.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const AT_ONCE = 4;
const WAITING = 50;

/** The hash to store. The same password typed with composed or decomposed letters gives the same. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize("NFKC"), COST));

/** Whether this is the password behind `stored`. Without a stored hash it takes as long, and is not. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const same = await inTurn(() => verify(against, password.normalize("NFKC")));
  return same && stored !== undefined;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

const inSlot = makeSlots({ atOnce: AT_ONCE, waiting: WAITING });

/** A hash takes 19 MB and a whole core: few run at once, some wait, and beyond that the server says it is busy. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inSlot(work);
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    throw new Response(null, { status: 503, headers: { "Retry-After": "1" } });
  }
}

const nobodysHash = hashPassword(randomBytes(16).toString("base64url"));
