import { Readable } from "node:stream";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Db } from "~/db/store";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { cursorIn } from "~/features/food/food-item";
import { cachedAnswer } from "~/http/cached-answers.server";
import type { AnyCaller, Caller, Tx } from "~/http/caller.server";
import { cutTexts, TOO_LONG } from "~/http/cut-texts";
import { readForm } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { type Errors, errorWording, Refusal } from "~/http/refusal";
import { callerBy, guestBy } from "~/http/viewer.server";
import { sha256 } from "~/platform/crypto.server";
import { isLocalDate } from "~/platform/local-date";
import {
  type AnyCall,
  API_MESSAGES,
  type BytesAnswer,
  type Call,
  codedRefusal,
  dataAnswer,
  errorAnswer,
  type FileAnswer,
  type JsonAnswer,
  scopeOf,
  toResponse,
} from "./answer";
import { refusalAnswer, unknownFieldRefusal, unknownFields } from "./errors.server";
import { isInstant } from "./fields.server";
import { idempotencyKey, once } from "./once.server";
import { viewerByToken } from "./programs.server";
import { readJson } from "./read-json.server";

const TAG_CHARS = 22;

const etagOf = (data: unknown): string => `"${sha256(JSON.stringify(data)).slice(0, TAG_CHARS)}"`;

export const isTagged = ({ tagged, method }: Pick<AnyCall, "tagged" | "method">): boolean =>
  tagged === true && ["GET", "PUT", "PATCH"].includes(method);

/**
 * `by`, whose change is refused (412) when what `read` answers, inside the same transaction, is no longer what the
 * request's If-Match names; `by` itself without that header.
 */
export function ifUnchanged(by: Caller, request: Request, read: (tx: Tx) => Promise<unknown>): Caller {
  const sent = request.headers.get("If-Match");
  if (sent === null) return by;
  const tags = sent.split(",").map((tag) => tag.trim());
  return {
    ...by,
    change: (work) =>
      by.change(async (tx) => {
        const tag = etagOf(await read(tx));
        if (!tags.includes("*") && !tags.includes(tag))
          throw codedRefusal(412, "changed_meanwhile", API_MESSAGES.changedMeanwhile, {
            ETag: tag,
          });
        return work(tx);
      }),
  };
}

const NO_FIELDS = z.strictObject({});

