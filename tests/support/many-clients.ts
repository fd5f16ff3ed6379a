import { Agent, request } from "node:http";

type Hit = { status: number; ms: number };
export type Wanted = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/**
 * So many clients, each on a connection of its own, ask for one thing after another until `goOn` says no. A client
 * whose connection fails is counted with status 0 and connects again.
 */
export async function manyClients(
  url: string,
  clients: number,
  next: (client: number) => Wanted,
  goOn: () => boolean,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = (wanted: Wanted) =>
    new Promise<number>((done) => {
      const { path, body, ...more } = wanted;
      const sent = request(url + path, { agent, ...more }, (response) => {
        response.on("error", () => done(0));
        response.resume().once("end", () => done(response.statusCode ?? 0));
      });
      sent.once("error", () => done(0));
      sent.end(body);
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (goOn()) {
        const since = performance.now();
        hits.push({ status: await ask(next(client)), ms: performance.now() - since });
      }
    }),
  );
  agent.destroy();
  return hits;
}
