import type { Settings } from "~/platform/settings/settings.server";
import { log, loggedPath, type RequestContext, withContext } from "./log.server";

import { countRequest, showEdgeCounts, whileInFlight } from "./metrics.server";

const ASKS_WHETHER_WELL = /^\/(?:healthz|readyz|metrics)$/;
const COUNTED_MS = 1000;

type FinishedRequest = {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  gone: boolean;
  file: boolean;
};

/** One line per request, without query, body or name. */
export const requestLog = ({ metricsToken }: Pick<Settings, "metricsToken">) => ({
  during: <T>(notes: RequestContext, work: () => T): T => whileInFlight(() => withContext(notes, work)),
  served(request: FinishedRequest, { user, event, facts: more }: RequestContext, route: () => string) {
    const { id, method, status, ms, gone, file } = request;
    const path = loggedPath(request.path);
    if (metricsToken) countRequest(request, route());
    if (event === "overloaded") return countTurnedAway();
    const facts = { request: id, method, path, status, ms: Math.round(ms * 10) / 10, user, event, ...more };
    const line = gone ? { ...facts, gone } : facts;
    if (more && "remedy" in more) log.warn(line);
    else if ((file || ASKS_WHETHER_WELL.test(path)) && status < 500) log.debug(line);
    else log.info(line);
  },
  failed: (error: unknown, request: string) => log.error({ request, stack: stackOf(error) }, String(error)),
  counts: showEdgeCounts,
  say: (message: string, facts: object) => log.info(facts, message),
  warn: (facts: object) => log.warn(facts),
});

let turnedAway = 0;

function countTurnedAway() {
  if (turnedAway++ > 0) return;
  setTimeout(() => {
    log.warn({ event: "overloaded", turnedAway });
    turnedAway = 0;
  }, COUNTED_MS);
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
