import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { apiClient, type BuiltApp, newToken, startBuiltApp, Visitor } from "../support/app";
import { startReceiver } from "../support/outside";

const TOKEN = "scrape-me-if-you-can";
let app: BuiltApp;
const ask = (token?: string) =>
  new Visitor(app.url).get("/metrics", { headers: token ? { Authorization: `Bearer ${token}` } : {} });

beforeAll(async () => {
  app = await startBuiltApp({ METRICS: "on", METRICS_TOKEN: TOKEN });
});

it("are off until the operator wants them", async () => {
  const plain = await startBuiltApp();
  expect((await new Visitor(plain.url).get("/metrics")).status).toBe(404);
});

it.each([undefined, "", "wrong", `${TOKEN}x`, TOKEN.slice(0, -1)])(
  "are refused with the token %j",
  async (token) => {
    const { status, text } = await ask(token);
    expect([status, text]).toEqual([401, "A token is needed.\n"]);
  },
);

it("count by route, never by path", async () => {
  const visitor = new Visitor(app.url);
  await visitor.post("/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  for (const path of ["/", "/share/0123456789abcdef/carrot", "/no/such/page", "/art/carrot.png", "/about"])
    await visitor.get(path);
  await visitor.get("/about.data");
  await visitor.get("/robots.txt");
  const { status, text, headers } = await ask(TOKEN);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("version=0.0.4");
  const counted = (labels: string) => text.includes(`pixelplate_http_requests_total{${labels}} `);
  expect(counted('method="POST",route="routes/_front.sign-up",status="303"')).toBe(true);
  expect(counted('method="GET",route="routes/_front._index",status="302"')).toBe(true);
  expect(counted('method="GET",route="routes/share.$shareId.$puzzleName",status="404"')).toBe(true);
  expect(counted('method="GET",route="routes/$",status="404"')).toBe(true);
  expect(counted('method="GET",route="file",status="200"')).toBe(true);
  expect(text).toContain(
    'pixelplate_http_requests_total{method="GET",route="routes/about",status="200"} 2\n',
  );
  expect(text).not.toMatch(/0123456789abcdef|no\/such|ann@/);
  expect(text).toContain("pixelplate_outbox_mails 0\n");
  expect(text).toContain("pixelplate_http_requests_in_flight 1\n");
  expect(text).toContain("pixelplate_edge_requests_in_flight 1\n");
  expect(text).toContain("pixelplate_edge_requests_stuck 0\n");
  expect(text).toContain("pixelplate_edge_body_bytes 0\n");
  expect(text).toMatch(/pixelplate_edge_connections [1-9]/);
  expect(text).toMatch(/pixelplate_transaction_seconds_count\{outcome="committed"\} [1-9]/);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});

it("say how many people and foods there are, how large the database is, and how old the last backup", async () => {
  const call = apiClient(app.url, await newToken(app.url, "bob@example.org"));
  const nutrition = { calories: 100, carbs: 10, protein: 5, fats: 4 };
  await call("POST", "/api/food", { name: "Soup", nutrition });
  const before = (await ask(TOKEN)).text;
  expect(before).toMatch(/^pixelplate_accounts [12]$/m);
  expect(before).toMatch(/^pixelplate_foods 1$/m);
  expect(Number(/^pixelplate_database_bytes (\d+)/m.exec(before)?.[1])).toBeGreaterThan(100_000);
  expect(before).not.toMatch(/^pixelplate_backup_age_seconds/m);
  mkdirSync(`${app.env.DATA_DIR}/backups`, { recursive: true });
  const archive = `${app.env.DATA_DIR}/backups/pixelplate-2026-03-01T03-30-00-000Z.tar.gz`;
  writeFileSync(archive, "");
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(archive, hourAgo, hourAgo);
  const age = Number(/^pixelplate_backup_age_seconds ([\d.]+)/m.exec((await ask(TOKEN)).text)?.[1]);
  expect(age).toBeGreaterThan(3590);
  expect(age).toBeLessThan(3900);
});

it("count photos of labels by how it went", async () => {
  const form = new FormData();
  form.set("image", new File([new Uint8Array([1, 2, 3])], "label.jpg", { type: "image/jpeg" }));
  await fetch(`${app.url}/api/ai/parse/food`, { method: "POST", body: form });
  expect((await ask(TOKEN)).text).toMatch(
    /^pixelplate_label_readings_total\{engine="none",outcome="failed"\} 1$/m,
  );
});

it("count the calls of webhooks", async () => {
  const receiver = await startReceiver();
  const call = apiClient(app.url, await newToken(app.url, "cat@example.org"));
  await call("PUT", "/api/webhook", { url: receiver.url });
  const nutrition = { calories: 100, carbs: 10, protein: 5, fats: 4 };
  await call("POST", "/api/food", { name: "Soup", nutrition });
  const counted = async (outcome: string) =>
    expect((await ask(TOKEN)).text).toContain(`pixelplate_webhook_calls_total{outcome="${outcome}"} 1\n`);
  // From the start, as an alert on its increase needs it.
  expect((await ask(TOKEN)).text).toContain('pixelplate_webhook_calls_total{outcome="switched off"} 0\n');
  await vi.waitFor(() => counted("sent"));
  receiver.mood = 500;
  await call("POST", "/api/food", { name: "Stew", nutrition });
  await vi.waitFor(() => counted("failed"));
});
