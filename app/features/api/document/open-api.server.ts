import { z } from "zod";
import { errorWording } from "~/http/error-wording";
import { ALL_CALLS } from "../all-calls.server";
import type { AnyCall } from "../call";
import { ERROR_CODES } from "../errors/error-code";

type Json = Record<string, unknown>;

const problem = z.object({
  success: z.literal(false),
  data: z.null(),
  error: z.string(),
  code: z.string().meta({ description: `One of ${ERROR_CODES.join(", ")}; more may come.` }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: "What is wrong with each field, by its dotted name." }),
});

/**
 * The OpenAPI 3.1 document of every call, made of the schemas that check them: for a reader who finds the server at
 * `shownOrigin`.
 */
export function openApi(shownOrigin: string, baseUrl = shownOrigin) {
  const paths: Record<string, Json> = {};
  for (const { title, calls } of ALL_CALLS)
    for (const call of calls)
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, title) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Pixelplate",
      version: "1",
      description:
        "Every answer is `{success, data, error}`. Calls take a bearer token, or the session cookie of the same site; a token wins.",
    },
    servers: [{ url: shownOrigin }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, "output") },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: baseUrl.startsWith("https:") ? "__Host-pp" : "pp" },
      },
    },
  };
}

function operation(call: AnyCall, tag: string): Json {
  const body = bodyOf(call);
  const parameters = parametersOf(call);
  return {
    operationId: call.operationId,
    tags: [tag],
    summary: call.summary,
    security: {
      anyone: [],
      "maybe-signed-in": [{}, { bearer: [] }, { session: [] }],
      "signed-in": [{ bearer: [] }, { session: [] }],
    }[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: "Done", content: json(answerSchema(call)) },
      ...Object.fromEntries(
        Object.entries(refusalsOf(call)).map(([status, description]) => [
          status,
          { description, content: json({ $ref: "#/components/schemas/Problem" }) },
        ]),
      ),
    },
  };
}

function parametersOf({ path, query, idempotent }: AnyCall): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", examples: [`{${name}}`] },
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, "input") : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as string[]).includes(name),
    schema,
  }));
  const inHeader = idempotent
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "A repeat with the same body within 24 hours changes nothing and returns the same answer.",
          schema: { type: "string", pattern: "^[!-~]{1,200}$" },
        },
      ]
    : [];
  return [...inPath, ...inQuery, ...inHeader];
}

function bodyOf({ body, form }: AnyCall): Json | undefined {
  if (form) {
    const schema = { ...schemaOf(form, "input"), additionalProperties: false };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  return body && { required: !body.safeParse(undefined).success, content: json(schemaOf(body, "input")) };
}

/** What a call may be answered with when it is not done. */
export function refusalsOf({ access, withoutToken, body, path, refusals }: AnyCall): Record<string, string> {
  return {
    400: "The request is invalid or has an unknown field; `error` says which.",
    ...(access === "signed-in" && { 401: withoutToken ?? errorWording(401) }),
    ...(path.includes("{") && { 404: errorWording(404) }),
    ...(body && { 415: "The body is not JSON." }),
    429: errorWording(429),
    500: errorWording(500),
    503: "The server or its database is busy; try again after `Retry-After` seconds.",
    ...refusals,
  };
}

function answerSchema({ answer, plain }: AnyCall): Json {
  const data = schemaOf(answer, "output");
  const { properties = {}, required = [] } = plain
    ? (data as { properties?: Json; required?: string[] })
    : {};
  return {
    type: "object",
    properties: { success: { const: true }, data, error: { type: "null" }, ...properties },
    required: ["success", "data", "error", ...required],
  };
}

const json = (schema: Json): Json => ({ "application/json": { schema } });

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
