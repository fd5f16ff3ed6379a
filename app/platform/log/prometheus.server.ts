import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "~/db/store";
import { now } from "~/platform/clock.server";

const register = new Registry();
const registers = [register];

const requests = new Counter({
  name: "pixelplate_http_requests_total",
  help: "Answered requests by route",
  labelNames: ["method", "route", "status"],
  registers,
});
const requestSeconds = new Histogram({
  name: "pixelplate_http_request_seconds",
  help: "Time from a request's first line to the end of its answer, by route",
  labelNames: ["route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 20],
  registers,
});
const inFlight = new Gauge({
  name: "pixelplate_http_requests_in_flight",
  help: "Requests in flight",
  registers,
});
const transactionSeconds = new Histogram({
  name: "pixelplate_transaction_seconds",
  help: "Database transactions, including time spent queued",
  labelNames: ["outcome"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
  registers,
});
const questions = new Counter({
  name: "pixelplate_ai_questions_total",
  help: "Requests to the AI service; the built-in engine answers the failed ones",
  labelNames: ["question", "outcome"],
  registers,
});

const labels = new Counter({
  name: "pixelplate_label_readings_total",
  help: "Photos of labels by what read them and how it went",
  labelNames: ["engine", "outcome"],
  registers,
});

const webhookCalls = new Counter({
  name: "pixelplate_webhook_calls_total",
  help: "Calls of webhooks, and webhooks switched off after the last failed one",
  labelNames: ["outcome"],
  registers,
});

// An alert on an increase misses the first one of a count that wasn't there before.
for (const outcome of ["sent", "failed", "switched off"]) webhookCalls.inc({ outcome }, 0);

type Served = { method: string; status: number; ms: number };

const countRequest = ({ method, status, ms }: Served, route: string): void => {
  requests.inc({ method, route, status });
  requestSeconds.observe({ route }, ms / 1000);
};

const countQuestion = (question: string, outcome: "answered" | "failed"): void =>
  questions.inc({ question, outcome });

const countLabel = (
  engine: "ai" | "built-in" | "none",
  outcome: "read" | "not recognised" | "failed",
): void => labels.inc({ engine, outcome });

const countWebhook = (outcome: "sent" | "failed" | "switched off"): void => webhookCalls.inc({ outcome });

type EdgeCounts = { inFlight: number; stuck: number; bodyBytes: number; connections: number };

function showEdgeCounts(read: () => EdgeCounts) {
  const shown: [name: string, help: string, count: keyof EdgeCounts][] = [
    ["requests_in_flight", "Requests that hold one of the places for work", "inFlight"],
    ["requests_stuck", "Those of them that have held it for five minutes", "stuck"],
    ["body_bytes", "Bytes of large request bodies in memory", "bodyBytes"],
    ["connections", "Open connections", "connections"],
  ];
  for (const [name, help, count] of shown) {
    new Gauge({
      name: `pixelplate_edge_${name}`,
      help,
      registers,
      collect() {
        this.set(read()[count]);
      },
    });
  }
}

function whileInFlight<T>(work: () => T): T {
  inFlight.inc();
  const result = work();
  Promise.resolve(result).then(
    () => inFlight.dec(),
    () => inFlight.dec(),
  );
  return result;
}

function gauge(name: string, help: string, read: () => Promise<number | undefined>) {
  new Gauge({
    name: `pixelplate_${name}`,
    help,
    registers,
    async collect() {
      this.reset();
      const value = await read().catch(() => undefined);
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** Beyond these they are as many as the database's own statistics say: a count would read them all. */
const COUNTED_FOODS = 10_000;

async function foodsIn({ read, figures }: Store): Promise<number> {
  const some = read.select({ id: read.t.food.id }).from(read.t.food).limit(COUNTED_FOODS).as("some");
  const [row] = await read.select({ foods: count() }).from(some);
  const counted = row?.foods ?? 0;
  return counted < COUNTED_FOODS ? counted : Math.max(counted, (await figures()).foodsAbout);
}

async function backupAge(folder: string): Promise<number | undefined> {
  const names = await readdir(folder);
  const newest = names
    .filter((name) => name.endsWith(".tar.gz"))
    .sort()
    .at(-1);
  return (newest && (now() - (await stat(join(folder, newest))).mtimeMs) / 1000) || undefined;
}

function measured(store: Store, { dataDir }: { dataDir: string }): Store {
  collectDefaultMetrics({ register });
  const { read } = store;
  const rowsOf = (table: typeof read.t.outbox | typeof read.t.users) => async () =>
    (await read.select({ rows: count() }).from(table))[0]?.rows;
  gauge("outbox_mails", "Mails waiting to be sent", rowsOf(read.t.outbox));
  gauge("accounts", "Accounts", rowsOf(read.t.users));
  gauge("foods", "Logged foods; above 10,000 as the database's statistics have them", () => foodsIn(store));
  gauge("database_bytes", "Size of the database", async () => (await store.figures()).bytes);
  gauge("backup_age_seconds", "Since the last good backup in DATA_DIR of this server", () =>
    backupAge(join(dataDir, "backups")),
  );
  return {
    ...store,
    async tx(work) {
      const end = transactionSeconds.startTimer();
      try {
        const result = await store.tx(work);
        end({ outcome: "committed" });
        return result;
      } catch (error) {
        end({ outcome: "undone" });
        throw error;
      }
    },
  };
}

const allMetrics = async () => ({ text: await register.metrics(), contentType: register.contentType });

export const prometheus = {
  countRequest,
  countQuestion,
  countLabel,
  countWebhook,
  showEdgeCounts,
  whileInFlight,
  measured,
  allMetrics,
};
