import type { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";

type Issue = z.core.$ZodIssue;

const SHOWN_CHARS = 80;

/** Names the first field that a strict schema does not know, as in `Unknown field: nutrition.sugar`; undefined when it knows all. */
export function unknownField({ issues }: z.ZodError): string | undefined {
  const [first] = issues.flatMap(unknownIn);
  return first === undefined ? undefined : unknownFieldText(first);
}

export const unknownFieldText = (name: string) => `Unknown field: ${cleanText(name).slice(0, SHOWN_CHARS)}`;

/** Of alternatives, a field is unknown when it is so in each. */
function unknownIn(issue: Issue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key].join("."));
  if (issue.code !== "invalid_union") return [];
  const [first = [], ...others] = issue.errors.map((issues) => issues.flatMap(unknownIn));
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .map((name) => [...issue.path, name].join("."));
}
