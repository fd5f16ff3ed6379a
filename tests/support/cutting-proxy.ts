import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

// The message that prepares a nameless statement: its length, an empty name, the text.
const PARSE = /P[\s\S]{4}\0((?:select|insert|update|delete) [^\0]*)\0/g;

/** Stands before PostgreSQL, notes its prepared statements and, while `cuts` is true, carries out every commit and cuts the line before its answer. */
export async function cuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const state = { cuts: false, count: 0, statements: new Set<string>() };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let committing = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => {
      committing ||= state.cuts && chunk.includes("commit\0");
      for (const [, sql] of chunk.toString("latin1").matchAll(PARSE)) state.statements.add(String(sql));
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (!committing) return client.write(chunk);
      state.count++;
      client.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    state,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
