import pg, { type Pool, type PoolClient } from "pg";
import { cannotStart } from "~/platform/operator-error";
import { isConflict, isUnavailable, isUnreachable } from "./unavailable";

export const FAILOVER_MS = 15_000;
const SINGLE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 10_000;
const CONNECTIONS_PER_PROCESS = 10;

export type PgHosts = ReturnType<typeof pgHosts>;

/** The PostgreSQL servers named by `databaseUrl` (`h1:5432,h2`), one of them writable at a time. */
export function pgHosts(databaseUrl: string) {
  const pools = urlsOf(databaseUrl).map(openPool);
  let current = 0;
  let away = false;

  return {
    /** Runs `attempt` on the writable server, retrying through failovers and conflicts. An unreachable single server fails sooner, then at once. */
    async run<T>(
      attempt: (pool: Pool) => Promise<T>,
      { retryMs = FAILOVER_MS, singleMs = Math.min(retryMs, SINGLE_MS) } = {},
    ): Promise<T> {
      const since = performance.now();
      const patience = (error: unknown) => {
        if (pools.length > 1 || !isUnreachable(error)) return retryMs;
        return away ? 0 : singleMs;
      };
      for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
        const tried = current;
        try {
          const result = await attempt(pools[tried] as Pool);
          away = false;
          return result;
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          if (tried === current && !isConflict(error)) current = (tried + 1) % pools.length;
          if (performance.now() + wait > since + patience(error)) {
            away = pools.length === 1 && isUnreachable(error);
            throw error;
          }
          await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
        }
      }
    },
    async close() {
      await Promise.all(pools.filter((pool) => !pool.ending).map((pool) => pool.end()));
    },
  };
}

export async function pgTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    const { command } = await client.query("commit");
    // PostgreSQL answers ROLLBACK after a failed statement whose error was caught.
    if (command !== "COMMIT") throw new Error("a failed query was ignored inside a transaction");
    return result;
  } catch (error) {
    broken = isUnavailable(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

const rolledBack = (client: PoolClient) =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

function urlsOf(databaseUrl: string): string[] {
  const [, start = "", hosts = "", rest = ""] =
    /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(databaseUrl) ?? [];
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
