import { expect, test } from "vitest";
import { ended, launchBuiltApp, signedUp, Visitor } from "../support/app";
import { type Smtp, startSmtp } from "../support/outside";
import { LONG, measured, often, percentile } from "../support/processes";
import { scratchFolder } from "../support/store";

const ANSWER_MAX_MS = 50;
/** A mail that failed waits a minute, as does a server that is gone, and is looked for every 15 seconds. */
const AGAIN_MS = 80_000;

const folder = scratchFolder();
const start = (smtp: Smtp, name: string, more = {}) =>
  launchBuiltApp({
    DATA_DIR: `${folder}/${name}`,
    SMTP_URL: smtp.url,
    BASE_URL: "http://food.example.org",
    ...more,
  });

test("a forgotten password never waits for the mail server", async () => {
  const times = often(40, 200);
  const smtp = await startSmtp();
  smtp.set("wait");
  const { url, child } = await start(smtp, "tarpit", { EMAIL_CONFIRMATION: "off" });
  await signedUp(url, "ann@example.org");
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const email = i % 2 ? "ann@example.org" : `nobody-${i}@example.org`;
    const since = performance.now();
    const { status } = await new Visitor(url).post("/forgot-password", { email });
    took.push(performance.now() - since);
    expect(status).toBe(303);
  }
  const slow = percentile(took, 0.95);
  if (LONG) expect(slow).toBeLessThan(ANSWER_MAX_MS);
  measured(
    "R7",
    "a mail server that stalls: forgot answers, p95 < 50 ms",
    `p95 ${slow.toFixed(1)} ms of ${times}`,
  );
  await ended(child, "SIGTERM");
  smtp.set("take");
});

test.runIf(LONG).each(["down", "later"] as const)(
  "a hundred mails arrive once each after the server was %s",
  async (trouble) => {
    const smtp = await startSmtp();
    if (trouble === "down") await smtp.goDown();
    else smtp.set("later");
    const { url, child } = await start(smtp, trouble);
    const people = Array.from({ length: 100 }, (_, i) => `${trouble}-${i}@example.org`);
    for (let i = 0; i < people.length; i += 10)
      await Promise.all(
        people
          .slice(i, i + 10)
          .map((email) => new Visitor(url).post("/sign-up", { email, password: "carrots-before-noon" })),
      );
    await new Promise((go) => setTimeout(go, 2000));
    expect(smtp.received).toEqual([]);
    if (trouble === "down") await smtp.comeBack();
    else smtp.set("take");
    const until = performance.now() + AGAIN_MS + 20_000;
    while (smtp.received.length < people.length && performance.now() < until)
      await new Promise((go) => setTimeout(go, 500));
    await new Promise((go) => setTimeout(go, 20_000));
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(people.sort());
    const figure = `${people.length} of ${people.length} delivered once (server ${trouble === "down" ? "gone" : "answering 451"})`;
    await ended(child, "SIGTERM");
    measured("R7", "100 mails while the mail server is down: all arrive once", figure);
  },
);
