import type { Readable } from "node:stream";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import { isUnavailable } from "~/db/unavailable";
import { cutTexts, TOO_LONG } from "~/http/cut-texts";
import { errorWording } from "~/http/error-wording";
import { readForm } from "~/http/form.server";
import { heldAnswer } from "~/http/held-answers.server";
import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/viewer";
import { writeLimitOf } from "~/http/write-limit.server";
import { logError } from "~/platform/log/log-error.server";
import type { AnyCall, Call } from "./call";
import { callerOf } from "./caller-of.server";
import { dataAnswer, errorAnswer, type FileAnswer, type JsonAnswer, toResponse } from "./json-answer";
import { API_MESSAGES } from "./messages";
import { readJson } from "./read-json.server";
import { unknownField, unknownFieldText } from "./unknown-field";

type Sent = { request: Request; params: Record<string, string | undefined> };
type Given<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, V> = Sent & {
  query: z.output<Q>;
  body: z.output<B>;
  form: z.output<F> | undefined;
  viewer: V;
};
const NO_FIELDS = z.strictObject({});

type Answered = { call: AnyCall; answer: (sent: Sent, db: Db) => Promise<JsonAnswer | FileAnswer> };

/** A call that only its owner makes. */
export function handle<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, A extends z.ZodType>(
  call: Call<Q, B, F, A, "signed-in">,
  handle: (given: Given<Q, B, F, Viewer>) => Promise<z.input<A>>,
): Answered;
/** A call of anybody; `viewer` is null for strangers. */
export function handle<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, A extends z.ZodType>(
  call: Call<Q, B, F, A>,
  handle: (given: Given<Q, B, F, Viewer | null>) => Promise<z.input<A>>,
): Answered;
export function handle(call: AnyCall, handle: (given: never) => Promise<unknown>): Answered {
  return {
    call,
    async answer(sent, db) {
      const given = await givenTo(call, sent, db);
      const make = async () => dataAnswer(call.answer.parse(await handle(given as never)), call.plain);
      if (!call.held || !given.viewer) return make();
      return heldAnswer(given.viewer, [call.path, JSON.stringify(given.query)], make);
    },
  };
}

/** A call of its owner's that is answered with a file, which has the shape that `call.answer` describes or another one. */
export const handleFile = <Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, z.ZodUndefined, z.ZodObject<Record<never, never>>, A, "signed-in">,
  handle: (given: Sent & { query: z.output<Q>; viewer: Viewer }) => Promise<FileAnswer>,
): Answered => ({
  call,
  answer: async (sent, db) => handle((await givenTo(call, sent, db)) as never),
});

async function givenTo(call: AnyCall, sent: Sent, db: Db) {
  const viewer = call.access === "anyone" ? null : await callerOf(sent.request, db);
  if (call.access === "signed-in" && !viewer) throw new Refusal(401, call.withoutToken ?? errorWording(401));
  const tooOften = viewer && call.method !== "GET" && writeLimitOf(viewer.id);
  if (tooOften) throw tooOften;
  return { ...sent, viewer, ...(await read(call, sent.request)) };
}

/** The loader and action of one route. The HTTP edge calls `loader.direct` for every method, POST too, and passes Remix by. */
export function answerCalls({ read: db }: Pick<Store, "read">, ...calls: Answered[]) {
  const methods = calls.flatMap(({ call: { method } }) => (method === "GET" ? ["GET", "HEAD"] : [method]));

  async function direct(request: Request, params: Sent["params"]): Promise<JsonAnswer | FileAnswer> {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const match = calls.find(({ call }) => call.method === method);
    if (!match) return errorAnswer(405, API_MESSAGES.wrongMethod, { allow: methods.join(", ") });
    try {
      return await match.answer({ request, params }, db);
    } catch (error) {
      return refusalOf(error, match.call, request);
    }
  }
  const answer = async ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const { body, ...head } = await direct(request, params);
    return typeof body === "string" ? toResponse({ body, ...head }) : new Response(webStream(body), head);
  };
  return { loader: Object.assign(answer, { direct }), action: answer };
}

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

async function read(call: AnyCall, request: Request) {
  const search = new URL(request.url).searchParams;
  const query = checked(call, call.query ?? NO_FIELDS, Object.fromEntries(search));
  if (call.form) {
    if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
      throw new Refusal(415, API_MESSAGES.notMultipart);
    const { value, refusal, unknown } = await readForm(request, call.form);
    if (unknown !== undefined) throw new Refusal(400, unknownFieldText(unknown));
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
  if (error) throw new Refusal(400, unknownField(error) ?? call.wording?.(error) ?? firstProblem(error));
  if (cut.length > 0) throw new Refusal(400, `${TOO_LONG} Field: ${cut[0]}`);
  return data;
}

const firstProblem = ({ issues }: z.ZodError) => issues[0]?.message ?? errorWording(400);

function refusalOf(error: unknown, call: AnyCall, request: Request): JsonAnswer {
  if (error instanceof Refusal)
    return errorAnswer(error.status, error.message, {
      ...headersOf(error.status),
      ...lowerCase(error.headers),
    });
  if (error instanceof Response) {
    const after = error.headers.get("Retry-After");
    const headers: Record<string, string> = after ? { "retry-after": after } : {};
    return errorAnswer(error.status, errorWording(error.status), { ...headersOf(error.status), ...headers });
  }
  if (!request.signal.aborted) logError(error, request);
  return errorAnswer(isUnavailable(error) ? 503 : 500, call.failure ?? errorWording(500));
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const headersOf = (status: number): Record<string, string> =>
  status === 401 ? { "www-authenticate": "Bearer" } : {};
