import { takeToast } from "~/http/form.server";
import { useHydrated, useNonce } from "~/ui/controls";
import { type ProblemOf, pageLinks, RouteProblem } from "~/ui/page";
// First: it says the order of the layers.
import "~/styles/app.css";

import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Zone } from "~/features/account/zone/zone.island";
import { hasCollectionNews } from "~/features/collection/collection.server";
import { collectionProblem } from "~/features/collection/collection-problem";
import { dayProblem } from "~/features/day/day-problem";
import { revalidateUnlessShown } from "~/features/day/revalidate-unless-shown";
import { DraftsEnd } from "~/features/food/offline/drafts.island";
import { QueueFood } from "~/features/food/offline/queue-food.island";
import { viewerTag } from "~/http/cached-answers.server";
import { plainCookie } from "~/http/plain-cookie";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { logError } from "~/platform/log/log.server";
import { mounted } from "~/platform/mounted";
import { LeftDialogs } from "~/ui/dialog/dialog-flow.island";
import { OfflineGuard } from "~/ui/dialog/offline-guard.island";
import { ToastRegion } from "~/ui/toast-region";
import layers from "./styles/layers.css?inline";
import { PendingBar, ServiceWorker } from "./ui/shell/shell.island";

// Without its file the keys rest.
const Shortcuts = lazy(async () => ({
  default: await import("./ui/shell/shortcuts.island").then(
    (file): ComponentType => file.Shortcuts,
    noShortcuts,
  ),
}));
const noShortcuts = (): ComponentType => () => null;

export const links: LinksFunction = pageLinks;

export const meta: MetaFunction = () => [{ title: "Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ viewer, collectionNews }, { toast, headers }] = await Promise.all([
    shellFor(request),
    toastFor(request),
  ]);
  return data(
    {
      viewer: viewer && {
        email: viewer.email,
        nickname: viewer.nickname,
        tag: viewerTag(viewer),
        energy: viewer.energy,
        hidesNumbers: viewer.numbers === "hidden",
      },
      collectionNews,
      toast,
      contactEmail: settings.contactEmail,
      theme: themeOf(request),
    },
    { headers },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const scripts = useScripts();
  return (
    <html lang="en" data-theme={root?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={root?.theme ?? "light dark"} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8e7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1410" />
        <Meta />
        {/* Vite's development server sends the files of a page in any order. */}
        {import.meta.env.DEV && <style>{layers}</style>}
        <Links />
      </head>
      <body>
        <PendingBar />
        <OfflineGuard />
        <LeftDialogs />
        {children}
        <ToastRegion toast={root?.toast ?? null} />
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  const { viewer } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <>
      <Zone signedIn={viewer !== null} />
      <ServiceWorker />
      <DraftsEnd />
      <QueueFood tag={viewer?.tag ?? null} />
      {viewer && hydrated && (
        <Suspense>
          <Shortcuts />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}

/** What was new on My Collections is seen once it is left. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  revalidateUnlessShown(change) || change.currentUrl.pathname === mounted("/my-collections");

const problemOf: ProblemOf = (...failed) => dayProblem(...failed) ?? collectionProblem(...failed);

export const ErrorBoundary = () => <RouteProblem problemOf={problemOf} />;

/** A share page is the same for everybody. */
const isShared = (request: Request) => new URL(request.url).pathname.startsWith("/share/");

/** Who the shell is for. An outage makes it a visitor's, so that each page can say in its own words what failed. */
async function shellFor(request: Request) {
  const visitor = { viewer: null, collectionNews: false };
  if (isShared(request)) return visitor;
  try {
    const viewer = await viewerOf(request);
    if (!viewer) return visitor;
    const news = hasCollectionNews(store.read, viewer, request).catch((error) => {
      logError(error, request);
      return false;
    });
    return { viewer, collectionNews: await news };
  } catch (error) {
    logError(error, request);
    return visitor;
  }
}

/** A message that is waiting waits on behind a share page, and behind what is fetched ahead. */
const toastFor = (request: Request) =>
  isShared(request) || isAhead(request) ? { toast: null, headers: new Headers() } : takeToast(request);

const isAhead = ({ headers }: Request) =>
  [headers.get("Purpose"), headers.get("Sec-Purpose")].some((purpose) => purpose?.startsWith("prefetch"));

/** `scripts: false`, or false for its data, sends a page that has nothing to wake up without any JavaScript. */
type Handle = { scripts?: boolean | ((data: unknown) => boolean) } | undefined;

function useScripts(): boolean {
  const matches = useMatches();
  if (useHydrated()) return true;
  return matches.every(({ handle, data }) => {
    const scripts = (handle as Handle)?.scripts;
    return typeof scripts === "function" ? scripts(data) : scripts !== false;
  });
}

/** What the theme cookie asks for; nothing means the system's choice. */
function themeOf(request: Request) {
  const theme = plainCookie(request, "theme");
  return theme === "light" || theme === "dark" ? theme : undefined;
}
