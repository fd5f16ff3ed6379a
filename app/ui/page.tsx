import jersey from "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "@remix-run/node";
import { isRouteErrorResponse, Link, useLocation, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { errorWording, UNREADABLE_ANSWER } from "~/http/refusal";
import { mounted } from "~/platform/mounted";
import { VERSION } from "~/platform/settings/version";
import { SideMenu, Tabs, TopBar, useShell } from "~/ui/shell/side-menu";
import { ButtonLink, Icon } from "./controls";
import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";

export function Footer({ copyright }: { copyright?: string }) {
  return (
    <footer className="footer">
      {copyright && <p>{copyright}</p>}
      <FooterLinks />
    </footer>
  );
}

/** `children` are further links, each an `<li>`. */
export function FooterLinks({ children }: { children?: ReactNode }) {
  return (
    <ul className="footer-links">
      <li>
        <a href="/privacy-notice" target="_blank" rel="noopener">
          Privacy Notice
        </a>
      </li>
      <li>
        <a href="/about" target="_blank" rel="noopener">
          About
        </a>
      </li>
      {children}
      <li>Version {VERSION}</li>
    </ul>
  );
}

type Props = {
  title: ReactNode;
  /** For screen readers only: the page shows its own title. */
  hideTitle?: boolean;
  actions?: ReactNode;
  /** The page above this one. */
  back?: { to: string; name: string };
  /** Whether to show the tabs; by default when logged in. */
  tabs?: boolean;
  menu?: boolean;
  wide?: boolean;
  /** The open dialog, or an outlet that may hold one; makes the page behind inert. */
  dialog?: ReactNode;
  /** Default: a matched route says `export const handle = { dialog: true }`. */
  dialogOpen?: boolean;
  children: ReactNode;
};

export function Page(props: Props) {
  const { title, hideTitle, actions, back, menu = true, wide, dialog, children } = props;
  const { viewer } = useShell();
  const dialogMatched = useMatches().some(
    (match) => (match.handle as { dialog?: boolean } | undefined)?.dialog,
  );
  const open = props.dialogOpen ?? dialogMatched;
  const tabs = props.tabs ?? viewer !== null;
  return (
    <>
      <div className="page" inert={open ? "" : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TopBar menu={menu} tabs={tabs} />
        {menu && <SideMenu />}
        <main id="main" tabIndex={-1} className={wide ? "main wide" : "main"}>
          <header className={hideTitle ? "visually-hidden" : "page-head"}>
            {back && (
              <Link to={back.to} className="icon-button page-back" aria-label={back.name}>
                <Icon name="arrow-left" />
              </Link>
            )}
            <h1>{title}</h1>
            {actions}
          </header>
          {children}
        </main>
        <Footer />
        {tabs && <Tabs />}
      </div>
      {dialog}
    </>
  );
}

/** After the styles, which paint first; letters change when it has come. */
const font = (href: string) =>
  ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    fetchpriority: "low",
    href,
  }) as const;

export const pageLinks = (): LinkDescriptor[] =>
  [
    font(atkinson),
    font(jersey),
    { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ].map((link) => ({ ...link, href: mounted(link.href) }) as LinkDescriptor);

type EmptyPicture = keyof typeof PIXEL_STRIPS;

type EmptyStateProps = {
  picture: EmptyPicture;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
};

export function EmptyState({ picture, title, text, action, level: Title = "h2" }: EmptyStateProps) {
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
