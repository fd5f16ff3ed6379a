import fc from "fast-check";

/** Text that a field may be sent by mistake or by malice. */
export const BAD_TEXTS: Record<string, string> = {
  nothing: "",
  "nothing to be seen": "\u200b\u2060\u00ad\u3164\u200f\u200d",
  "white space": " \t\r\n\u3000 ",
  "10 kB": "a".repeat(10_000),
  NUL: "a\u0000b",
  "direction overrides": "\u202Eevil\u2066\u200F",
  HTML: `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>"'&`,
  emoji: "👩‍👩‍👧‍👦🏳️‍🌈",
  "a pile of marks": `Z${"\u0351".repeat(500)}`,
  "a negative number": "-1",
  "minus nothing": "-0",
  "more than a number holds": "1e309",
  "not a number": "NaN",
  infinity: "Infinity",
  "full-width digits": "１２",
  hexadecimal: "0x10",
  "forty digits": "9".repeat(40),
  __proto__: "__proto__",
  constructor: "constructor",
  "a day that is none": "2026-02-30",
  "a time that is none": "24:61",
  "another address": "//evil.example/\\@evil",
  "a way out": "../../../etc/passwd",
  SQL: "'; drop table users; --",
};

/** Bodies of a form, as a browser never writes them; `name` is the field's. */
export const BAD_PAIRS: Record<string, (name: string, good: string) => string> = {
  "a lone surrogate": (name) => `${name}=a%ED%A0%80b`,
  "bytes that are no text": (name) => `${name}=%FF%FE%00`,
  "a bare percent sign": (name) => `${name}=%`,
  "the field twice": (name, good) => `${name}=${good}&${name}=%3Cb%3E`,
  "an array": (name, good) => `${name}[]=${good}&${name}[]=2`,
  "a huge array": (name) => `${name}[4294967294]=1&x[4294967294]=1&x[50000000]=1`,
  "its prototype": (name) => `${name}.__proto__.polluted=1&__proto__[polluted]=1&${name}[__proto__][x]=1`,
};

/** One letter of each class that an escape names; what lies outside of it comes with the others. */
const ESCAPES: Record<string, string> = {
  s: "\u00a0",
  d: "7",
  w: "_",
  "p{M}": "\u0301",
  "p{L}": "é",
  "p{Lu}": "É",
  "p{Ll}": "é",
  "p{N}": "²",
  "p{Nd}": "٣",
  "p{P}": "¿",
  "p{S}": "€",
  "p{C}": "\u0085",
  "p{Cc}": "\u0085",
  "p{Cf}": "\u200b",
  "p{Surrogate}": "\ud800",
  "p{RGI_Emoji}": "😀",
  "p{Extended_Pictographic}": "🍎",
};
/** What ends a line, a word or a number, and what none of our expressions names. */
const USUAL = [" ", "\n", "\r", "1", "a", "A", ".", ",", "-", "\u4e00"];

/** The letters and words that an expression names: one for each class, and those that stand in it. */
function namedBy({ source }: RegExp) {
  const letters = new Set<string>();
  const plain = source.replace(
    /\\u\{([\da-f]+)\}|\\[ux]([\da-f]{4}|[\da-f]{2})|\\(p\{\w+\}|[dsw])|\\(?:P\{\w+\}|[DSWbBnrt\d])|\\(.)/gi,
    (_, code?: string, hex?: string, name?: string, sign?: string) => {
      const letter =
        sign ??
        (name
          ? ESCAPES[name]
          : code || hex
            ? String.fromCodePoint(Number.parseInt(code ?? hex ?? "", 16))
            : "");
      if (letter) letters.add(letter);
      return " ";
    },
  );
  for (const letter of plain) if (!/[\\^$|?*+()[\]{}]/.test(letter)) letters.add(letter);
  const words = new Set(plain.match(/[\p{L}_]{2,}/gu));
  return { letters: [...letters], words: [...words].flatMap((word) => [word, `${word} `]) };
}

/** Makes a text of about this length. */
export type TextOf = (length: number) => string;

/** Texts that a careless expression goes over again and again: what it names, repeated. */
export function repeatedTexts(expression: RegExp): TextOf[] {
  const { letters, words } = namedBy(expression);
  return [...new Set([...letters, ...USUAL, ...words])].map(repeated);
}

/** The same with another letter before, behind or between. */
export function* brokenTexts(expression: RegExp, most: number): Generator<TextOf> {
  const { letters, words } = namedBy(expression);
  const few = [...new Set([...letters.filter((letter) => !/[a-z]/i.test(letter)), ...USUAL, ...letters])];
  const pieces = few.slice(0, most);
  for (const piece of [...pieces, ...words.slice(0, most)])
    for (const other of pieces)
      if (piece !== other) {
        yield (length) => repeated(piece)(length) + other;
        yield (length) => `${other}${repeated(piece)(length)}\u4e00`;
        yield repeated(piece + other);
      }
}

const repeated =
  (piece: string): TextOf =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length));

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
