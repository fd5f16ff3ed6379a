import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

/** The whole page when a route failed: an answer of the server, no answer at all, or a bug. */
export function RouteProblem() {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return <ErrorPage status={error.status} text={typeof error.data === "string" ? error.data : undefined} />;
  return <ErrorPage status={isNoAnswer(error) ? 0 : 500} />;
}

/** What the browser's fetch throws when the server can't be reached. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
