import { z } from "zod";

/** One log-in under way, as its signed cookie carries it through the provider's pages. */
export const flowSchema = z.strictObject({
  for: z.literal("flow"),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectTo: z.string(),
  linkTo: z.string().optional(),
  invite: z.string().optional(),
  begunAt: z.number(),
});

export type Flow = z.output<typeof flowSchema>;

export const FLOW_MAX_MS = 10 * 60_000;

export const CALLBACK = "/log-in/house/callback";
