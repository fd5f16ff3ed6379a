import { createHash, timingSafeEqual } from "node:crypto";
import type { Store } from "~/db/store";

type Figures = typeof import("./prometheus.server");

/** What counts; loaded only where the operator wants figures. */
let figures: Figures | undefined;

/** Counts from now on. Gives the store, with its transactions counted too. */
export async function startMetrics(store: Store): Promise<Store> {
  figures = await import("./prometheus.server");
  return figures.measured(store);
}

export const countRequest: Figures["countRequest"] = (...told) => figures?.countRequest(...told);

export const countQuestion: Figures["countQuestion"] = (...told) => figures?.countQuestion(...told);

export const showEdgeCounts: Figures["showEdgeCounts"] = (read) => figures?.showEdgeCounts(read);

/** Counts the work as in flight until it ends. */
export const whileInFlight = <T>(work: () => T): T => (figures ? figures.whileInFlight(work) : work());

/** All figures in Prometheus' own form. */
export const allMetrics: Figures["allMetrics"] = async () =>
  (figures ?? (await import("./prometheus.server"))).allMetrics();

/** Whether an Authorization header holds the token; how long that takes tells nothing. */
export function holdsToken(header: string | null, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header ?? ""), hash(`Bearer ${token}`));
}
