export type Pixels = { data: Uint8Array; width: number; height: number };
