import fc from "fast-check";
import { BAD_TEXTS } from "./fixtures/bad-values";

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  items?: Schema;
  examples?: unknown[];
  const?: unknown;
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Media = Record<string, { schema: Schema }>;
export type Operation = {
  operationId: string;
  description: string;
  security: unknown[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, { description: string; headers?: object; content: Media }>;
};
/** What stands for `{foodId}` and the like in examples. */
export type Known = Record<string, string>;

/** A part of an OpenAPI document with its named schemas in place. */
export function resolved<T>(part: T, document: object): T {
  if (Array.isArray(part)) return part.map((each) => resolved(each, document)) as T;
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...rest } = part as { $ref?: string };
  const named = $ref?.slice(2).split("/") ?? [];
  // biome-ignore lint/suspicious/noExplicitAny: a path into any document
  const schema = named.reduce((inside: any, name) => inside[name], document);
  const whole = $ref ? { ...schema, ...rest } : rest;
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [name, resolved(each, document)]),
  ) as T;
}

/** Every operation of an OpenAPI document. */
export const operationsOf = (document: { paths: Record<string, object> }) =>
  Object.entries(resolved(document.paths, document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, ...rest } = operation as Operation;
      return { id: operationId, method: method.toUpperCase(), path, operation: rest as Operation };
    }),
  );

/** A value that a schema takes: its example, else the least that it asks for; `all` with what may be left out too. */
function sample(schema: Schema, all: boolean, known: Known): unknown {
  const [example] = schema.examples ?? [];
  if (example !== undefined)
    return typeof example === "string"
      ? example.replace(/\{(\w+)\}/g, (_, name) => known[name] ?? "")
      : example;
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf?.[0] && !schema.properties) return sample(schema.anyOf[0], all, known);
  if (schema.type === "number" || schema.type === "integer") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "string") return "text";
  if (schema.type === "null") return null;
  if (schema.type === "array") return all ? [sample(schema.items ?? {}, all, known)] : [];
  const required = [...(schema.required ?? []), ...(schema.anyOf?.[0]?.required ?? [])];
  const names = Object.keys(schema.properties ?? {}).filter((name) => all || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, sample(schema.properties?.[name] ?? {}, all, known)]));
}

/** Where a valid request goes. */
export function addressOf(path: string, { parameters = [] }: Operation, all: boolean, known: Known): string {
  const query = new URLSearchParams();
  let pathname = path;
  for (const { name, in: place, required, schema } of parameters) {
    const value = String(sample(schema, all, known));
    if (place === "path") pathname = pathname.replace(`{${name}}`, value);
    if (place === "query" && (required || all)) query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export function bodyOf({ requestBody }: Operation, all: boolean, known: Known): unknown {
  const schema = requestBody?.content["application/json"]?.schema;
  if (!schema || (!requestBody?.required && !all)) return undefined;
  return sample(schema, all, known);
}

export const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(BAD_TEXTS)) },
  { weight: 2, arbitrary: fc.jsonValue() },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.constantFrom(null, -1, 1e308, true, [], {}, "2026-03-01", "carrot", "1 g"),
);

/** A valid body of which one part, or all, is something else. */
export const mutated = (valid: unknown): fc.Arbitrary<unknown> => {
  if (typeof valid !== "object" || valid === null) return anything;
  const parts = Object.entries(valid).map(([name, value]) =>
    mutated(value).map((other) => ({ ...valid, [name]: other })),
  );
  return fc.oneof(anything, fc.constant(valid), ...parts, ...parts);
};
