import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const WRITERS = 16;
/** More than writers, as a day holds a thousand foods. */
const ACCOUNTS = 64;
const PAUSE_MS = 20;
const PER_SECOND = 60;
const ANSWER_MAX_MS = 60_000;
const PASSWORD = "carrots-before-noon";

/** Tokens of new accounts. @param {string} url */
export async function accounts(url) {
  return Promise.all(
    Array.from({ length: ACCOUNTS }, async () => {
      const email = `${randomUUID()}@example.org`;
      const headers = { "Sec-Fetch-Site": "same-origin" };
      const body = new URLSearchParams({ email, password: PASSWORD });
      await fetch(`${url}/sign-up`, { method: "POST", redirect: "manual", headers, body });
      const answer = await send(`${url}/api/auth/token`, {}, { email, password: PASSWORD });
      return (await answer.json()).data.access_token;
    }),
  );
}

/**
 * Writers that send one food after the other, and sixty foods a second whatever becomes of them, to all servers in turn.
 * @param {string[]} urls @param {string[]} tokens
 */
export function startLoad(urls, tokens) {
  /** @type {{ name: string, at: number }[]} */
  const acknowledged = [];
  /** @type {string[]} */
  const errors = [];
  const open = new Set();
  let ends = false;
  let sent = 0;

  async function write() {
    const n = sent++;
    const name = `Food ${randomUUID()}`;
    const token = tokens[n % tokens.length];
    const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
    const food = { name, nutrition: { calories: 100, carbs: 10, protein: 5, fats: 4 } };
    try {
      const { status } = await send(`${urls[n % urls.length]}/api/food`, headers, food);
      if (status === 200) acknowledged.push({ name, at: performance.now() });
      else errors.push(`${status}`);
    } catch (error) {
      errors.push(String(error));
    }
  }
  const writer = async () => {
    while (!ends) {
      await write();
      await sleep(PAUSE_MS);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  const ticking = setInterval(() => {
    const one = write().finally(() => open.delete(one));
    open.add(one);
  }, 1000 / PER_SECOND);

  return async () => {
    ends = true;
    clearInterval(ticking);
    await Promise.all([writers, ...open]);
    const times = acknowledged.map(({ at }) => at);
    const gaps = times.map((at, i) => at - (times[i - 1] ?? at));
    return { names: acknowledged.map(({ name }) => name), errors, longestMs: Math.max(0, ...gaps) };
  };
}

/** @param {string} url @param {Record<string, string>} headers @param {object} body */
const send = (url, headers, body) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  });
