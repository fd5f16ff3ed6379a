import { spawn } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/postgres.mjs";

/** A pgbouncer before the primary, which a watcher points to the new one. @param {Awaited<ReturnType<typeof import("./cluster.mjs").startCluster>>} cluster */
export async function startPooler(cluster) {
  const port = await freePort();
  const file = join(cluster.folder, "pgbouncer.ini");
  let { port: current } = await cluster.primary();
  const write = (/** @type {number} */ primaryPort) => {
    const lines = [
      "[databases]",
      `pixelplate = host=127.0.0.1 port=${primaryPort} user=pixelplate`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 20",
      "server_connect_timeout = 2",
      "server_login_retry = 1",
      "ignore_startup_parameters = extra_float_digits",
    ];
    writeFileSync(file, `${lines.join("\n")}\n`);
    if (cluster.owner) chownSync(file, cluster.owner.uid, cluster.owner.gid);
  };
  write(current);
  const pooler = spawn("/usr/sbin/pgbouncer", ["-q", file], { ...cluster.owner, stdio: "ignore" });
  let ends = false;
  const watching = (async () => {
    while (!ends) {
      await sleep(300);
      const now = await cluster.primary().catch(() => undefined);
      if (!now || now.port === current) continue;
      write(now.port);
      // Reads the file again, and closes what leads to another host.
      pooler.kill("SIGHUP");
      current = now.port;
    }
  })();

  return {
    url: `postgres://pixelplate@127.0.0.1:${port}/pixelplate`,
    async stop() {
      ends = true;
      await watching;
      pooler.kill("SIGKILL");
    },
  };
}
