import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll } from "vitest";

export type Received = { from: string; to: string[]; raw: string; mail: Email };
/** Takes messages, answers 451 or 550, takes none of this sender, or keeps the sender waiting until `release`. */
type Mood = "take" | "later" | "never" | "no entry" | "wait";

/** A real mail server on a free port of the loopback, stopped after the test file. */
export async function startSmtp({ secure = false }: { secure?: boolean } = {}) {
  const received: Received[] = [];
  let mood: Mood = "take";
  let release = () => {};
  let released = Promise.resolve();
  let attempts = 0;
  let server = make();
  let port = await listen(server, 0);
  afterAll(() => close(server));

  function make() {
    const made = new SMTPServer({
      secure,
      authOptional: true,
      disabledCommands: secure ? ["AUTH"] : ["STARTTLS", "AUTH"],
      logger: false,
      onMailFrom: (_from, _session, done) => done(mood === "no entry" ? refusal(553) : null),
      async onData(stream, session, done) {
        // A sender that breaks off is no failure of the server's.
        const bytes = await buffer(stream).catch(() => null);
        if (!bytes) return done();
        attempts++;
        if (mood === "later") return done(refusal(451));
        if (mood === "never") return done(refusal(550));
        if (mood === "wait") await released;
        received.push(await toReceived(bytes, session));
        done();
      },
    });
    made.on("error", () => {});
    return made;
  }

  return {
    url: `smtp${secure ? "s" : ""}://127.0.0.1:${port}`,
    received,
    /** How often a message was offered, taken or not. */
    attempts: () => attempts,
    to: (address: string) => received.filter(({ to }) => to.includes(address)),
    set(next: Mood) {
      mood = next;
      if (next === "wait")
        released = new Promise((resolve) => {
          release = resolve;
        });
      else release();
    },
    async goDown() {
      await close(server);
    },
    async comeBack() {
      server = make();
      port = await listen(server, port);
    },
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

export function linkIn({ mail }: Received): string {
  const inText = /https?:\/\/\S+\/(?:confirm-email|reset-password|forgot-password)\S*/.exec(
    mail.text ?? "",
  )?.[0];
  const inHtml = /<a class="button" href="([^"]+)"/.exec(mail.html ?? "")?.[1]?.replaceAll("&amp;", "&");
  if (!inText || inText !== inHtml) throw new Error(`two links: ${inText} and ${inHtml}`);
  return inText;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error("not now, <ann@example.org>"), { responseCode });

async function toReceived(bytes: Buffer, { envelope }: SMTPServerSession): Promise<Received> {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
    raw: bytes.toString(),
    mail: await PostalMime.parse(bytes),
  };
}

async function listen(server: SMTPServer, port: number) {
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return (server.server.address() as AddressInfo).port;
}

const close = (server: SMTPServer) => new Promise<void>((done) => server.close(() => done()));

const ece = createRequire(import.meta.url)("http_ece");

type Claims = { aud: string; exp: number; sub: string };
type Pushed = { path: string; headers: IncomingMessage["headers"]; body: Buffer; claims: Claims };
type PushMood = number | "hang" | { status: number; headers: Record<string, string> };

/** The keys of a browser, and what reads the messages encrypted for them. */
export function browserKeys() {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys().toString("base64url");
  const auth = randomBytes(16).toString("base64url");
  const read = ({ body }: Pushed) =>
    JSON.parse(ece.decrypt(body, { version: "aes128gcm", privateKey: curve, authSecret: auth }).toString());
  return { publicKey, auth, read };
}

/** A push service on the loopback: it takes messages whose sender proves who it is, as RFC 8292 says. */
export async function startPushService() {
  const received: Pushed[] = [];
  const moods = new Map<string, PushMood>();
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

  return { origin, received, set: (path: string, mood: PushMood) => moods.set(path, mood) };
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

/** A proxy on the loopback: it notes what it is to connect to, and connects all of it to one port. */
export async function startProxy(to: number) {
  const requested: string[] = [];
  const proxy = createServer();
  proxy.on("connect", (request, socket) => {
    requested.push(request.url ?? "");
    const target = connect(to, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    for (const end of [socket, target]) end.on("error", () => target.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, requested };
}

type Called = { headers: IncomingMessage["headers"]; body: string };
/** A status, with headers and a body or not; or what it does in place of an answer. */
type ReceiverMood = number | "hang" | "drip" | ((response: ServerResponse) => void);

/** A receiver of webhooks on the loopback. */
export async function startReceiver() {
  const called: Called[] = [];
  const receiver = { called, mood: 204 as ReceiverMood, url: "" };
  const server = createServer(async (request, response) => {
    called.push({ headers: request.headers, body: (await buffer(request)).toString() });
    const { mood } = receiver;
    if (mood === "hang") return;
    if (typeof mood === "function") return mood(response);
    if (mood === "drip") {
      response.socket?.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => response.socket?.write("x-a: b\r\n"), 50);
      response.socket?.once("close", () => clearInterval(drip));
      return;
    }
    response.writeHead(mood).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
