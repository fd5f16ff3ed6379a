import { isUnavailable } from "~/db/unavailable";
import { errorWording } from "~/http/error-wording";
import { Refusal } from "~/http/refusal";
import { logError } from "~/platform/log/log-error.server";
import type { AnyCall } from "../call";
import { errorAnswer, type JsonAnswer } from "../json-answer";
import { CodedRefusal } from "./coded-refusal";

/** The answer to a request that was refused or failed. */
export function refusalAnswer(error: unknown, call: AnyCall, request: Request): JsonAnswer {
  if (error instanceof Refusal) {
    const headers = { ...headersOf(error.status), ...lowerCase(error.headers) };
    return errorAnswer(error.status, error.message, headers, detailsOf(error));
  }
  if (error instanceof Response) {
    const after = error.headers.get("Retry-After");
    const headers: Record<string, string> = after ? { "retry-after": after } : {};
    return errorAnswer(error.status, errorWording(error.status), { ...headersOf(error.status), ...headers });
  }
  if (!request.signal.aborted) logError(error, request);
  return errorAnswer(isUnavailable(error) ? 503 : 500, call.failure ?? errorWording(500));
}

function detailsOf(error: Refusal) {
  if (error instanceof CodedRefusal) return error;
  const named = Object.entries(error.errors).filter(([name]) => name !== "");
  return { fields: Object.fromEntries(named.map(([name, texts]) => [name, texts[0] ?? ""])) };
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const headersOf = (status: number): Record<string, string> =>
  status === 401 ? { "www-authenticate": "Bearer" } : {};
