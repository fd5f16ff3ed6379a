import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";

const ece = createRequire(import.meta.url)("http_ece");

type Claims = { aud: string; exp: number; sub: string };
type Received = { path: string; headers: IncomingMessage["headers"]; body: Buffer; claims: Claims };
type Mood = number | "hang" | { status: number; headers: Record<string, string> };

/** The keys of a browser, and what reads the messages encrypted for them. */
export function browserKeys() {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys().toString("base64url");
  const auth = randomBytes(16).toString("base64url");
  const read = ({ body }: Received) =>
    JSON.parse(ece.decrypt(body, { version: "aes128gcm", privateKey: curve, authSecret: auth }).toString());
  return { publicKey, auth, read };
}

/** A push service on the loopback: it takes messages whose sender proves who it is, as RFC 8292 says. */
export async function startPushService() {
  const received: Received[] = [];
  const moods = new Map<string, Mood>();
  const server = createServer((request, response) =>
    answer(request, response).catch(() => response.destroy()),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    const claims = claimsIn(request.headers.authorization ?? "");
    received.push({ path, headers: request.headers, body: await buffer(request), claims });
    const mood = moods.get(path) ?? 201;
    if (mood === "hang") return;
    const { status, headers } = typeof mood === "number" ? { status: mood, headers: {} } : mood;
    response.writeHead(status, headers).end();
  }

  return { origin, received, set: (path: string, mood: Mood) => moods.set(path, mood) };
}

/** Throws unless the token is signed by the key that it names. */
function claimsIn(authorization: string): Claims {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const raw = Buffer.from(key, "base64url");
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url")))
    throw new Error("not signed by its key");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
