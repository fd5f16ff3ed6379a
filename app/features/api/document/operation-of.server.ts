import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { type AnyCall, scopeOf } from "../call";
import { problemSchema } from "../errors/problem-schema.server";
import { refusalsOf } from "./refusals-of";

/** One call as OpenAPI describes it. */
export function operationOf(call: AnyCall, tag: string): ZodOpenApiOperationObject {
  const body = bodyOf(call);
  return {
    operationId: call.operationId,
    tags: [tag],
    summary: call.summary,
    description: scopeText(call),
    security: securityOf(call),
    requestParams: {
      ...(call.path.includes("{") && { path: pathOf(call) }),
      ...(call.query instanceof z.ZodObject && { query: call.query }),
      ...(call.idempotent && { header: z.object({ "Idempotency-Key": idempotencyKey }) }),
    },
    ...(body && { requestBody: body }),
    responses: {
      "200": { description: "Done", content: json(answerOf(call)) },
      ...Object.fromEntries(
        Object.entries(refusalsOf(call)).map(([status, text]) => [status, refused(status, text)]),
      ),
    },
  };
}

const SCOPE_TEXTS = {
  read: "A personal token needs the scope `read` or `all`.",
  log: "A personal token needs the scope `log` or `all`.",
  all: "A personal token needs the scope `all`.",
  any: "A personal token of any scope will do.",
  none: "No personal token will do, only what a log-in gives.",
};

const scopeText = (call: AnyCall) =>
  call.access === "anyone" ? "Needs no token." : SCOPE_TEXTS[scopeOf(call)];

function securityOf(call: AnyCall): Record<string, string[]>[] {
  const scope = scopeOf(call);
  const signedIn: Record<string, string[]>[] = [
    { bearer: scope === "any" || scope === "none" ? [] : [scope] },
    { session: [] },
  ];
  return { anyone: [], "maybe-signed-in": [{}, ...signedIn], "signed-in": signedIn }[call.access];
}

const pathOf = ({ path }: AnyCall) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([named, name = ""]) => [
        name,
        z.string().meta({ examples: [named] }),
      ]),
    ),
  );

const idempotencyKey = z
  .string()
  .regex(/^[!-~]{1,200}$/)
  .optional()
  .meta({
    description: "A repeat with the same body within 24 hours changes nothing and returns the same answer.",
  });

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

function bodyOf({ body, form }: AnyCall) {
  if (form) return { required: true, content: { "multipart/form-data": { schema: form.strict() } } };
  return body && { required: !body.safeParse(undefined).success, content: json(body) };
}

function answerOf({ answer, plain }: AnyCall) {
  const beside = plain && answer instanceof z.ZodObject ? answer.shape : {};
  return z.object({ success: z.literal(true), data: answer, error: z.null(), ...beside });
}

const retryAfter = z.object({
  "Retry-After": z.string().meta({ examples: ["1"], description: "How many seconds to wait." }),
});

const refused = (status: string, description: string): ZodOpenApiResponseObject => ({
  description,
  ...(["429", "503"].includes(status) && { headers: retryAfter }),
  content: json(problemSchema),
});
