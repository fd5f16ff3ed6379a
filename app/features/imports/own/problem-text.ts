import type { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";

type Issue = z.core.$ZodIssue;

const PATH_MAX = 120;

/** `foods[12].carbs` */
export function pathText(section: string, path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return cleanText([section, ...steps].join("")).slice(0, PATH_MAX);
}

/** What is wrong with a value, to be read after its path. */
export function problemText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "too_big":
      return issue.origin === "string"
        ? `is longer than ${count(issue.maximum)} characters`
        : issue.origin === "array"
          ? `has more than ${count(issue.maximum)} entries`
          : `must be at most ${count(issue.maximum)}`;
    case "too_small":
      return `must be ${issue.inclusive ? "at least" : "more than"} ${count(issue.minimum)}`;
    case "invalid_value":
      return `must be ${issue.values.map(String).join(" or ")}`;
    case "unrecognized_keys":
      return "is unknown to this version of Pixelplate";
    case "invalid_format":
      return FORMATS[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}

const count = (number: number | bigint) => number.toLocaleString("en-US");

const TYPES: Record<string, string> = {
  number: "a number",
  int: "a whole number",
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const FORMATS: Record<string, string> = {
  date: "must be a day, such as 2026-03-01",
  datetime: "must be a time, such as 2026-03-01T12:00:00Z",
  base64: "must be Base64",
  safeint: "must be a whole number",
};
