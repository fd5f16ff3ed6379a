import { count } from "drizzle-orm";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "~/db/store";

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

type Served = { method: string; status: number; ms: number };

const countRequest = ({ method, status, ms }: Served, route: string): void => {
  requests.inc({ method, route, status });
  requestSeconds.observe({ route }, ms / 1000);
};

const countQuestion = (question: string, outcome: "answered" | "failed"): void =>
  questions.inc({ question, outcome });

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

function measured(store: Store): Store {
  collectDefaultMetrics({ register });
  new Gauge({
    name: "pixelplate_outbox_mails",
    help: "Mails waiting to be sent",
    registers,
    async collect() {
      const [row] = await store.read.select({ mails: count() }).from(store.read.t.outbox);
      this.set(row?.mails ?? 0);
    },
  });
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
  showEdgeCounts,
  whileInFlight,
  measured,
  allMetrics,
};
