import { Readable } from "node:stream";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Db, Store } from "~/db/store";
import { errorWording } from "~/http/error-wording";
import { heldAnswer } from "~/http/held-answers.server";
import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/viewer";
import { writeLimitOf } from "~/http/write-limit.server";
import { type AnyCall, type Call, scopeOf } from "./call";
import { callerOf } from "./caller-of.server";
import { refusalAnswer } from "./errors/refusal-answer.server";
import {
  type BytesAnswer,
  dataAnswer,
  errorAnswer,
  type FileAnswer,
  type JsonAnswer,
  toResponse,
} from "./json-answer";
import { API_MESSAGES } from "./messages";
import { readSent } from "./read-sent.server";

type Sent = { request: Request; params: Record<string, string | undefined> };
type Given<Q extends z.ZodType, B extends z.ZodType, F extends z.ZodObject, V> = Sent & {
  query: z.output<Q>;
  body: z.output<B>;
  form: z.output<F> | undefined;
  viewer: V;
};

type Sendable = JsonAnswer | BytesAnswer | FileAnswer;
type Answered = { call: AnyCall; answer: (sent: Sent, db: Db) => Promise<Sendable> };

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
      return heldAnswer(given.viewer, [call.path, JSON.stringify(given.query)], async () =>
        asBytes(await make()),
      );
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
  const viewer = call.access === "anyone" ? null : await callerOf(sent.request, db, scopeOf(call));
  if (call.access === "signed-in" && !viewer) throw new Refusal(401, call.withoutToken ?? errorWording(401));
  const tooOften = viewer && call.method !== "GET" && writeLimitOf(viewer.id);
  if (tooOften) throw tooOften;
  return { ...sent, viewer, ...(await readSent(call, sent.request)) };
}

/** The loader and action of one route. The HTTP edge calls `loader.direct` for every method, POST too, and passes Remix by. */
export function answerCalls({ read: db }: Pick<Store, "read">, ...calls: Answered[]) {
  const methods = calls.flatMap(({ call: { method } }) => (method === "GET" ? ["GET", "HEAD"] : [method]));

  async function direct(request: Request, params: Sent["params"]): Promise<Sendable> {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const match = calls.find(({ call }) => call.method === method);
    if (!match) return errorAnswer(405, API_MESSAGES.wrongMethod, { allow: methods.join(", ") });
    try {
      return await match.answer({ request, params }, db);
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
