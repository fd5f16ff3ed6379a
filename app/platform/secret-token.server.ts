import { createHash, randomBytes } from "node:crypto";

/** A proof as its table knows it: by the hash of its secret, so that a copy of the table opens nothing. */
export type TokenKey = { userId: string; hash: string };

/** Makes what somebody shows to prove who they are, `{user id}.{256 random bits}`: a session's id, a token, a link's. */
export function newToken(userId: string): TokenKey & { value: string } {
  const secret = randomBytes(32).toString("base64url");
  return { value: `${userId}.${secret}`, userId, hash: hashOf(secret) };
}

/** What such a value names; undefined for garbage. Nobody has looked yet whether it holds. */
export function tokenKey(value: unknown): TokenKey | undefined {
  const [, userId, secret] = (typeof value === "string" && /^([\w-]{1,64})\.([\w-]{43})$/.exec(value)) || [];
  return userId && secret ? { userId, hash: hashOf(secret) } : undefined;
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
