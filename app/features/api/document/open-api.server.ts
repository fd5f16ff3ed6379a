import type { createDocument, ZodOpenApiPathsObject } from "zod-openapi";
import { ALL_CALLS } from "../all-calls.server";
import { nameComponents } from "./components.server";
import { operationOf } from "./operation-of.server";

/** Of the API, not of the server: the second number counts additions. */
const VERSION = "1.1";

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
    "A personal token of the account page, with the scope `read`, `log` or `all`, or an access token of `issueTokens`, which does everything.",
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
