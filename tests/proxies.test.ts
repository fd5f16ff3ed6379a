import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltApp, launchBuiltApp } from "./support/app";
import { hasProgram } from "./support/prepare.mjs";

const HOST = "food.example.org";
const folder = mkdtempSync(join(tmpdir(), "pixelplate-proxy-"));
// nginx's workers are another user.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sample as an operator would have it, but for the addresses and the certificate of this test. */
const PROXIES = {
  nginx: {
    start(port: number, appPort: string, [cert, key]: string[]) {
      const sample = readFileSync("server/samples/nginx.conf", "utf8")
        .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
        .replace("listen 80;", `listen unix:${folder}/plain;`)
        .replace(/ssl_certificate .*/, `ssl_certificate ${cert};`)
        .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
        .replace("127.0.0.1:3000", `127.0.0.1:${appPort}`);
      const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        join(folder, "nginx.conf"),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${own.join(" ")}\n${sample} }`,
      );
      return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
        stdio: "inherit",
      });
    },
  },
  caddy: {
    start(port: number, appPort: string, [cert, key]: string[]) {
      const sample = readFileSync("server/samples/Caddyfile", "utf8")
        .replace(
          `${HOST} {`,
          `{\nadmin off\nauto_https disable_redirects\nhttps_port ${port}\n}\n${HOST} {\ntls ${cert} ${key}`,
        )
        .replace("127.0.0.1:3000", `127.0.0.1:${appPort}`);
      writeFileSync(join(folder, "Caddyfile"), sample);
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
        env,
        stdio: "ignore",
      });
    },
  },
};

describe.each(Object.entries(PROXIES))("behind %s, set up as the sample", (name, { start }) => {
  const there = hasProgram(name) && hasProgram("openssl");
  if (!there) console.log(`Skipped: these tests need ${name} and openssl (apt install ${name} openssl).`);
  let app: Omit<BuiltApp, "store" | "databaseUrl">;
  let port: number;
  let proxy: ReturnType<typeof start>;
  let cookie = "";

  beforeAll(async () => {
    if (!there) return;
    const data = join(folder, `${name}-data`);
    mkdirSync(data);
    app = await launchBuiltApp({
      DATA_DIR: data,
      BASE_URL: `https://${HOST}`,
      TRUST_PROXY: "1",
      LABEL_OCR: "off",
      RATE_LIMITS: "on",
    });
    port = await freePort();
    proxy = start(port, /localhost:(\d+),/.exec(app.log())?.[1] ?? "", certificate());
    await listening(port);
  }, 60_000);
  afterAll(async () => {
    if (!proxy) return;
    const exit = once(proxy, "exit");
    if (proxy.exitCode === null && proxy.kill("SIGTERM")) await exit;
  });

  /** A browser at home asks for the public name; the proxy is where it resolves to. */
  async function visit(
    method: string,
    path: string,
    body?: string | Buffer,
    headers: Record<string, string> = {},
    localAddress = "127.0.0.1",
  ) {
    const sent = request({
      host: "127.0.0.1",
      port,
      localAddress,
      method,
      path,
      servername: HOST,
      rejectUnauthorized: false,
      headers: { Host: HOST, Origin: `https://${HOST}`, Cookie: cookie, ...headers },
    });
    // A refused upload may be cut off while it is still being sent.
    sent.on("error", () => {}).end(body);
    const [answer] = await once(sent, "response");
    const set = (answer.headers["set-cookie"] ?? []) as string[];
    return { status: answer.statusCode, headers: answer.headers, set, text: await text(answer) };
  }
  const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

  test.runIf(there)("a form signs somebody up, with a cookie for https only", async () => {
    const form = new URLSearchParams({
      email: "ann@example.org",
      password: "carrots-before-noon",
    }).toString();
    const { status, set } = await visit("POST", "/sign-up", form, FORM);
    expect(status).toBe(303);
    const session = set.find((one) => one.startsWith("__Host-pp=")) ?? "";
    expect(session).toMatch(/; Secure/);
    cookie = session.split(";")[0] ?? "";
    const page = await visit("GET", "/account");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(page.headers["content-encoding"]).toBeUndefined();
  });

  test.runIf(there)("a form from elsewhere is refused", async () => {
    const { status } = await visit("POST", "/log-out", "", { ...FORM, Origin: "https://evil.example" });
    expect(status).toBe(403);
  });

  test.runIf(there)("an upload of 8 MB comes through, a larger one does not", async () => {
    const upload = (bytes: number) => {
      const edge = "edge-of-part";
      const part = `--${edge}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(part), randomBytes(bytes), Buffer.from(`\r\n--${edge}--\r\n`)]);
      return visit("POST", "/eat/scan-label", body, {
        "Content-Type": `multipart/form-data; boundary=${edge}`,
      });
    };
    // The product itself looked at it, and found no picture.
    const taken = await upload(8 * 1024 * 1024 - 1000);
    expect(taken.status).toBe(415);
    expect(taken.text).toContain("Use a JPEG, PNG or WebP photo.");
    expect((await upload(10 * 1024 * 1024).catch(() => ({ status: 413 }))).status).toBe(413);
  });

  test.runIf(there)(
    "guesses are counted by the address that the proxy saw, not by one that is claimed",
    async () => {
      const guess = (claimed: string, from: string) => {
        const form = new URLSearchParams({
          email: "nobody@example.org",
          password: "not-the-password",
        }).toString();
        return visit("POST", "/log-in", form, { ...FORM, Cookie: "", "X-Forwarded-For": claimed }, from);
      };
      const statuses: (number | undefined)[] = [];
      for (let n = 1; n <= 7; n++) statuses.push((await guess(`203.0.113.${n}`, "127.0.0.1")).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect((await guess("127.0.0.1", "127.0.0.2")).status).toBe(401);
    },
  );
});

const certificate = () => {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const subject = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert, ...subject],
    {
      stdio: "ignore",
    },
  );
  return [cert, key];
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function listening(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await sleep(50);
  }
  throw new Error("the proxy does not listen");
}
