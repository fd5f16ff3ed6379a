import type { z } from "zod";
import { cleanText } from "~/platform/text/clean-text";
import { CodedRefusal } from "./coded-refusal";

type Issue = z.core.$ZodIssue;

const SHOWN_CHARS = 80;
const NAMED_MAX = 20;

/** The fields that a strict schema does not know, as in `nutrition.sugar`. */
export const unknownFields = ({ issues }: z.ZodError): string[] => issues.flatMap(unknownIn).map(shortName);

/** A refusal that names every field which is not known. */
export function unknownFieldRefusal(names: string[]): CodedRefusal {
  const said = `Unknown field${names.length > 1 ? "s" : ""}: ${shortName(names.join(", "))}`;
  return new CodedRefusal(400, "unknown_field", said, {
    fields: Object.fromEntries(names.slice(0, NAMED_MAX).map((name) => [shortName(name), "Unknown field"])),
  });
}

const shortName = (name: string) => cleanText(name).slice(0, SHOWN_CHARS);

/** Of alternatives, a field is unknown when it is so in each. */
function unknownIn(issue: Issue): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key].join("."));
  if (issue.code !== "invalid_union") return [];
  const [first = [], ...others] = issue.errors.map((issues) => issues.flatMap(unknownIn));
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .map((name) => [...issue.path, name].join("."));
}
