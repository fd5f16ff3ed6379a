import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { cleanupJobs } from "~/entry/cleanup-jobs.server";
import { asWrongMethod, bodyLimits } from "~/entry/edge-answers.server";
import { firstVisit } from "~/entry/first-visit.server";
import { checkStore, renderPage } from "~/entry/render-page.server";
import {
  fileHeaders,
  mountedContext,
  pagePolicy,
  refusalBody,
  requestLimit,
  securityHeaders,
} from "~/entry/security-headers";
import { tellClosedDays } from "~/features/api/closed-days.server";
import { isKnown } from "~/features/api/programs.server";
import { cachedHome } from "~/features/home/cached-home.server";
import { resumeImports, stopImports } from "~/features/imports/run/run.server";
import { startMail } from "~/features/mail/mail-worker.server";
import { warmUp } from "~/features/meals/reader.server";
import { loadPacks } from "~/features/puzzles/packs.server";
import { startReminders } from "~/features/reminders/send-due.server";
import { startWebhooks } from "~/features/webhook/deliver.server";
import { keepApiTokenUses } from "~/http/bearer.server";
import { noteCause, withCause } from "~/http/database-down.server";
import { mailAllowance } from "~/http/limits.server";
import { proxyUserHeader } from "~/http/sender.server";
import { startBackups } from "~/platform/backup/nightly-backup.server";
import { settings, shownDatabase, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { log, logError } from "~/platform/log/log.server";
import { requestLog } from "~/platform/log/request-log.server";
import { mountAt } from "~/platform/mounted";
import { startJobs } from "~/platform/scheduler.server";
import { VERSION } from "~/platform/settings/version";
import { NonceContext } from "~/ui/controls";

/** Read by the HTTP edge alone: for how many seconds a response is the same for all who send no cookie. */
const CACHE_FOR_HEADER = "x-keep-seconds";
const WARM_AFTER_MS = 1000;
const CHECK_AFTER_MS = 1000;

const HEADERS = securityHeaders(settings);

if (settings.basePath) mountAt(settings.basePath);

const mail = startMail(store, settings, mailAllowance);
for (const { file, problem } of await loadPacks(settings.dataDir))
  log.warn({ event: "pack refused", file, reason: problem });

const backups = startBackups(store, settings);
const cleanup = startJobs(cleanupJobs(store, settings));
resumeImports(store, settings, now()).catch((error) =>
  log.warn({ event: "imports not resumed", reason: String(error) }),
);
const reminders = startReminders(store, settings);
const webhooks = startWebhooks(store, settings);
const closedDays = startJobs([
  { name: "closed days", when: "* * * * *", work: (now) => tellClosedDays(store, settings, now) },
]);
// Delayed so as not to hold up the first pages; a failure is repaired by the first meal.
const warming = setTimeout(
  () => warmUp(store.read).catch((error) => log.warn(`Meals in words are not ready yet: ${error}`)),
  WARM_AFTER_MS,
).unref();
const checking = setTimeout(() => checkStore(store), CHECK_AFTER_MS).unref();

if (settings.rateLimits === "off")
  log.warn("Rate limits are off (RATE_LIMITS=off). That is for load tests only.");

export const edge = {
  port: settings.port,
  host: settings.host,
  baseUrl: settings.baseUrl,
  baseUrlGiven: settings.baseUrlGiven,
  basePath: settings.basePath,
  trustProxy: settings.trustProxy,
  proxyUserHeader,
  answered: (request: Request, response: Response) => asWrongMethod(request, withCause(request, response)),
  cached: cachedHome,
  headers: HEADERS,
  fileHeaders,
  healthPath: "/healthz",
  unlimited: {
    paths: ["/healthz", "/readyz"],
    forOperators: ["/metrics"],
    operators: settings.metricsFrom,
  },
  about: {
    version: VERSION,
    // PostgreSQL's may hold a name and a password.
    database: shownDatabase(settings),
    baseUrl: settings.baseUrl,
  },
  rootPaths: ["/healthz", "/readyz"],
  cacheForHeader: CACHE_FOR_HEADER,
  requestWaitMs: settings.rateLimits === "off" ? undefined : requestLimit(),
  refusalBody,
  isBackendAway: () => store.isAway?.() ?? false,
  bodyLimits: bodyLimits(settings),
  isKnown: (request: Request) => isKnown(request, store.read),
  events: requestLog(settings),
  remixShortcuts: settings.remixShortcuts,
  async close() {
    clearTimeout(warming);
    clearTimeout(checking);
    backups.stop();
    await Promise.all([
      ...[mail, cleanup, reminders, webhooks, closedDays].map((work) => work.stop()),
      stopImports(),
    ]);
    await keepApiTokenUses(store);
    await store.close();
  },
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={mountedContext(context)} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    nonce,
  );
  const first = status === 200 ? firstVisit(request, page) : undefined;
  const html = first ? Buffer.from(first.html) : page;
  const wait = retryAfter(context);
  if (wait) headers.set("Retry-After", wait);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Length", String(html.byteLength));
  headers.set("Content-Security-Policy", pagePolicy(nonce, import.meta.env.DEV, first?.styleHash));
  for (const [name, value] of Object.entries(first?.headers ?? {})) headers.append(name, value);
  setSharedHeaders(headers);
  // Safe to cache with its nonce: the page holds nothing a visitor sent.
  if (status === 200 && isLanding(request)) headers.set(CACHE_FOR_HEADER, "10");
  return new Response(request.method === "HEAD" ? null : new Uint8Array(html), { status, headers });
}

function retryAfter({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext) {
  const responseHeaders = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return responseHeaders.map((headers) => headers.get("Retry-After")).find(Boolean);
}

export function handleDataRequest(response: Response) {
  setSharedHeaders(response.headers);
  return response;
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // A thrown 405 is no bug.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (noteCause(error, request) !== 401) logError(error, request);
}

function isLanding({ url, headers }: Request) {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "" && !headers.has("Cookie");
}

/** Also set by the edge; repeated for other servers and development. */
function setSharedHeaders(headers: Headers) {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
