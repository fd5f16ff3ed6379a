import { beforeAll, describe, expect, it, vi } from "vitest";
import { type BuiltApp, PASSWORD, startBuiltApp, Visitor } from "../support/app";
import { startEdge } from "../support/edge";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PUBLIC = "https://food.example.org";
let app: BuiltApp;
let ann: Visitor;
let avatar: string;
beforeAll(async () => {
  app = await startBuiltApp({ BASE_URL: PUBLIC });
  ann = new Visitor(app.url);
  await ann.post("/sign-up", { email: "ann@example.org", password: PASSWORD });
  const form = new FormData();
  form.set("nickname", "Ann");
  form.set("zoom", "1");
  form.set("avatar", new File([await picture()], "me.png", { type: "image/png" }));
  await ann.post("/account/profile", form);
  avatar = /\/avatars\/[\w-]+\.jpg/.exec((await ann.get("/account")).text)?.[0] ?? "/avatars/none.jpg";
});

async function picture() {
  const { default: sharp } = await import("sharp");
  const red = { width: 300, height: 300, channels: 3, background: "red" } as const;
  return new Uint8Array(await sharp({ create: red }).png().toBuffer());
}

const visitor = () => new Visitor(app.url);

describe("by the rules of the HTTP Observatory", () => {
  it.each([
    ["the landing page", 200, () => visitor().get("/")],
    ["a page of one's own", 200, () => ann.get("/account")],
    ["data", 200, () => ann.get("/account.data")],
    ["a log-in", 303, () => visitor().post("/log-in", { email: "ann@example.org", password: PASSWORD })],
    ["a call", 200, () => ann.get("/api/user")],
    ["a refused call", 401, () => visitor().get("/api/user")],
    ["an image", 200, () => visitor().get("/art/carrot.png")],
    ["an avatar", 200, () => visitor().get(avatar)],
    ["a file", 200, () => visitor().get("/icon.svg")],
    ["a missing page", 404, () => visitor().get("/no-such-page")],
    ["a missing file", 404, () => visitor().get("/assets/none.js")],
    ["a wrong method", 405, () => visitor().post("/healthz")],
    ["too large a body", 413, () => ann.post("/theme", { theme: "x".repeat(100_000) })],
    ["too long an address", 414, () => visitor().get(`/?${"a".repeat(5000)}`)],
  ])("%s has an A+", async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const { score, faults } = headerScore(answer.headers);
    expect({ faults, good: score >= 120 }, `${score}`).toEqual({ faults: [], good: true });
    expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  });

  it("a failure has one too", async () => {
    const failed = vi.spyOn(console, "error").mockImplementation(() => {});
    const settings = { baseUrl: PUBLIC, baseUrlGiven: true };
    const edge = await startEdge({ settings, handle: () => Promise.reject(new Error("broken")) });
    const answer = await edge.send();
    expect(answer.status).toBe(500);
    const { score, faults } = headerScore(new Headers(answer.headers as Record<string, string>));
    expect({ faults, good: score >= 120 }).toEqual({ faults: [], good: true });
    failed.mockRestore();
  });

  it("an answer without headers has none", () => {
    expect(headerScore(new Headers()).score).toBeLessThan(30);
    const loose = { "Content-Security-Policy": "script-src * 'unsafe-inline'" };
    expect(headerScore(new Headers(loose)).faults).toContain("scripts from anywhere");
  });

  it("every cookie of a browser that logs in and out is Secure and SameSite", async () => {
    const one = visitor();
    const answers = [
      await one.post("/log-in", { email: "ann@example.org", password: PASSWORD }),
      await one.get("/welcome/info"),
      await one.post("/theme", { theme: "dark" }),
      await one.get("/reset-password?token=x"),
      await one.post("/log-out"),
    ];
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(3);
    for (const cookie of cookies) expect(cookie).toMatch(/;\s*SameSite=(?:Lax|Strict)/i);
    expect(cookies.filter((cookie) => /^__Host-pp/.test(cookie) && !/; Secure/i.test(cookie))).toEqual([]);
  });
});

/** What the HTTP Observatory would say of an answer over https: the score, and what it took points for. */
function headerScore(headers: Headers): { score: number; faults: string[] } {
  const faults: [string, number][] = [];
  const bonus: number[] = [];
  const fault = (is: boolean, name: string, points: number) => {
    if (is) faults.push([name, points]);
  };
  const csp = directives(headers.get("Content-Security-Policy") ?? "");
  const scripts = csp.get("script-src") ?? csp.get("default-src");
  const styles = csp.get("style-src") ?? csp.get("default-src");
  fault(csp.size === 0, "no content security policy", -25);
  fault(!scripts || /unsafe-inline|\*|https?:|data:/.test(scripts), "scripts from anywhere", -20);
  fault(/unsafe-eval/.test(scripts ?? ""), "eval", -10);
  fault(/unsafe-inline/.test(styles ?? ""), "inline styles", 0);
  if (csp.get("default-src") === "'none'" && !/unsafe-/.test([...csp.values()].join())) bonus.push(10);
  else if (csp.size > 0) bonus.push(5);

  for (const cookie of headers.getSetCookie()) {
    fault(!/;\s*secure/i.test(cookie), "a cookie that is not Secure", -20);
    fault(/^(?:__Host-)?pp=/.test(cookie) && !/;\s*httponly/i.test(cookie), "a session for scripts", -30);
    if (/;\s*samesite=(?:lax|strict)/i.test(cookie)) bonus.push(5);
  }
  const age = Number(/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? 0);
  fault(age === 0, "no strict transport security", -20);
  fault(age > 0 && age < 15_768_000, "strict transport security for a short time", -10);
  fault(headers.get("X-Content-Type-Options") !== "nosniff", "sniffing", -5);
  const framed = csp.get("frame-ancestors") ?? headers.get("X-Frame-Options");
  fault(!framed, "frames", -20);
  if (csp.get("frame-ancestors") === "'none'") bonus.push(5);
  const referrer = headers.get("Referrer-Policy") ?? "";
  fault(/unsafe-url|^origin|^no-referrer-when-downgrade/.test(referrer), "a talkative referrer", -5);
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer))
    bonus.push(5);
  const sharing = headers.get("Access-Control-Allow-Origin");
  fault(sharing !== null, "answers shared with other sites", -50);
  const corp = headers.get("Cross-Origin-Resource-Policy");
  fault(corp === "cross-origin", "resources for other sites", -5);
  if (corp === "same-origin") bonus.push(10);

  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  const base = 100 + sum(faults.map(([, points]) => points));
  // As there: who is faulty gets no extra points.
  return { score: base >= 90 ? base + sum(bonus) : base, faults: faults.map(([name]) => name) };
}

const directives = (policy: string) =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [name = "", ...values] = part.split(/\s+/);
        return [name.toLowerCase(), values.join(" ")] as const;
      }),
  );
