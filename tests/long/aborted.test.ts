import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { signedUp, startBuiltApp, Visitor } from "../support/app";
import { measured, often } from "../support/processes";

test("a form cut off at any byte stores nothing", async () => {
  const cuts = often(60, 500);
  const app = await startBuiltApp();
  const ann = await signedUp(app.url, "ann@example.org");
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = new URLSearchParams({
    calories: "130",
    carbs: "28",
    fats: "0.3",
    protein: "2.7",
    key: "cut",
    name: "Rice ".repeat(10),
    more: "x".repeat(cuts),
  }).toString();
  const head = (encoding: string) =>
    `POST /eat/enter-value HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\n${encoding}\r\n\r\n`;
  const { port } = new URL(app.url);
  for (let cut = 0; cut < cuts; cut++) {
    const at = Math.floor((cut / cuts) * body.length);
    const part = body.slice(0, at);
    const chunked = `${part.length.toString(16)}\r\n${part}\r\n`;
    const sent =
      cut % 2 && at > 0
        ? head("Transfer-Encoding: chunked") + chunked
        : head(`Content-Length: ${body.length}`) + part;
    const socket = connect(Number(port), "127.0.0.1");
    await new Promise<void>((done) => socket.write(sent, () => done()));
    if (cut % 3 === 0) socket.resetAndDestroy();
    else socket.end();
  }
  await sleep(500);
  const { food } = app.store.read.t;
  expect(await app.store.read.select().from(food)).toEqual([]);
  const whole = await ann.post(
    "/eat/enter-value",
    {},
    { body, headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  );
  expect(whole.status).toBe(303);
  expect(await app.store.read.select().from(food)).toHaveLength(1);
  expect((await new Visitor(app.url).get("/healthz")).status).toBe(200);
  expect(app.log()).not.toMatch(/"stack"|\bended/);
  measured("R17", "a form cut off on its way stores nothing", `${cuts} cuts, 0 rows`);
});
