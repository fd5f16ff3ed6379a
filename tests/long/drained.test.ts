import { once } from "node:events";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { apiClient, launchBuiltApp, newToken } from "../support/app";
import { says, startFakeOpenAi } from "../support/fake-openai";
import { measured, often } from "../support/processes";
import { scratchFolder } from "../support/store";

const IN_FLIGHT = 200;
const SLOW = 2;
const SLOW_MS = 3000;
const SOUP = JSON.stringify({ name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } });

const openAi = await startFakeOpenAi();

test("SIGTERM: requests in flight are answered and stored, new connections refused, exit code 0", async () => {
  const cycles = often(1, 20);
  const data = scratchFolder();
  const file = `${data}/pixelplate.db`;
  let longest = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    openAi.replies(async (response) => {
      await sleep(SLOW_MS);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(says({ foods: [], unrecognised: ["xyzzy"] }));
    });
    const { url, child } = await launchBuiltApp({
      DATA_DIR: data,
      AI_ENGINE: "openai",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: openAi.settings.baseUrl,
    });
    const token = await newToken(url, `drained-${cycle}@example.org`);
    const call = apiClient(url, token);
    const slow = Array.from({ length: SLOW }, () =>
      call("POST", "/api/ai/parse/description", { description: "xyzzy" }),
    );
    await openAi.waitForRequests(SLOW);
    const quick = await Promise.all(Array.from({ length: IN_FLIGHT - SLOW }, () => begin(url, token)));
    const since = performance.now();
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await sleep(200);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    for (const status of await Promise.all(quick.map((finish) => finish()))) expect(status).toBe(200);
    for (const { status, error } of await Promise.all(slow))
      expect([status, error]).toEqual([400, "Food description not recognized"]);
    expect(await exit).toEqual([0, null]);
    longest = Math.max(longest, performance.now() - since);
    expect(longest).toBeLessThan(10_000);
    expect(existsSync(`${file}-wal`)).toBe(false);
  }
  const database = new Database(file, { readonly: true });
  const stored = database.prepare("select count(*) from food").pluck().get();
  database.close();
  expect(stored).toBe(cycles * (IN_FLIGHT - SLOW));
  const figure = `${cycles} × ${IN_FLIGHT}: 0 failed, exit 0 in ${(longest / 1000).toFixed(1)} s at most`;
  measured("R12", "SIGTERM answers what is in flight, then exit 0 within 10 s", figure);
});

/** Sends a food up to where the server says that it is listening; the rest on demand. */
function begin(url: string, token: string): Promise<() => Promise<number | undefined>> {
  return new Promise((begun, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(SOUP),
      Expect: "100-continue",
    };
    const sent = request(`${url}/api/food`, { method: "POST", headers, agent: false });
    const answered = new Promise<number | undefined>((done, failed) => {
      sent.once("response", (response) => response.resume().once("end", () => done(response.statusCode)));
      sent.once("error", failed);
    });
    sent.once("error", reject);
    sent.once("continue", () =>
      begun(() => {
        sent.end(SOUP);
        return answered;
      }),
    );
    sent.flushHeaders();
  });
}
