import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { isUnavailable } from "~/db/unavailable";
import { logError } from "~/platform/log/log-error.server";
import { readForm, type SchemaOf } from "./form.server";
import { Refusal } from "./refusal";

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
    if (!request.signal.aborted) logError(error, request);
    return new Refusal(isUnavailable(error) ? 503 : 500, failed);
  }
}
