import { beforeAll, expect, it } from "vitest";
import { type BuiltApp, startBuiltApp, Visitor } from "../support/app";

const TOKEN = "scrape-me-if-you-can";
let app: BuiltApp;
const ask = (token?: string) =>
  new Visitor(app.url).get("/metrics", { headers: token ? { Authorization: `Bearer ${token}` } : {} });

beforeAll(async () => {
  app = await startBuiltApp({ METRICS: "on", METRICS_TOKEN: TOKEN });
}, 60_000);

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
