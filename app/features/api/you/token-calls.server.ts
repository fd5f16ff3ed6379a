import { z } from "zod";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { credentialsSchema } from "~/features/account/sign-in/credentials-schema.server";
import { defineCall } from "../call";

const example = { examples: [{ email: "ann@example.org", password: "carrots-before-noon" }] };
const credentials = credentialsSchema.omit({ redirectTo: true }).strict();
const refresh = z.strictObject({ refresh_token: z.string() });

export const tokenCall = defineCall({
  method: "POST",
  path: "/api/auth/token",
  summary: "Get an access token and a refresh token with credentials or a refresh token",
  access: "anyone",
  body: z.union([credentials, refresh]).meta(example),
  answer: z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal("bearer"),
    expires_in: z.int().meta({ description: "Lifetime of the access token in seconds." }),
  }),
  plain: true,
  refusals: {
    401: `${ACCOUNT_MESSAGES.wrongCredentials}; or the refresh token is used, expired or unknown.`,
    403: "The email address is not confirmed yet.",
  },
  // Of the two alternatives the credentials say what is missing.
  wording({ issues: [issue] }) {
    const problems = issue?.code === "invalid_union" ? issue.errors[0]?.[0] : issue;
    return problems?.path.length ? problems.message : ACCOUNT_MESSAGES.emailRequired;
  },
});

export const endTokenCall = defineCall({
  method: "DELETE",
  path: "/api/auth/token",
  summary: "Revoke this access token, its refresh token and all others from the same log-in",
  access: "signed-in",
  answer: z.object({ ended: z.literal(true) }),
});
