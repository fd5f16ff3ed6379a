import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { createCookie, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logError } from "~/platform/log/log.server";
import { cutTexts, TOO_LONG } from "./cut-texts";
import { statusOf } from "./database-down.server";
import { interruptedFields } from "./interrupted-form.server";
import { formLimit } from "./limits.server";
import { type Errors, Refusal, TOO_LARGE } from "./refusal";

const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword", "secret"];

/** Fields of which every value counts, joined by commas. */
const REPEATED_FIELDS = ["weekdays", "shown_nutrients"];

const FILES = "photos";

const INTERRUPTED_FORM_MAX = 32_768;

const INTERRUPTED_FORM_FIELD = "lateForm";

type Form<T> = {
  /** The answer for the page: the values as sent, without passwords. */
  reply: (errors?: Errors) => SubmissionResult<string[]>;
  /** The first field that the schema does not name. */
  unknown: string | undefined;
  isInterrupted: boolean;
} & ({ value: T; refusal?: undefined } | { value?: undefined; refusal: Refusal });

/** A page with a form for files; at `?too-large` as `refused`, with 413. */
export function pageOfFiles<P, R>(request: Request, page: P, refused: R, status?: number) {
  const isTooLarge = new URL(request.url).searchParams.has(TOO_LARGE);
  const answer = { ...page, refused: isTooLarge ? refused : undefined };
  return data(answer, { status: status ?? (isTooLarge ? 413 : 200) });
}

export const atField = (field: string, message: string): SubmissionResult<string[]> => ({
  status: "error",
  error: { [field]: [message] },
});

type SchemaOf<S extends z.ZodObject> = S | ((sent: FormData) => S);

/**
 * Reads a form against its schema: its values, or why it is refused. An interrupted form is refused with 200, to be shown again.
 * Only the schema's own field names are read, the first value of each: crafted names such as `x[4294967294]` would make
 * the form library build huge arrays. A text that is far too long is cut.
 */
export async function readForm<S extends z.ZodObject>(
  request: Request,
  given: SchemaOf<S>,
): Promise<Form<z.output<S>>> {
  const posted = await formDataOf(request);
  const interrupted = await interruptedFormIn(request, posted.get(INTERRUPTED_FORM_FIELD));
  const sent = interrupted ?? posted;
  const schema = typeof given === "function" ? given(sent) : given;
  const { known, cut } = knownFields(sent, schema);
  const unknown = [...sent.keys()].find((name) => !Object.hasOwn(schema.shape, name));
  const submission = parseWithZod(known, { schema });
  const reply: Form<z.output<S>>["reply"] = (errors) =>
    submission.reply({ fieldErrors: errors ?? {}, hideFields: SECRET_FIELDS });
  const errors = errorsIn(submission.reply(), cut);
  const read = { reply, unknown, isInterrupted: interrupted !== undefined };
  if (interrupted) return { ...read, refusal: new Refusal(200, errors) };
  const tooOften = await formLimit(request);
  if (tooOften) return { ...read, refusal: tooOften };
  if (submission.status !== "success" || cut.length > 0)
    return { ...read, refusal: new Refusal(400, errors) };
  return { ...read, value: submission.value };
}

function knownFields(sent: FormData, { shape }: z.ZodObject) {
  const fields = Object.keys(shape).flatMap((name) => {
    const value = REPEATED_FIELDS.includes(name) ? sent.getAll(name).join(",") || null : sent.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const { sent: short, cut } = cutTexts(Object.fromEntries(fields), shape);
  const known = new FormData();
  for (const [name, value] of Object.entries(short)) known.set(name, value);
  if (Object.hasOwn(shape, FILES)) {
    known.delete(FILES);
    for (const file of sent.getAll(FILES)) known.append(FILES, file);
  }
  return { known, cut };
}

function errorsIn({ error }: SubmissionResult<string[]>, cut: string[]): Errors {
  const wrong = Object.entries(error ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages] as const] : [],
  );
  return { ...Object.fromEntries(cut.map((name) => [name, [TOO_LONG]])), ...Object.fromEntries(wrong) };
}

