import { hash, randomBytes, randomUUID } from "node:crypto";

/** In base64url. Leaves no Hash object behind, of which many at once fill the memory. */
export const sha256 = (text: string): string => hash("sha256", text, "base64url");

/** A token as stored: by its hash, so that a copy of the table opens nothing. */
export type TokenKey = { userId: string; hash: string };

/** A token for a session, the API or a mailed link: `{user id}.{256 random bits}`. */
export function newToken(userId: string): TokenKey & { value: string } {
  const secret = randomBytes(32).toString("base64url");
  return { value: `${userId}.${secret}`, userId, hash: sha256(secret) };
}

export function tokenKey(value: unknown): TokenKey | undefined {
  const [, userId, secret] = (typeof value === "string" && /^([\w-]{1,64})\.([\w-]{43})$/.exec(value)) || [];
  return userId && secret ? { userId, hash: sha256(secret) } : undefined;
}

/** For one rendering of a form, so that sending it twice acts once. */
export const newKey = (): string => randomUUID();
