import { hash } from "node:crypto";

/** In base64url. Leaves no Hash object behind, of which many at once fill the memory. */
export const sha256 = (text: string): string => hash("sha256", text, "base64url");
