// Clients in a separate process, so that they measure the server and not the test.
import { Agent, request } from "node:http";

process.once("message", async (/** @type {import("./processes").Plan} */ plan) => {
  const hits = "everyMs" in plan ? await inTime(plan) : await atOnce(plan);
  process.send?.(hits, () => process.disconnect());
});

/** `clients` clients, one connection each, send one request after another. @param {import("./processes").AtOnce} plan */
async function atOnce({ url, wanted, clients, forMs }) {
  /** @type {import("./processes").Hit[]} */
  const hits = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + forMs;
  let sent = 0;
  const client = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const status = await ask(url, agent, wanted[sent++ % wanted.length]);
      hits.push({ status, ms: performance.now() - since });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return hits;
}

/** One request every `everyMs`, each on a new connection, until the test ends it. @param {import("./processes").InTime} plan */
async function inTime({ url, wanted, everyMs }) {
  // Warm-up, so that it does not measure its own code.
  for (let i = 0; i < 5; i++) await ask(url, false, wanted[0]);
  process.send?.("ready");
  /** @type {Promise<import("./processes").Hit>[]} */
  const hits = [];
  const begun = performance.now();
  let over = false;
  process.once("message", () => {
    over = true;
  });
  while (!over) {
    const due = begun + hits.length * everyMs;
    const early = due - performance.now();
    if (early > 0) await new Promise((go) => setTimeout(go, early));
    const answered = ask(url, false, wanted[hits.length % wanted.length]);
    hits.push(answered.then((status) => ({ status, ms: performance.now() - due })));
  }
  return Promise.all(hits);
}

/**
 * The status of the answer, 0 when the connection failed.
 * @param {string} url @param {Agent | false} agent @param {import("./processes").Wanted | undefined} wanted
 * @returns {Promise<number>}
 */
function ask(url, agent, wanted) {
  const { path = "/", body, ...more } = wanted ?? {};
  return new Promise((done) => {
    const sent = request(url + path, { agent, ...more }, (response) => {
      response.on("error", () => done(0));
      response.resume().once("end", () => done(response.statusCode ?? 0));
    });
    sent.once("error", () => done(0));
    sent.end(body);
  });
}
