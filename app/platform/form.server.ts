import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** Fields that are never sent back to the page. */
const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword"];

/** Far beyond any field; the edge lets whole photos through. */
const TEXT_MAX = 65_536;

type Parsed<T> = { value: T; reply: Reply } | { value: undefined; reply: Reply };
type Reply = (errors?: Record<string, string[]>) => SubmissionResult<string[]>;

/**
 * Reads a form against its schema. Only the schema's own field names are looked at, the first value of each:
 * crafted names such as `x[4294967294]` would make the form library build huge arrays.
 * `reply(errors)` is the answer for the page: values kept, passwords left out.
 */
export async function readForm<S extends z.ZodObject>(
  request: Request,
  schema: S,
): Promise<Parsed<z.output<S>>> {
  const sent = await formDataOf(request);
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = sent.get(name);
    if (typeof value === "string" && value.length > TEXT_MAX) throw new Response(null, { status: 413 });
    if (value !== null) known.set(name, value);
  }
  const submission = parseWithZod(known, { schema });
  const reply: Reply = (fieldErrors) => submission.reply({ fieldErrors, hideFields: SECRET_FIELDS });
  if (submission.status !== "success") return { value: undefined, reply };
  return { value: submission.value, reply };
}

async function formDataOf(request: Request) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    throw new Response("Unsupported Media Type", { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw new Response("Bad Request", { status: 400 });
  }
}
