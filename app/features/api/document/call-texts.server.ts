import { z } from "zod";
import { ALL_CALLS } from "~/features/api/all-calls.server";
import { type AnyCall, scopeOf } from "~/features/api/answer";
import type { CallText } from "./call-list";
import { refusalsOf } from "./operations.server";

const ACCESS = {
  anyone: "everybody",
  "maybe-signed-in": "everybody, unless the server says otherwise",
  "signed-in": "those who are signed in",
};

const SCOPES = {
  read: "read, propose or all",
  propose: "propose or all",
  log: "log or all",
  export: "export or all",
  all: "all",
  any: "any",
  none: "none will do",
};

export const callTexts = (): { title: string; calls: CallText[] }[] =>
  ALL_CALLS.map(({ title, calls }) => ({ title, calls: calls.map(textOf) }));

const textOf = (call: AnyCall): CallText => ({
  method: call.method,
  path: call.path,
  summary: call.summary,
  access: ACCESS[call.access],
  scope: call.access === "anyone" ? null : SCOPES[scopeOf(call)],
  query: fieldsOf(call.query),
  body: fieldsOf(call.body ?? call.form),
  refusals: Object.entries(refusalsOf(call))
    .filter(([status]) => !["429", "500"].includes(status))
    .map(([status, text]) => ({ status, text })),
});

type Shape = { properties?: Record<string, Shape>; required?: string[]; anyOf?: Shape[] };

/** Without names, so that every field is in its place. */
const UNNAMED = z.registry<object>();

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const {
    properties,
    required = [],
    anyOf,
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    metadata: UNNAMED,
  }) as Shape;
  if (!properties && anyOf)
    return [anyOf.map((one) => Object.keys(one.properties ?? {}).join(", ")).join(" or ")].filter(Boolean);
  return Object.entries(properties ?? {}).map(([name, inner]) => {
    const fields = Object.keys(inner.properties ?? {});
    const shown = fields.length > 0 ? `${name} { ${fields.join(", ")} }` : name;
    return required.includes(name) ? shown : `${shown}?`;
  });
}
