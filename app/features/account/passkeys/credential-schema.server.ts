import { z } from "zod";
import { longTexts } from "~/http/cut-texts";

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);

/** Of a text that holds JSON; undefined for any other. */
const inJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const common = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

/** What a browser answers to the challenge of a log-in, as JSON. */
export const assertionSchema = z.preprocess(
  inJson,
  z.object({
    ...common,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200),
    }),
  }),
);

/** What a browser answers when it has made a passkey, as JSON. */
export const attestationSchema = z.preprocess(
  inJson,
  z.object({
    ...common,
    response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(20_000) }),
  }),
);

/** A log-in by passkey; the address that was typed before is shown again. */
export const passkeyLogInSchema = z.object({
  credential: z.string().default("").register(longTexts, { max: 20_000 }),
  email: z.string().optional(),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  lateForm: z.string().optional(),
});
