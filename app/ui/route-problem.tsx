import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";
import { UNREADABLE_ANSWER } from "./error-wording";

/** The error page of a failed route: a server's answer, no answer, or a bug. */
export function RouteProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return <ErrorPage status={error.status} text={typeof error.data === "string" ? error.data : undefined} />;
  if (isUnreadable(error)) return <ErrorPage status={0} title={UNREADABLE_ANSWER} />;
  return <ErrorPage status={isNoAnswer(error) ? 0 : 500} />;
}

/** The error of the browser's `fetch` for an unreachable server. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Remix's error for an answer that isn't ours, such as a network's log-in page. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unable to decode turbo-stream response");
