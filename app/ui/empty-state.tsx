import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { errorWording, UNREADABLE_ANSWER } from "~/http/refusal";
import { ButtonLink } from "./button";
import { Footer, Page } from "./page";
import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";
import { TopBar } from "./shell/side-menu";

type EmptyPicture = keyof typeof PIXEL_STRIPS;

type Props = {
  picture: EmptyPicture;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
};

export function EmptyState({ picture, title, text, action, level: Title = "h2" }: Props) {
  return (
    <div className="empty-state">
      <PixelArt rows={PIXEL_STRIPS[picture]} className="strip" />
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

type ErrorPageProps = {
  status: number;
  text?: string;
  title?: string;
};

export function ErrorPage({ status, text, title = errorWording(status, text) }: ErrorPageProps) {
  return (
    <div className="page">
      <TopBar menu={false} tabs={false} />
      <main className="main" id="main">
        <EmptyState
          picture={pictureOf(status)}
          level="h1"
          title={title}
          text={status === 404 ? "There’s nothing at this address." : status ? `Error ${status}` : undefined}
          action={wayOn(status)}
        />
      </main>
      <Footer />
    </div>
  );
}

export function TryAgain({ to }: { to?: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={to ?? pathname + search} reloadDocument>
      Try Again
    </ButtonLink>
  );
}

function wayOn(status: number) {
  if (status === 0) return <TryAgain />;
  return status === 401 ? (
    <ButtonLink to="/log-in">Log in</ButtonLink>
  ) : (
    <ButtonLink to="/">Back to home</ButtonLink>
  );
}

function pictureOf(status: number): EmptyPicture {
  if (status === 404) return "scarecrow";
  if (status === 429) return "snail";
  if (status >= 500 || status === 0) return "cloud";
  return "packet";
}

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
