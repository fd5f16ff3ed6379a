import { isUnavailable } from "~/db/unavailable";
import { logError } from "~/platform/log/log-error.server";

/** Runs a form's work. Logs an unexpected error and gives `answer`, which keeps the form; 503 while the database is unavailable. */
export async function answerUnexpected<T, U>(
  request: Request,
  work: () => Promise<T>,
  answer: (status: 500 | 503) => U,
): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    logError(error, request);
    return answer(isUnavailable(error) ? 503 : 500);
  }
}
