import { beforeAll, expect, test } from "vitest";
import { launchBuiltApp, signedUp, Visitor } from "../support/app";
import { LONG, measured, often, percentile } from "../support/processes";
import { scratchFolder } from "../support/store";

/** Without the hash that is made for nobody, a log-in of an unknown address takes a tenth of the time. */
const RATIO_MAX = LONG ? 1.1 : 1.6;
/** How far from a toss-up it may be to tell one from the other by which took longer. */
const TELLS_MAX = LONG ? 0.1 : 0.3;
/** On a machine that others use too a round may fail by chance. */
const ROUNDS = 3;

let app: { url: string };
beforeAll(async () => {
  app = await launchBuiltApp({ DATA_DIR: scratchFolder() });
  await signedUp(app.url, "known@example.org");
});

const json = { "Content-Type": "application/json" };
const QUESTIONS: [what: string, ask: (email: string) => Promise<number>][] = [
  [
    "a log-in",
    async (email) =>
      (await new Visitor(app.url).post("/log-in", { email, password: "wrong-before-noon" })).status,
  ],
  [
    "a token",
    async (email) => {
      const body = JSON.stringify({ email, password: "wrong-before-noon" });
      return (await new Visitor(app.url).post("/api/auth/token", {}, { body, headers: json })).status;
    },
  ],
  [
    "a forgotten password",
    async (email) => (await new Visitor(app.url).post("/forgot-password", { email })).status,
  ],
];

test.each(QUESTIONS)("%s takes as long for a known address as for an unknown one", async (what, ask) => {
  const pairs = often(25, 200);
  let [ratio, tells, round] = [0, 0, 0];
  do {
    const { known, unknown } = await clocked(ask, pairs);
    const [one, other] = [percentile(known, 0.5), percentile(unknown, 0.5)];
    ratio = Math.max(one, other) / Math.min(one, other);
    tells = Math.abs(longerOf(known, unknown) - 0.5);
  } while (++round < ROUNDS && (ratio > RATIO_MAX || tells > TELLS_MAX));
  expect(ratio).toBeLessThan(RATIO_MAX);
  expect(tells).toBeLessThan(TELLS_MAX);
  measured(
    "time",
    `${what} of a known and of an unknown address: medians less than 10 % apart`,
    `${((ratio - 1) * 100).toFixed(1)} % apart, the longer one is the known one's in ${(50 + tells * 100).toFixed(0)} of 100 (${pairs} pairs)`,
  );
});

/** How long each took (ms), in turn, so that whatever else the machine does is shared by both. */
async function clocked(ask: (email: string) => Promise<number>, pairs: number) {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers = new Set<number>();
  for (let i = -3; i < pairs; i++)
    for (const who of i % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const email = who === "known" ? "known@example.org" : `nobody-${i + 3}@example.org`;
      const since = performance.now();
      answers.add(await ask(email));
      if (i >= 0) took[who].push(performance.now() - since);
    }
  expect(answers.size, "one answer for both").toBe(1);
  return took;
}

/** The part of all pairs in which the first is the longer one; a half when they are alike (Mann and Whitney). */
function longerOf(ones: number[], others: number[]): number {
  const longer = ones.map((one) => others.filter((other) => one > other).length);
  return longer.reduce((sum, count) => sum + count, 0) / (ones.length * others.length);
}
