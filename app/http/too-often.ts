export type TooOften = { status: 429; headers: { "Retry-After": string } };

export const TOO_OFTEN = "Too many requests. Please try again later.";

export const tooOften = (waitMs: number): TooOften => ({
  status: 429,
  headers: { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) },
});