/** The query, and the JSON or form, that a request carries. Throws Refusal for what the call does not take. */
async function readSent(call: AnyCall, request: Request) {
  const search = new URL(request.url).searchParams;
  const query = checked(call, call.query ?? NO_FIELDS, Object.fromEntries(search));
  if (call.form) {
    if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
      throw new Refusal(415, API_MESSAGES.notMultipart);
    const { value, refusal, unknown } = await readForm(request, call.form);
    if (unknown !== undefined) throw unknownFieldRefusal([unknown]);
    if (refusal) throw refusal;
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

type Sent = { request: Request; params: Record<string, string | undefined> };
type Given<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject> = Sent & {
  query: z.output<Q>;
  body: z.output<B>;
  form: z.output<F> | undefined;
};

type Sendable = JsonAnswer | BytesAnswer | FileAnswer;
type Answered = { call: AnyCall; answer: (sent: Sent, db: Db) => Promise<Sendable> };

export function handle<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, A extends z.ZodType>(
  call: Call<Q, B, F, A, "signed-in">,
  handle: (by: Caller, given: Given<Q, B, F>) => Promise<z.input<A>>,
): Answered;
/** A call of anybody; strangers are refused while `isClosed`. */
export function handle<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, A extends z.ZodType>(
  call: Call<Q, B, F, A>,
  handle: (by: AnyCaller, given: Given<Q, B, F>) => Promise<z.input<A>>,
  isClosed?: () => boolean,
): Answered;
export function handle(
  call: AnyCall,
  handle: (by: never, given: never) => Promise<unknown>,
  isClosed?: () => boolean,
): Answered {
  return {
    call,
    async answer(sent, db) {
      const { by, given } = await givenTo(call, sent, db, isClosed);
      const made = async (of: AnyCaller) => call.answer.parse(await handle(of as never, given as never));
      const key = call.idempotent ? idempotencyKey(sent.request) : null;
      const content = [call.operationId, sent.params, given.body];
      const make = async () => {
        const data = await (key === null ? made(by) : once(by as Caller, { key, content }, made));
        return dataAnswer(data, call.plain, isTagged(call) ? { etag: etagOf(data) } : {});
      };
      if (!call.cached || !by.viewer) return make();
      return cachedAnswer(by.viewer, [call.path, JSON.stringify(given.query)], async () =>
        asBytes(await make()),
      );
    },
  };
}

/** A call of its owner's that is answered with a file, which has the shape that `call.answer` describes or another one. */
export const handleFile = <Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, z.ZodUndefined, z.ZodObject<Record<never, never>>, A, "signed-in">,
  handle: (by: Caller, given: Sent & { query: z.output<Q> }) => Promise<FileAnswer>,
): Answered => ({
  call,
  async answer(sent, db) {
    const { by, given } = await givenTo(call, sent, db);
    return handle(by as Caller, given as never);
  },
});

async function givenTo(call: AnyCall, sent: Sent, db: Db, isClosed = () => false) {
  const viewer = call.access === "anyone" ? null : await viewerByToken(sent.request, db, scopeOf(call));
  if (!viewer && (call.access === "signed-in" || isClosed()))
    throw new Refusal(401, call.withoutToken ?? errorWording(401));
  const tooOften = viewer && call.method !== "GET" && writeLimitOf(viewer.id);
  if (tooOften) throw tooOften;
  const { request } = sent;
  const given = { ...sent, ...(await readSent(call, request)) };
  return { by: viewer ? callerBy(request, viewer) : guestBy(request), given };
}

/** The loader and action of one route. The HTTP edge calls `loader.direct` for every method, POST too, and passes Remix by. */
export function answerCalls(...calls: Answered[]) {
  const methods = calls.flatMap(({ call: { method } }) => (method === "GET" ? ["GET", "HEAD"] : [method]));

  async function direct(request: Request, params: Sent["params"]): Promise<Sendable> {
    if (request.method === "OPTIONS")
      return { status: 204, headers: { allow: `${methods.join(", ")}, OPTIONS` }, body: "" };
    const method = request.method === "HEAD" ? "GET" : request.method;
    const match = calls.find(({ call }) => call.method === method);
    if (!match) return errorAnswer(405, API_MESSAGES.wrongMethod, { allow: methods.join(", ") });
    try {
      return await match.answer({ request, params }, guestBy(request).db);
    } catch (error) {
      return refusalAnswer(error, match.call, request);
    }
  }
  const answer = async ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const { body, ...head } = await direct(request, params);
    return body instanceof Readable
      ? new Response(webStream(body), head)
      : toResponse({ body: String(body), ...head });
  };
  return { loader: Object.assign(answer, { direct }), action: answer };
}

const asBytes = ({ body, ...head }: JsonAnswer): BytesAnswer => ({ ...head, body: Buffer.from(body) });

/** `Readable.toWeb` throws outside of everything when what it gave is cancelled. */
function webStream(body: Readable): ReadableStream {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void body.destroy(),
  });
}

export const limitSchema = (otherwise: string) =>
  z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, "limit must be a number from 1 to 100")
    .meta({
      examples: [20],
      description: `1 to 100; ${otherwise} when left out.`,
      override: { type: "integer", minimum: 1, maximum: 100, pattern: undefined },
    })
    .transform(Number)
    .optional();

const day = z.string().refine(isLocalDate, DAY_MESSAGES.notADay).optional();

export const spanSchema = {
  from: day.meta({ examples: ["2026-02-01"], format: "date", description: "The first day." }),
  to: day.meta({ examples: ["2026-03-31"], format: "date", description: "The last day." }),
};

export const beforeDay = day.meta({
  examples: ["2026-04-01"],
  format: "date",
  description: "Only earlier days: `next` of the answer before, or the last day that it listed.",
});

/** The place in time that foods listed come before. */
export const beforeFood = z
  .string()
  .meta({
    examples: ["2999-03-31T12:00:00.000Z"],
    description: "Only earlier foods: `next` of the answer before, or an instant.",
  })
  .transform((text, context) => {
    const cursor = isInstant(text) ? { time: Date.parse(text), id: "" } : cursorIn(text);
    if (cursor) return cursor;
    context.addIssue({
      code: "custom",
      message: "before must be next of an answer, or an instant such as 2026-03-01T12:00:00Z",
    });
    return z.NEVER;
  })
  .optional();

/** An id as it stands in an address or a query. Throws Refusal, as for one that is nobody's, when it can be none. */
export function pathId(id: string | undefined, missing = errorWording(404)): string {
  if (id && /^[\w-]{1,64}$/.test(id)) return id;
  throw new Refusal(404, missing);
}

/** A day (`YYYY-MM-DD`) as it stands in an address. Throws Refusal 404 when it is none. */
export function pathDay(date: string | undefined): string {
  if (date && isLocalDate(date)) return date;
  throw new Refusal(404, DAY_MESSAGES.notADay);
}
