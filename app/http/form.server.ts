import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { cutTexts, TOO_LONG } from "./cut-texts";
import { lateFields } from "./late-form.server";
import type { RequestLike } from "./request-like";
import { TOO_OFTEN, type TooOften } from "./too-often";
import { formLimit } from "./write-limit.server";

const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword"];

const LATE_FORM_MAX = 32_768;

const LATE_FORM = "lateForm";

type Parsed<T> = {
  reply: Reply;
  refusal: { status: 400 | 200 } | TooOften;
  unknown: string | undefined;
} & ({ value: T } | { value: undefined });
type Reply = (errors?: Record<string, string[]>) => SubmissionResult<string[]>;

/** Reads a form against its schema, by the schema's own field names: crafted ones such as `x[4294967294]` would build huge arrays. Without a `value`, answer `reply()` with `refusal`. */
export async function readForm<S extends z.ZodObject>(
  request: RequestLike,
  schema: S,
): Promise<Parsed<z.output<S>>> {
  const posted = await formDataOf(request);
  const late = await lateFormIn(request, posted.get(LATE_FORM));
  const sent = late ?? posted;
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const { sent: short, cut } = cutTexts(Object.fromEntries(given), schema.shape);
  const known = new FormData();
  for (const [name, value] of Object.entries(short)) known.set(name, value);
  const unknown = [...sent.keys()].find((name) => !Object.hasOwn(schema.shape, name));
  const submission = parseWithZod(known, { schema });
  const wrong = submission.reply().error ?? {};
  const tooLong = Object.fromEntries(cut.flatMap((name) => (wrong[name] ? [] : [[name, [TOO_LONG]]])));
  const reply: Reply = (errors) =>
    submission.reply({ fieldErrors: { ...tooLong, ...errors }, hideFields: SECRET_FIELDS });
  if (late) return { value: undefined, reply, refusal: { status: 200 }, unknown: undefined };
  const tooOften = await formLimit(request);
  if (tooOften) {
    const words: Reply = () => submission.reply({ formErrors: [TOO_OFTEN], hideFields: SECRET_FIELDS });
    return { value: undefined, reply: words, refusal: tooOften, unknown };
  }
  const refusal = { status: 400 } as const;
  if (submission.status !== "success" || cut.length > 0) return { value: undefined, reply, refusal, unknown };
  return { value: submission.value, reply, refusal, unknown };
}

const senders = new WeakMap<object, string>();

/** Lets this request restore a late form of the user. */
export const allowLateForm = (request: RequestLike, userId: string) => senders.set(request, userId);

async function lateFormIn(request: RequestLike, key: unknown): Promise<FormData | undefined> {
  const userId = senders.get(request);
  if (userId === undefined || typeof key !== "string") return undefined;
  const fields = await lateFields(store.read, key, userId, now());
  const { pathname, search } = new URL(request.url);
  if (!fields) throw redirect(pathname + search, 303);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The typed fields without passwords and files; undefined when there are none, too many, or no form. */
export async function typedIn(request: RequestLike): Promise<Record<string, string> | undefined> {
  const sent = await formDataOf(request).catch(() => undefined);
  if (!sent || sent.has(LATE_FORM)) return undefined;
  const texts = [...sent].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !SECRET_FIELDS.includes(field[0]),
  );
  // The first value of each name wins, as in `readForm`.
  const fields = Object.fromEntries(texts.reverse());
  const length = JSON.stringify(fields).length;
  return texts.length > 0 && length <= LATE_FORM_MAX ? fields : undefined;
}

async function formDataOf(request: RequestLike) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    throw new Response("Unsupported Media Type", { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw new Response("Bad Request", { status: 400 });
  }
}
