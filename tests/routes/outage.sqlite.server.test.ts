import { beforeAll, describe, expect, it, vi } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { type BuiltApp, startBuiltApp, twoPeople, Visitor } from "../support/app";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let app: BuiltApp;
let ann: Visitor;
let shareId: string;

beforeAll(async () => {
  app = await startBuiltApp();
  const people = await twoPeople(app);
  ann = people.a;
  shareId = people.shareId;
});

/** Takes a table away from the server for as long as `work` takes. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const database = new Database(app.databaseUrl.replace(/^file:/, ""));
  database.pragma("busy_timeout = 5000");
  database.exec(`alter table ${table} rename to away`);
  try {
    return await work();
  } finally {
    database.exec(`alter table away rename to ${table}`);
    database.close();
  }
}

const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");

describe("while the database fails, a page says in its own words what it could not show", () => {
  it.each([
    ["/calendar", "daily_home_data", "Something went wrong with the date picker.", "/calendar"],
    ["/calendar?month=2026-03", "session", "Something went wrong with the date picker.", "/calendar"],
    ["/?date=2026-03-01", "daily_home_data", "快照加载失败", "/?date=2026-03-01"],
    ["/?date=2026-03-01", "session", "快照加载失败", "/?date=2026-03-01"],
    [
      "/my-collections/detail/carrot",
      "user_collection",
      "Failed to load collection data",
      "/my-collections/detail/carrot",
    ],
    [
      "/my-collections/detail/carrot",
      "session",
      "Failed to load collection data",
      "/my-collections/detail/carrot",
    ],
  ])("%s without %s: %s, and Try Again tries again", async (path, table, text, again) => {
    const failed = await without(table, () => ann.get(path));
    expect(failed.status).toBe(500);
    expect(words(failed.text)).toContain(text);
    const link = /<a [^>]*href="([^"]*)"[^>]*>Try Again<\/a>/.exec(failed.text)?.[1];
    expect(link).toBe(again);
    const next = await ann.get(link ?? "");
    expect(next.status).toBe(200);
    expect(words(next.text)).not.toContain(text);
  });

  it("My Collections, with its shelves empty", async () => {
    expect((await ann.get("/my-collections")).text).not.toContain("Failed to load");
    for (const table of ["user_collection", "food", "daily_home_data"]) {
      const failed = await without(table, () => ann.get("/my-collections"));
      expect([table, failed.status]).toEqual([table, 200]);
      const said = words(failed.text);
      expect(said).toContain("Failed to load collection data");
      expect(said).toContain("Magic Garden");
      expect(said).not.toContain("No puzzle collection yet!");
      expect(failed.text).toMatch(/<a [^>]*href="\/my-collections"[^>]*>Try Again<\/a>/);
      expect(failed.text).toContain('href="/account"');
    }
  });

  it("the reset page", async () => {
    const visitor = new Visitor(app.url);
    await visitor.get(`/reset-password?token=${"a".repeat(32)}.${"A".repeat(43)}&type=recovery`);
    const failed = await without("mail_token", () => visitor.get("/reset-password"));
    expect(failed.status).toBe(500);
    expect(words(failed.text)).toContain("Error loading page. Please try again.");
  });

  it("a share page, the same as a link that is none", async () => {
    const path = `/share/${shareId}/carrot`;
    const failed = await without("user_collection", () => new Visitor(app.url).get(path));
    expect(failed.status).toBe(500);
    expect(words(failed.text)).toContain("This puzzle collection is not available");
    const none = await new Visitor(app.url).get("/share/nobody/carrot");
    expect(none.status).toBe(404);
    expect(words(none.text)).toContain("This puzzle collection is not available");
    expect(failed.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  it("any other", async () => {
    const failed = await without("session", () => ann.get("/account"));
    expect(failed.status).toBe(500);
    expect(words(failed.text)).toContain("Server error. Please try again later.");
  });

  it("and one that needs no database is there for everybody", async () => {
    expect((await without("session", () => ann.get("/about"))).status).toBe(200);
    expect((await without("session", () => ann.get(`/share/${shareId}/carrot`))).status).toBe(200);
  });
});

describe("a call that fails says what failed", () => {
  const json = (body: unknown): RequestInit => ({
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  const label = new FormData();
  label.set("image", new File(["x"], "label.jpg", { type: "image/jpeg" }));
  const soup = { name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } };
  const share = `/api/collection/public-collection?puzzle_name=carrot&user_id=`;

  it.each([
    ["POST", "/api/food", "Save failed", json(soup)],
    ["POST", "/api/ai/parse/description", "AI analysis failed", json({ description: "an egg" })],
    ["POST", "/api/ai/parse/emoji", "AI emoji generation failed", json({ text: "egg" })],
    ["POST", "/api/ai/parse/food", "Upload failed", { body: label }],
    [
      "POST",
      "/api/collection/user-collections",
      "Unexpected error occurred",
      json({ puzzle_name: "carrot" }),
    ],
    ["GET", "/api/collection/user-collections", "Failed to load collection data", {}],
    ["GET", share, "Failed to load share data", {}],
    ["DELETE", "/api/user/account", "Failed to delete account: Server error. Please try again later.", {}],
    ["GET", "/api/user", "Server error. Please try again later.", {}],
  ] as [string, string, string, RequestInit][])("%s %s: %s", async (method, path, error, init) => {
    const isShare = path === share;
    const headers = { "Sec-Fetch-Site": "same-origin", ...(init.headers as Record<string, string>) };
    const table = isShare ? "user_collection" : "session";
    const answer = await without(table, () =>
      ann.send(isShare ? share + shareId : path, { ...init, method, headers }),
    );
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({ success: false, data: null, error, code: "server_error" });
  });
});
