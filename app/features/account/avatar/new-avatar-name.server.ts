import { randomBytes } from "node:crypto";

/** `avatar_{userId}_{ms}.jpg`, the ms followed by 128 random bits in digits: a picture is open to everybody who has its name. */
export function newAvatarName(userId: string, now: number): string {
  const digits = BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString()
    .padStart(39, "0");
  return `avatar_${userId}_${now}${digits}.jpg`;
}
