import { z } from "zod";
import type {
  createDocument,
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from "zod-openapi";
import { ALL_CALLS } from "~/features/api/all-calls.server";
import { type AnyCall, API_MESSAGES, scopeOf } from "~/features/api/answer";
import {
  daySummarySchema,
  homeCall,
  pictureLinkCall,
  todayCall,
} from "~/features/api/calls/day-calls.server";
import { goalsBody, goalsCall, trendsCall, weightAnswerSchema } from "~/features/api/calls/goal-calls.server";
import { importCall } from "~/features/api/calls/import-calls.server";
import { collectedSchema, puzzleSchema } from "~/features/api/calls/puzzle-calls.server";
import { recipeSchema } from "~/features/api/calls/recipe-calls.server";
import { savedFoodSchema } from "~/features/api/calls/saved-calls.server";
import {
  barcodeCall,
  foundFoodSchema,
  parseDescriptionCall,
  parseFoodCall,
} from "~/features/api/calls/search-calls.server";
import { newTokenBody, personalTokenSchema, tokenCall } from "~/features/api/calls/token-calls.server";
import { potSchema, proposalSchema } from "~/features/api/calls/tray-calls.server";
import { remindersCall, userCall } from "~/features/api/calls/user-calls.server";
import { webhookBody, webhookCall } from "~/features/api/calls/webhook-calls.server";
import { problemSchema } from "~/features/api/errors.server";
import {
  amountsBody,
  amountsSchema,
  changeBody,
  loggedSchema,
  newBody,
  nutrientsSchema,
  nutritionBody,
  nutritionSchema,
  partAnswerSchema,
  partSchema,
  replacingBody,
} from "~/features/api/food-json.server";
import { isTagged } from "~/features/api/if-match.server";
import { errorWording } from "~/http/refusal";

const COMPONENTS: Record<string, z.ZodType> = {
  Problem: problemSchema,
  Amounts: amountsSchema,
  Nutrients: nutrientsSchema,
  SentAmounts: amountsBody,
  Nutrition: nutritionSchema,
  SentNutrition: nutritionBody,
  Food: loggedSchema,
  FoodPart: partAnswerSchema,
  SentFoodPart: partSchema,
  NewFood: newBody,
  WholeFood: replacingBody,
  FoodChange: changeBody,
  FoundFood: foundFoodSchema,
  Product: barcodeCall.answer,
  SavedFood: savedFoodSchema,
  ...{ Recipe: recipeSchema, Pot: potSchema },
  ProposedFood: proposalSchema,
  Day: homeCall.answer,
  DaySummary: daySummarySchema,
  Goals: goalsCall.answer,
  NewGoals: goalsBody,
  Puzzle: puzzleSchema,
  CollectedPuzzle: collectedSchema,
  Today: todayCall.answer,
  PictureLink: pictureLinkCall.answer,
  Trends: trendsCall.answer,
  Import: importCall.answer,
  Reminders: remindersCall.answer,
  ...{ Webhook: webhookCall.answer, NewWebhook: webhookBody },
  ReadMeal: parseDescriptionCall.answer,
  ReadLabel: parseFoodCall.answer,
  Weight: weightAnswerSchema,
  User: userCall.answer,
  TokenPair: tokenCall.answer,
  Token: personalTokenSchema,
  NewToken: newTokenBody,
};

/** Gives schemas their names in the description, so that generated clients have types of these names. */
function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

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

function operationOf(call: AnyCall, tag: string): ZodOpenApiOperationObject {
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

/** Of the API, not of the server: the second number counts additions. */
const VERSION = "1.6";

const DESCRIPTION = `Every answer is \`{success, data, error}\`; a refusal has a \`code\` too, and \`fields\` where some are wrong.
Calls take a bearer token, or the session cookie of the same site; a token wins. What GET gives, PUT takes back without
effect. Additions only: calls, optional fields, answered fields and codes are added, never changed or removed.`;

/**
 * The OpenAPI 3.1 document of every call, made of the schemas that check them: for a reader who finds the server at
 * `shownOrigin`.
 */
export async function openApi(shownOrigin: string, sessionCookie = "pp") {
  made ??= makeDocument();
  const { components, paths = {}, ...document } = await made;
  const session = {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "The cookie of a browser that is logged in.",
  } as const;
  return {
    ...document,
    servers: [{ url: shownOrigin }],
    paths,
    components: { ...components, securitySchemes: { bearer, session } },
  };
}

const bearer = {
  type: "http",
  scheme: "bearer",
  description:
    "A personal token of the account page, with the scope `read`, `propose`, `log`, `export` or `all`, or an access token of `issueTokens`, which does everything.",
} as const;

type Document = ReturnType<typeof createDocument>;
let made: Promise<Document> | undefined;

/** Rarely needed, so the library is not loaded when the server starts. */
async function makeDocument(): Promise<Document> {
  const { createDocument } = await import("zod-openapi");
  nameComponents();
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Pixelplate",
        version: VERSION,
        description: DESCRIPTION,
        license: { name: "AGPL-3.0-only", identifier: "AGPL-3.0-only" },
      },
      tags: ALL_CALLS.map(({ title, about }) => ({ name: title, description: about })),
      paths: pathsOf(),
    },
    {
      // Answers may get more fields.
      override({ jsonSchema, io }) {
        if (io === "output" && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    },
  );
  return JSON.parse(JSON.stringify(document), openBesideRef);
}

/** A closed object beside a reference would refuse the fields of what it refers to. */
function openBesideRef(_: string, part: unknown) {
  if (typeof part !== "object" || part === null || !("$ref" in part)) return part;
  const { additionalProperties, ...rest } = part as Record<string, unknown>;
  return rest;
}

function pathsOf(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const { title, calls } of ALL_CALLS)
    for (const call of calls)
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, title) };
  return paths;
}
