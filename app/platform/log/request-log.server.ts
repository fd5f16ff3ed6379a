import type { EdgeEvents, FinishedRequest } from "../../../server/edge-events";
import type { Settings } from "../settings.server";
import { log } from "./log.server";
import { countRequest, showEdgeCounts, whileInFlight } from "./metrics.server";
import { type RequestContext, withContext } from "./request-context.server";

const ASKS_WHETHER_WELL = /^\/(?:healthz|readyz|metrics)$/;
const COUNTED_MS = 1000;

/** What the edge tells, for the log: one line a request, with neither query nor body nor who it was by name. */
export const requestLog = ({
  metricsToken,
}: Pick<Settings, "metricsToken">): Omit<EdgeEvents, "served"> & {
  served: (request: FinishedRequest, notes: RequestContext, route: () => string) => void;
} => ({
  during: (notes, work) => whileInFlight(() => withContext(notes, work)),
  served(request, { user, event }, route) {
    const { id, method, path, status, ms, gone, file } = request;
    if (metricsToken) countRequest(request, route());
    if (event === "overloaded") return countTurnedAway();
    const facts = { request: id, method, path, status, ms: Math.round(ms * 10) / 10, user, event };
    const line = gone ? { ...facts, gone } : facts;
    if ((file || ASKS_WHETHER_WELL.test(path)) && status < 500) log.debug(line);
    else log.info(line);
  },
  failed: (error, request) => log.error({ request, stack: stackOf(error) }, String(error)),
  counts: (read) => showEdgeCounts(read),
  say: (message) => log.info(message),
  warn: (message) => log.warn(message),
});

let turnedAway = 0;

/** A line each would take longer than to turn them away, just when there is no time. */
function countTurnedAway() {
  if (turnedAway++ > 0) return;
  setTimeout(() => {
    log.warn({ event: "overloaded", turnedAway });
    turnedAway = 0;
  }, COUNTED_MS);
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
