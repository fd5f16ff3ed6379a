import { randomBytes } from "node:crypto";

/**
 * The name of a picture's file, `avatar_{userId}_{timestamp}.jpg`. The timestamp, in ms, goes on with 128 random bits
 * in digits: the user's id stands in share links, and the file is open to everybody who has its name.
 */
export function newAvatarName(userId: string, now: number): string {
  const digits = BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString()
    .padStart(39, "0");
  return `avatar_${userId}_${now}${digits}.jpg`;
}
