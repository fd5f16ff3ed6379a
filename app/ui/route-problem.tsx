import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { UNREADABLE_ANSWER } from "~/http/error-wording";
import { ErrorPage } from "./error-page";
import { Page } from "./page";

type Location = { pathname: string; search: string };

/** A page's own report of its failure, shown in the shell; `isResponse`: the server answered with an error. */
export type ProblemOf = (
  location: Location,
  isResponse: boolean,
) => { title: string; problem: ReactNode } | undefined;

export function RouteProblem({ problemOf }: { problemOf: ProblemOf }) {
  const error = useRouteError();
  const location = useLocation();
  const problem = problemOf(location, isRouteErrorResponse(error));
  if (problem)
    return (
      <Page title={problem.title} hideTitle dialogOpen={false}>
        {problem.problem}
      </Page>
    );
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
