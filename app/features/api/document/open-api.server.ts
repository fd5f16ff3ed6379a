import { z } from "zod";
import type { createDocument, ZodOpenApiPathsObject } from "zod-openapi";
import { ALL_CALLS } from "~/features/api/all-calls.server";
import {
  daySummarySchema,
  homeCall,
  pictureLinkCall,
  todayCall,
} from "~/features/api/calls/day-calls.server";
import { savedFoodSchema } from "~/features/api/calls/food-calls.server";
import { goalsBody, goalsCall, trendsCall, weightAnswerSchema } from "~/features/api/calls/goal-calls.server";
import { importCall } from "~/features/api/calls/import-calls.server";
import { potSchema } from "~/features/api/calls/pot-calls.server";
import { collectedSchema, puzzleSchema } from "~/features/api/calls/puzzle-calls.server";
import { recipeSchema } from "~/features/api/calls/recipe-calls.server";
import {
  barcodeCall,
  foundFoodSchema,
  parseDescriptionCall,
  parseFoodCall,
} from "~/features/api/calls/search-calls.server";
import { newTokenBody, personalTokenSchema, tokenCall } from "~/features/api/calls/token-calls.server";
import { proposalSchema } from "~/features/api/calls/tray-calls.server";
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
import { operationOf } from "./operations.server";

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
