import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { type AnyCall, API_MESSAGES, scopeOf } from "~/features/api/answer";
import { isTagged } from "~/features/api/answer-calls.server";
import { problemSchema } from "~/features/api/errors.server";
import { errorWording } from "~/http/refusal";

/** What a call may be answered with when it is not done. */
export function refusalsOf(call: AnyCall): Record<string, string> {
  const { access, withoutToken, body, path, refusals, tagged, method } = call;
  const limited = access !== "anyone" && scopeOf(call) !== "any";
  return {
    400: "The request is invalid or has an unknown field; `error` says which.",
    ...(access === "signed-in" && { 401: withoutToken ?? errorWording(401) }),
    ...(limited && { 403: "The token's scope is another one." }),
    ...(path.includes("{") && { 404: errorWording(404) }),
    ...(tagged && method !== "GET" && { 412: API_MESSAGES.changedMeanwhile }),
    ...(body && { 415: "The body is not JSON." }),
    429: errorWording(429),
    500: errorWording(500),
    503: "The server or its database is busy; try again after `Retry-After` seconds.",
    ...refusals,
  };
}

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
      ...headerOf(call),
    },
    ...(body && { requestBody: body }),
    responses: {
      "200": {
        description: "Done",
        ...(isTagged(call) && { headers: etagHeader }),
        content: contentOf(call),
      },
      ...Object.fromEntries(
        Object.entries(refusalsOf(call)).map(([status, text]) => [status, refused(status, text)]),
      ),
    },
  };
}

const SCOPE_TEXTS = {
  read: "A personal token needs the scope `read`, `propose` or `all`.",
  propose: "A personal token needs the scope `propose` or `all`.",
  log: "A personal token needs the scope `log` or `all`.",
  export: "A personal token needs the scope `export` or `all`.",
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
        z.string().meta({ examples: [named], ...(PATH_FORMS[name] ?? ID_FORM) }),
      ]),
    ),
  );

const ID_FORM = { minLength: 1, maxLength: 64 };
const PATH_FORMS: Record<string, object> = {
  date: { maxLength: 10 },
  puzzleName: { minLength: 1, maxLength: 100 },
};

const idempotencyKey = z
  .string()
  .regex(/^[!-~]{1,200}$/)
  .optional()
  .meta({
    description: "A repeat with the same body within 24 hours changes nothing and returns the same answer.",
  });

const ifMatch = z
  .string()
  .optional()
  .meta({
    description:
      "The ETag that what is changed was read with (of a day, that of `getDay`; of a copy, that of the day it goes to); 412 when it is another one now.",
    examples: ['"q3yXJmQ8nXgkq1Zb0cWw2A"'],
  });

function headerOf({ idempotent, tagged, method }: AnyCall) {
  const matches = tagged && method !== "GET";
  if (!idempotent && !matches) return {};
  const fields = {
    ...(idempotent && { "Idempotency-Key": idempotencyKey }),
    ...(matches && { "If-Match": ifMatch }),
  };
  return { header: z.object(fields) };
}

const etagHeader = z.object({
  ETag: z.string().meta({ description: "Of what is answered.", examples: ['"q3yXJmQ8nXgkq1Zb0cWw2A"'] }),
});

function contentOf(call: AnyCall) {
  const { "application/json": file, ...others } = call.files ?? {};
  const answer = answerOf(call);
  const content = json(file ? z.union([answer, file]) : answer);
  return {
    ...content,
    ...Object.fromEntries(Object.entries(others).map(([type, schema]) => [type, { schema }])),
  };
}

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

const rateLimit = retryAfter.extend({
  "RateLimit-Remaining": z
    .string()
    .meta({ examples: ["0"], description: "What is left of the limit: nothing." }),
  "RateLimit-Reset": z.string().meta({ examples: ["30"], description: "Seconds until it is counted anew." }),
});

const refused = (status: string, description: string): ZodOpenApiResponseObject => ({
  description,
  ...(status === "429" && { headers: rateLimit }),
  ...(status === "503" && { headers: retryAfter }),
  content: json(problemSchema),
});
