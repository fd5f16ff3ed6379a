import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Asked } from "../../server/asked";
import { TOO_OFTEN, type TooOften } from "./too-often";
import { formLimit } from "./write-limit.server";

/** Fields that are never sent back to the page. */
const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword"];

/** Far beyond any field; the edge lets whole photos through. */
const TEXT_MAX = 65_536;

type Parsed<T> = {
  reply: Reply;
  refusal: { status: 400 } | TooOften;
  /** The first field that the schema does not name. */
  unknown: string | undefined;
} & ({ value: T } | { value: undefined });
type Reply = (errors?: Record<string, string[]>) => SubmissionResult<string[]>;

/**
 * Reads a form against its schema. Only the schema's own field names are looked at, the first value of each:
 * crafted names such as `x[4294967294]` would make the form library build huge arrays.
 * `reply(errors)` is the answer for the page: values kept, passwords left out. Without a `value` it goes with the
 * status in `refusal`, which is another when forms came too often.
 */
export async function readForm<S extends z.ZodObject>(
  request: Asked,
  schema: S,
): Promise<Parsed<z.output<S>>> {
  const sent = await formDataOf(request);
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = sent.get(name);
    if (typeof value === "string" && value.length > TEXT_MAX) throw new Response(null, { status: 413 });
    if (value !== null) known.set(name, value);
  }
  const unknown = [...sent.keys()].find((name) => !Object.hasOwn(schema.shape, name));
  const submission = parseWithZod(known, { schema });
  const reply: Reply = (fieldErrors) => submission.reply({ fieldErrors, hideFields: SECRET_FIELDS });
  const tooOften = await formLimit(request);
  if (tooOften) {
    const words: Reply = () => submission.reply({ formErrors: [TOO_OFTEN], hideFields: SECRET_FIELDS });
    return { value: undefined, reply: words, refusal: tooOften, unknown };
  }
  const refusal = { status: 400 } as const;
  if (submission.status !== "success") return { value: undefined, reply, refusal, unknown };
  return { value: submission.value, reply, refusal, unknown };
}

async function formDataOf(request: Asked) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    throw new Response("Unsupported Media Type", { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw new Response("Bad Request", { status: 400 });
  }
}
