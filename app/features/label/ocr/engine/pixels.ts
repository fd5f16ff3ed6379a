/** A picture as rows of red, green and blue bytes. */
export type Pixels = { data: Uint8Array; width: number; height: number };
