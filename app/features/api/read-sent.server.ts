import { z } from "zod";
import { cutTexts, TOO_LONG } from "~/http/cut-texts";
import { errorWording } from "~/http/error-wording";
import { readForm } from "~/http/form.server";
import { type Errors, Refusal } from "~/http/refusal";
import type { AnyCall } from "./call";
import { unknownFieldRefusal, unknownFields } from "./errors/unknown-field";
import { API_MESSAGES } from "./messages";
import { readJson } from "./read-json.server";

const NO_FIELDS = z.strictObject({});

/** The query, and the JSON or form, that a request carries. Throws Refusal for what the call does not take. */
export async function readSent(call: AnyCall, request: Request) {
  const search = new URL(request.url).searchParams;
  const query = checked(call, call.query ?? NO_FIELDS, Object.fromEntries(search));
  if (call.form) {
    if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
      throw new Refusal(415, API_MESSAGES.notMultipart);
    const { value, refusal, unknown } = await readForm(request, call.form);
    if (unknown !== undefined) throw unknownFieldRefusal([unknown]);
    if (refusal?.status === 429) throw refusal;
    return { query, form: value };
  }
  if (call.method === "GET") return { query };
  return { query, body: checked(call, call.body ?? NO_FIELDS.nullish(), await readJson(request)) };
}

function checked(call: AnyCall, schema: z.ZodType, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const shape = schema instanceof z.ZodObject ? schema.shape : undefined;
  const { sent, cut } = isObject ? cutTexts({ ...value }, shape) : { sent: value, cut: [] };
  const { data, error } = schema.safeParse(sent);
  if (error) throw refusalOf(call, error);
  if (cut.length > 0)
    throw new Refusal(400, {
      "": [`${TOO_LONG} Field: ${cut[0]}`],
      ...Object.fromEntries(cut.map((name) => [name, [TOO_LONG]])),
    });
  return data;
}

function refusalOf(call: AnyCall, error: z.ZodError): Refusal {
  const unknown = unknownFields(error);
  if (unknown.length > 0) return unknownFieldRefusal(unknown);
  const errors: Errors = { "": [call.wording?.(error) ?? error.issues[0]?.message ?? errorWording(400)] };
  for (const { path, message } of error.issues) if (path.length > 0) errors[path.join(".")] ??= [message];
  return new Refusal(400, errors);
}