const senders = new WeakMap<object, string>();

/** Lets this request restore an interrupted form of the user. */
export const allowInterruptedForm = (request: Request, userId: string) => senders.set(request, userId);

async function interruptedFormIn(request: Request, key: unknown): Promise<FormData | undefined> {
  const userId = senders.get(request);
  if (userId === undefined || typeof key !== "string") return undefined;
  const fields = await interruptedFields(store.read, key, userId, now());
  const { pathname, search } = new URL(request.url);
  if (!fields) throw redirect(pathname + search, 303);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The typed fields without passwords and files; undefined when there are none, too many, or no form. */
export async function typedIn(request: Request): Promise<Record<string, string> | undefined> {
  const sent = await formDataOf(request).catch(() => undefined);
  if (!sent || sent.has(INTERRUPTED_FORM_FIELD)) return undefined;
  const texts = [...sent].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !SECRET_FIELDS.includes(field[0]),
  );
  // The first value of each name wins, as in `readForm`.
  const fields = Object.fromEntries(texts.toReversed());
  for (const name of REPEATED_FIELDS) {
    const values = texts.flatMap(([each, text]) => (each === name ? [text] : []));
    if (values.length > 0) fields[name] = values.join(",");
  }
  const length = JSON.stringify(fields).length;
  return texts.length > 0 && length <= INTERRUPTED_FORM_MAX ? fields : undefined;
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

type LastResult = SubmissionResult<string[]>;
type Options<B> = {
  /** The message when the work breaks or the database is down. */
  failed: string;
  /** What the page gets when the form is refused; by default the form as sent, with its errors. */
  shown?: (lastResult: LastResult, refusal: Refusal) => B | Promise<B>;
};

/** Reads a form and does its work; refused by either, it is answered with its values and the refusal's status. */
export async function answerForm<S extends z.ZodObject, A, B = LastResult>(
  request: Request,
  schema: SchemaOf<S>,
  { failed, shown }: Options<B>,
  work: (value: z.output<S>) => Promise<A>,
) {
  const form = await readForm(request, schema);
  const result = form.refusal ?? (await resultOf(request, failed, () => work(form.value)));
  if (!(result instanceof Refusal)) return result;
  const reply = form.reply(result.errors);
  const lastResult = { ...reply, initialValue: { ...reply.initialValue, ...result.values } };
  return data((shown ? await shown(lastResult, result) : lastResult) as B, result);
}

/** What `work` gives, or why it is refused: also, with `failed`, as 503 while the database is down and 500 for a bug. */
export async function resultOf<T>(
  request: Request,
  failed: string,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (error instanceof Response) throw error;
    const status = statusOf(error) ?? 500;
    if (status === 401) throw new Response(null, { status });
    if (!request.signal.aborted) logError(error, request);
    return new Refusal(status, failed);
  }
}

/** A brief message on the next page. `undo` is a path on this site that reverts the change by POST. */
export type Toast = { type: "success" | "error"; text: string; undo?: string };

const flash = createCookie("pp_toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });
const schema = z.object({
  type: z.enum(["success", "error"]),
  text: z.string().max(200),
  undo: z
    .string()
    .regex(
      /^\/food\/[\w-]{22}\/(?:delete|restore)$|^\/day\/[\d-]{10}\/(?:copy\/[\w-]{12}\/undo|(?:done|shrink)\?undo)$|^\/tray\/[\w-]{22}\?undo$|^\/weight\?restore=[\d-]{10}&kg=[\d.]{1,8}$/,
    )
    .optional(),
});

export async function redirectWithToast(to: string, toast: Toast, headers = new Headers()) {
  headers.append("Set-Cookie", await toastCookie(toast));
  return redirect(to, { status: 303, headers });
}

export const toastCookie = (toast: Toast): Promise<string> => flash.serialize(toast);

export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers();
  const waiting = schema.safeParse(await flash.parse(request.headers.get("Cookie")));
  if (!waiting.success) return { toast: null, headers };
  headers.append("Set-Cookie", await flash.serialize("", { maxAge: 0 }));
  return { toast: waiting.data, headers };
}
