import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** An answer and its time from when the request was due, in ms. Status 0: the connection failed. */
export type Hit = { status: number; ms: number };
export type Wanted = { path: string; method?: string; headers?: Record<string, string>; body?: string };
export type AtOnce = { url: string; wanted: Wanted[]; clients: number; forMs: number };
export type InTime = { url: string; wanted: Wanted[]; everyMs: number };
export type Plan = AtOnce | InTime;

/** So many clients ask for all that is wanted, over and over, each as fast as it is answered. */
export const manyClients = (plan: AtOnce): Promise<Hit[]> => hitsOf(program(plan));

/** Asks for the same again and again from now on, in time, whatever becomes of the one before; `end` gives what was seen. */
export async function steadyClient(url: string, path: string, everyMs: number) {
  const plan: InTime = { url, wanted: [{ path }], everyMs };
  const child = program(plan);
  await once(child, "message");
  return {
    end(): Promise<Hit[]> {
      child.send("end");
      return hitsOf(child);
    },
  };
}

function program(plan: Plan) {
  const child = fork("tests/support/clients-process.mjs", { execArgv: [] });
  child.send(plan);
  return child;
}

async function hitsOf(child: ChildProcess): Promise<Hit[]> {
  const exit = once(child, "exit").then(() => Promise.reject(new Error("the clients ended early")));
  const [hits] = await Promise.race([once(child, "message"), exit]);
  exit.catch(() => {});
  return hits;
}
