import { isUnavailable } from "~/db/unavailable";
import { logError } from "~/platform/log/log-error.server";

/** Does a form's work; when something nobody foresaw breaks, it is written down and `answer` keeps the form in sight, with 503 while the database can't take it. */
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
