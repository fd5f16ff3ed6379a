import { createHash, timingSafeEqual } from "node:crypto";
import type { Store } from "~/db/store";

type Figures = typeof import("./prometheus.server")["prometheus"];

let figures: Figures | undefined;

export async function startMetrics(store: Store, place: { dataDir: string }): Promise<Store> {
  figures = (await import("./prometheus.server")).prometheus;
  return figures.measured(store, place);
}

export const countRequest: Figures["countRequest"] = (...args) => figures?.countRequest(...args);

export const countQuestion: Figures["countQuestion"] = (...args) => figures?.countQuestion(...args);

export const countLabel: Figures["countLabel"] = (...args) => figures?.countLabel(...args);

export const countWebhook: Figures["countWebhook"] = (...args) => figures?.countWebhook(...args);

export const showEdgeCounts: Figures["showEdgeCounts"] = (read) => figures?.showEdgeCounts(read);

export const whileInFlight = <T>(work: () => T): T => (figures ? figures.whileInFlight(work) : work());

export const allMetrics: Figures["allMetrics"] = async () =>
  (figures ?? (await import("./prometheus.server")).prometheus).allMetrics();

/** Compares in constant time. */
export function holdsToken(header: string | null, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header ?? ""), hash(`Bearer ${token}`));
}
