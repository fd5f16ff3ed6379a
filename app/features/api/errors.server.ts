import { z } from "zod";
import { statusOf } from "~/http/database-down.server";
import { errorWording, Refusal } from "~/http/refusal";
import { logError } from "~/platform/log/log.server";
import { cleanText } from "~/platform/text";
import { type AnyCall, codedRefusal, ERROR_CODES, errorAnswer, type JsonAnswer } from "./answer";

type Issue = z.core.$ZodIssue;

const SHOWN_CHARS = 80;
const NAMED_MAX = 20;

/** The fields that a strict schema does not know, as in `nutrition.sugar`. */
export const unknownFields = ({ issues }: z.ZodError): string[] => issues.flatMap(unknownIn).map(shortName);

export function unknownFieldRefusal(names: string[]): Refusal {
  const said = `Unknown field${names.length > 1 ? "s" : ""}: ${shortName(names.join(", "))}`;
  const fields = names.slice(0, NAMED_MAX).map((name) => [shortName(name), ["Unknown field"]]);
  return codedRefusal(400, "unknown_field", { ...Object.fromEntries(fields), "": [said] });
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

export function refusalAnswer(error: unknown, call: AnyCall, request: Request): JsonAnswer {
  if (error instanceof Refusal) {
    const headers: Record<string, string> = { ...headersOf(error.status), ...lowerCase(error.headers) };
    if (error.status === 429) Object.assign(headers, limitHeaders(headers["retry-after"]));
    return errorAnswer(error.status, error.message, headers, detailsOf(error));
  }
  if (error instanceof Response) {
    const after = error.headers.get("Retry-After");
    const headers: Record<string, string> = after ? { "retry-after": after } : {};
    return errorAnswer(error.status, errorWording(error.status), { ...headersOf(error.status), ...headers });
  }
  const status = statusOf(error) ?? 500;
  if (status === 401) return errorAnswer(status, errorWording(status), headersOf(status));
  if (!request.signal.aborted) logError(error, request);
  return errorAnswer(status, call.failure ?? errorWording(500));
}

function detailsOf({ code, errors }: Refusal) {
  const named = Object.entries(errors).filter(([name]) => name !== "");
  return { code, fields: Object.fromEntries(named.map(([name, texts]) => [name, texts[0] ?? ""])) };
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const limitHeaders = (after = "1") => ({ "ratelimit-remaining": "0", "ratelimit-reset": after });

const headersOf = (status: number): Record<string, string> =>
  status === 401 ? { "www-authenticate": "Bearer" } : {};

export const problemSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  error: z.string().meta({ description: "A sentence for people." }),
  code: z.string().meta({
    examples: ["invalid"],
    description: `For programs. Now one of ${ERROR_CODES.join(", ")}; go by the status for one that you don't know.`,
  }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({
      examples: [{ "nutrition.carbs": "Must be a valid number" }],
      description: "What is wrong with each field, by its dotted name.",
    }),
});
