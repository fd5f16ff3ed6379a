// Two built servers for the browser tests, each with a data folder of its own, on one PostgreSQL behind pgbouncer. Any request may reach either.
import { rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../postgres.mjs";
import { startPgbouncer } from "./pgbouncer.mjs";
import { startHost } from "./start-host.mjs";

const { E2E_DATABASE_URL = "", DATA_DIR = "", PORT = "" } = process.env;
process.on("exit", () => rmSync(DATA_DIR, { recursive: true, force: true }));

const postgres = await startPostgres();
const admin = new pg.Client({ connectionString: postgres.url("postgres") });
await admin.connect();
await admin.query("create database pixelplate");
await admin.end();
const pooler = await startPgbouncer(Number(new URL(E2E_DATABASE_URL).port), postgres.url("pixelplate"));
const hosts = await Promise.all(
  ["first", "second"].map((name) =>
    startHost({ DATABASE_URL: E2E_DATABASE_URL, DATA_DIR: join(DATA_DIR, name) }),
  ),
);

const agent = new Agent({ keepAlive: true });
const proxy = createServer((req, res) => {
  const port = hosts[Math.floor(Math.random() * hosts.length)]?.port;
  const headers = { ...req.headers, "x-forwarded-for": req.socket.remoteAddress ?? "" };
  const { method, url: path } = req;
  const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  sent.on("error", () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
  res.on("close", () => sent.destroy());
  req.pipe(sent);
});
proxy.listen(Number(PORT), "127.0.0.1");

for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, async () => {
    proxy.close();
    proxy.closeAllConnections();
    await Promise.all(hosts.map(({ stop }) => stop()));
    await pooler.stop();
    await postgres.stop();
    process.exit(0);
  });
