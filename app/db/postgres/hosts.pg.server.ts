import pg, { type Pool, type PoolClient } from "pg";
import { isConflict, isSilent, isUnavailable, isUnreachable } from "~/db/store";
import { cannotStart } from "~/platform/operator-error";
import { AnswerLost } from "./transaction.pg.server";

export const FAILOVER_MS = 15_000;
const SINGLE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
const CONNECTIONS_PER_PROCESS = 10;
const REST_MS = 1_000;
const SILENCE_MS = 1_000;
const LIST = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/;

type Attempt<T> = (pool: Pool) => Promise<T>;
type Patience = { retryMs?: number; singleMs?: number };
type Host = { url: string; pool: Pool; resting: boolean };

/** The PostgreSQL servers named by `databaseUrl` (`h1:5432,h2`), one of them writable at a time. */
export const pgHosts = (databaseUrl: string): PgHosts => new PgHosts(databaseUrl);

export class PgHosts {
  readonly #hosts: Host[];
  readonly #queue: (() => void)[] = [];
  #running = 0;
  readonly #waits = new Set<{ since: number }>();
  #current = 0;
  #away = false;
  #answeredAt = 0;
  #failure: { since: number; last: number; error: unknown } | undefined;
  #closed = false;

  constructor(databaseUrl: string) {
    this.#hosts = urlsOf(databaseUrl).map((url) => ({ url, pool: openPool(url), resting: false }));
  }

  /** Runs `attempt` on the writable server, retrying through failovers and conflicts. An unreachable single server fails sooner, then at once. */
  async run<T>(attempt: Attempt<T>, patience: Patience = {}): Promise<T> {
    const wait = { since: performance.now() };
    this.#waits.add(wait);
    await this.#enter();
    try {
      return await this.#retried(attempt, patience, wait.since);
    } finally {
      this.#exit();
      this.#waits.delete(wait);
    }
  }

  once<T>(attempt: Attempt<T>): Promise<T> {
    return this.#retried(attempt, { retryMs: 0 }, performance.now());
  }

  isAway(): boolean {
    const [{ since } = { since: 0 }] = this.#waits;
    return this.#queue.length > 0 && performance.now() - Math.max(since, this.#answeredAt) > SILENCE_MS;
  }

  isHolding(): boolean {
    const since = this.#failure?.since ?? Number.NEGATIVE_INFINITY;
    return this.#hosts.length > 1 && performance.now() - since < FAILOVER_MS;
  }

  async close() {
    this.#closed = true;
    await Promise.all(this.#hosts.map(({ pool }) => pool.ending || pool.end()));
  }

  /** A crowd at the pool would be taken for a server that can't be reached, and hundreds of retries are work. */
  #enter(): Promise<void> | undefined {
    if (this.#running < CONNECTIONS_PER_PROCESS) return void this.#running++;
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  #exit() {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running--;
  }

  async #retried<T>(attempt: Attempt<T>, { retryMs = FAILOVER_MS, singleMs }: Patience, since: number) {
    const patience = (error: unknown) => {
      if (this.#hosts.length > 1 || !isUnreachable(error)) return retryMs;
      return this.#away ? 0 : (singleMs ?? Math.min(retryMs, SINGLE_MS));
    };
    const known = this.#failure;
    // Only what failed while this call queued is known to hold; an older failure may be over.
    if (known && known.last > since && performance.now() > since + patience(known.error)) throw known.error;
    for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
      const host = this.#hosts[this.#current] as Host;
      const { pool } = host;
      try {
        const result = await attempt(pool);
        this.#away = false;
        this.#failure = undefined;
        this.#answeredAt = performance.now();
        return result;
      } catch (error) {
        const reason = error instanceof AnswerLost ? error.cause : error;
        if (isUnavailable(reason) && !isConflict(reason)) this.#leave(host, pool, reason);
        else this.#answeredAt = performance.now();
        if (!isUnavailable(reason)) throw error;
        if (error instanceof AnswerLost) throw error;
        if (performance.now() + wait > since + patience(error)) {
          this.#away = this.#hosts.length === 1 && isUnreachable(error);
          throw error;
        }
        await sleep(wait * (0.5 + Math.random() / 2));
      }
    }
  }

  #leave(host: Host, pool: Pool, error: unknown) {
    const last = performance.now();
    this.#failure = { since: this.#failure?.since ?? last, last, error };
    if (this.#hosts.length === 1) return;
    if (isSilent(error) && host.pool === pool) {
      // Its idle connections would be silent too.
      host.pool = openPool(host.url);
      void pool.end().catch(() => {});
      if (!host.resting) void this.#rest(host);
    }
    const at = this.#current;
    if (this.#hosts[at] !== host) return;
    const next = [...this.#hosts.slice(at + 1), ...this.#hosts.slice(0, at + 1)];
    this.#current = this.#hosts.indexOf(next.find(({ resting }) => !resting) ?? (next[0] as Host));
  }

  /** A server that fell silent is left alone until it answers a new connection. */
  async #rest(host: Host) {
    host.resting = true;
    while (!this.#closed && !(await answers(host.url))) await sleep(REST_MS);
    host.resting = false;
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(connectionString: string): Promise<boolean> {
  const [connectionTimeoutMillis, query_timeout] = [CONNECT_TIMEOUT_MS, CONNECT_TIMEOUT_MS];
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

function urlsOf(databaseUrl: string): string[] {
  const [, start = "", hosts = "", rest = ""] = LIST.exec(databaseUrl) ?? [];
  const urls = hosts.split(",").map((host) => start + host + rest);
  if (!urls.every((url) => URL.canParse(url))) throw cannotStart("DATABASE_URL is not an address.");
  return urls;
}

function openPool(connectionString: string): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_PER_PROCESS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: "pixelplate",
    verify: refuseStandby,
  });
  // Without a listener a lost connection ends the process; its running query rejects anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function refuseStandby(client: PoolClient, done: (error?: Error) => void) {
  client.query<{ transaction_read_only: string }>("show transaction_read_only").then(({ rows }) => {
    if (rows[0]?.transaction_read_only === "off") done();
    else done(Object.assign(new Error("this server is a standby"), { code: "25006" }));
  }, done);
}
