import { randomBytes } from "node:crypto";
import { hash, type Options, parseOptions, verify } from "@node-rs/argon2";
import { RETRY_AFTER } from "~/http/plain-cookie";
import { Refusal } from "~/http/refusal";
import { semaphore, TooBusy, type Turn } from "~/platform/semaphore";

// argon2id with the parameters of OWASP's password storage guide.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const LIMITS = { atOnce: 4, waiting: 100, perKey: 51, perKeyAtOnce: 1, reserved: 1 };

/** The hash to store. The same password typed with composed or decomposed letters gives the same. */
export const hashPassword = (password: string, turn: Turn): Promise<string> =>
  inTurn(() => hash(password.normalize("NFKC"), COST), turn);

/** Whether this is the password behind `stored`. Without a stored hash, or a password, it takes as long, and is not. */
export async function isPassword(password: string, stored: string | undefined, turn: Turn): Promise<boolean> {
  const against = stored || (await nobodysHash);
  const same = await inTurn(() => verify(against, password.normalize("NFKC")), turn);
  return same && against === stored;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

const inSlot = semaphore(LIMITS);

/**
 * A hash takes 19 MB and a whole core: few run at once, some wait, and beyond that the server says it is busy. The key of
 * a turn is the account's, so that guesses at one hold up no other.
 */
async function inTurn<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
  try {
    return await inSlot(work, turn);
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    throw new Refusal(503, undefined, { "Retry-After": RETRY_AFTER });
  }
}

const nobodysHash = hashPassword(randomBytes(16).toString("base64url"), { key: "nobody" });
