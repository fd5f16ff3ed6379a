import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, serverOwner } from "../postgres.mjs";

const PROGRAM = "/usr/sbin/pgbouncer";

/** A pgbouncer at this port of the loopback, which gives out connections for a transaction. @param {number} port @param {string} databaseUrl */
export async function startPgbouncer(port, databaseUrl) {
  if (!existsSync(PROGRAM)) throw new Error("Debian: apt install pgbouncer");
  const { port: target, username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `${name} = host=127.0.0.1 port=${target} dbname=${name} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 20",
    "ignore_startup_parameters = extra_float_digits",
  ];
  writeFileSync(file, `${settings.join("\n")}\n`);
  const owner = serverOwner();
  for (const path of owner ? [folder, file] : []) chownSync(path, owner?.uid ?? 0, owner?.gid ?? 0);
  const child = spawn(PROGRAM, ["-q", file], { ...owner, stdio: ["ignore", "ignore", "inherit"] });
  await answers(`postgres://${username}@127.0.0.1:${port}/${name}`);
  return {
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
