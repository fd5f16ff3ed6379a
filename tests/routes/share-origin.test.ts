import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { collectPuzzle } from "~/features/collection/collect.server";
import { type BuiltApp, signedUp, startBuiltApp } from "../support/app";
import { tableContents, testCaller } from "../support/store";

const EMAIL = "ann@example.org";
const HOSTS = ["192.0.2.2:4210", "food.lan", "[2001:db8::2]:4210"];
const DETAIL = "/my-collections/detail/corn?share=1";

let app: BuiltApp;
let cookie: string;
let shareId: string;

beforeAll(async () => {
  app = await startBuiltApp({ TRUST_PROXY: "1" });
  const ann = await signedUp(app.url, EMAIL);
  cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { users } = app.store.read.t;
  const [user] = await app.store.read.select().from(users);
  if (!user) throw new Error("nobody signed up");
  shareId = user.share_id;
  const amounts = { carbs: 200, protein: 150, fats: 65 };
  const corn = { puzzleId: "corn", date: "2026-03-05", amounts };
  await testCaller(app.store, { id: user.id }, Date.UTC(2026, 2, 5, 12)).change((tx) =>
    collectPuzzle(tx, corn),
  );
});

/** Unlike fetch, node:http sends any Host. */
const ask = (path: string, headers: Record<string, string>, form?: Record<string, string>) =>
  new Promise<{ status: number; text: string; etag: unknown }>((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const type = body ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
    const sent = { method: body ? "POST" : "GET", headers: { ...type, ...headers }, agent: false };
    request(app.url + path, sent, async (res) =>
      resolve({ status: res.statusCode ?? 0, text: await text(res), etag: res.headers.etag }),
    )
      .on("error", reject)
      .end(body);
  });

/** The addresses of this server in a page. */
const originsIn = (page: string) =>
  new Set([...page.matchAll(/https?:\/\/[^"'\s<>/]+(?=\/share\/)/g)].map(([origin]) => origin));

describe("without a public address", () => {
  it("a share link begins as the address that its owner came by", async () => {
    for (const host of [...HOSTS, ...HOSTS]) {
      const { status, text } = await ask(DETAIL, { Host: host, Cookie: cookie });
      expect(status).toBe(200);
      expect(originsIn(text)).toEqual(new Set([`http://${host}`]));
      expect(text).not.toContain("localhost");
    }
  });

  it("so do the tags of the shared page, for each request", async () => {
    for (const host of [...HOSTS, ...HOSTS]) {
      const { text } = await ask(`/share/${shareId}/corn`, { Host: host });
      expect(text).toContain(`property="og:image" content="http://${host}/share/${shareId}/corn/card.png"`);
      expect(text).toContain(`property="og:url" content="http://${host}/share/${shareId}/corn?nickname=`);
      expect(text).not.toContain("localhost");
      for (const other of HOSTS) if (other !== host) expect(text).not.toContain(other);
    }
    const cards = await Promise.all(
      HOSTS.map((host) => ask(`/share/${shareId}/corn/card.png`, { Host: host })),
    );
    expect(new Set(cards.map(({ etag }) => etag)).size).toBe(1);
  });

  it("a trusted proxy says the address", async () => {
    const forwarded = { "X-Forwarded-Host": "food.example.org", "X-Forwarded-Proto": "https" };
    const { text } = await ask(DETAIL, { Host: "127.0.0.1", Cookie: cookie, ...forwarded });
    expect(originsIn(text)).toEqual(new Set(["https://food.example.org"]));
    const { text: odd } = await ask(DETAIL, {
      Host: "food.lan",
      Cookie: cookie,
      "X-Forwarded-Host": 'x"><b>',
      "X-Forwarded-Proto": "javascript",
    });
    expect(originsIn(odd)).toEqual(new Set(["http://food.lan"]));
  });

  it("the document of the API names it too", async () => {
    const { text } = await ask("/api/openapi.json", { Host: "food.lan" });
    expect(JSON.parse(text).servers).toEqual([{ url: "http://food.lan" }]);
  });

  it("the Host is never stored or mailed", async () => {
    const host = "evil.example";
    await ask(DETAIL, { Host: host, Cookie: cookie });
    const headers = { Host: host, "Sec-Fetch-Site": "same-origin" };
    expect((await ask("/forgot-password", headers, { email: EMAIL })).status).toBeLessThan(400);
    const outbox = `${app.env.DATA_DIR}/outbox`;
    const mails = await vi.waitFor(() => {
      const files = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
      expect(files.length).toBeGreaterThan(0);
      return files.map((name) => readFileSync(`${outbox}/${name}`, "utf8")).join();
    }, 5000);
    expect(mails).not.toContain(host);
    expect(JSON.stringify(await tableContents(app.store.read))).not.toContain(host);
  });
});
