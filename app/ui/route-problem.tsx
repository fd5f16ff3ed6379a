import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";
import { UNREADABLE_ANSWER } from "./error-wording";

/** The whole page when a route failed: an answer of the server, no answer at all, or a bug. */
export function RouteProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return <ErrorPage status={error.status} text={typeof error.data === "string" ? error.data : undefined} />;
  if (isUnreadable(error)) return <ErrorPage status={0} title={UNREADABLE_ANSWER} />;
  return <ErrorPage status={isNoAnswer(error) ? 0 : 500} />;
}

/** What the browser's fetch throws when the server can't be reached. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What Remix throws at an answer that isn't its own, such as a network's log-in page. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unable to decode turbo-stream response");
