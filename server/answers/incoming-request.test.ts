import { once } from "node:events";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";

const NAMES = [
  "Host",
  "Origin",
  "X-Forwarded-For",
  "X-Client-Ip",
  "x-request-id",
  "Cookie",
  "Authorization",
  "X-None",
];

/** All that a call may look at. */
const seenOf = async ({ method, url, headers, ...request }: Request, text: () => Promise<unknown>) => ({
  method,
  url,
  headers: NAMES.map((name) => [name, headers.get(name), headers.has(name)]),
  aborted: request.signal?.aborted,
  text: await text(),
});
const json = (value: unknown) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const edge = await startEdge({
  direct: (request) =>
    request.headers.has("x-whole") ? undefined : seenOf(request, () => request.text()).then(json),
  handle: async (request) => Response.json(await seenOf(request, () => request.text())),
});

test.each([
  ["nothing", {}],
  ["a query", { path: "/api/a%20b?x=%2F&x=1" }],
  ["HEAD", { method: "HEAD" }],
  ["a body", { method: "POST", body: '{"name":"Crème brûlée 🍮"}' }],
  ["a body that begins with a mark of its encoding", { method: "PUT", body: "\ufeff{}" }],
  ["bytes that are no text", { method: "PATCH", body: Buffer.from([0x7b, 0xff, 0xfe, 0x00]) }],
  ["an empty body", { method: "DELETE" }],
  [
    "headers that only the edge may set",
    {
      headers: {
        "X-Client-Block": "6.6.6.6",
        "X-Forwarded-For": "6.6.6.6",
        Origin: "http://localhost",
        Cookie: "a=1; b=2",
      },
    },
  ],
])("a direct call sees the same request as Remix: %s", async (_, sent) => {
  const headers = { Host: "localhost", ...("headers" in sent && sent.headers) };
  const [lean, whole] = [
    await edge.send({ ...sent, headers }),
    await edge.send({ ...sent, headers: { ...headers, "X-Whole": "1" } }),
  ];
  const own = { date: "", "x-request-id": "" };
  expect({ ...lean.headers, ...own }).toEqual({ ...whole.headers, ...own });
  const withoutId = (text: string) => text.replace(/"x-request-id","[\w-]+"/, "");
  expect(withoutId(lean.text)).toBe(withoutId(whole.text));
  expect(lean.status).toBe(whole.status);
});

test("is a Request in all its parts", async () => {
  const edge = await startEdge({
    direct: async (request) => {
      const { bodyUsed, redirect, body } = request.clone();
      const parts = [bodyUsed, redirect, body !== null, request instanceof Request, request.mode];
      return json([...parts, await request.json()]);
    },
  });
  const answer = await edge.send({ method: "POST", body: '{"name":"Soup"}' });
  expect(JSON.parse(answer.text)).toEqual([false, "follow", true, true, "cors", { name: "Soup" }]);
});

test("reads a form with a photo", async () => {
  const edge = await startEdge({
    direct: async (request) => {
      const form = await request.formData();
      const image = form.get("image") as File;
      return json({ name: form.get("name"), bytes: [...new Uint8Array(await image.arrayBuffer())] });
    },
  });
  const form = new FormData();
  form.set("name", "Soup");
  form.set("image", new File([new Uint8Array([0, 255, 10, 13])], "a.png"));
  const answer = await fetch(`http://127.0.0.1:${edge.port}/`, { method: "POST", body: form });
  expect(await answer.json()).toEqual({ name: "Soup", bytes: [0, 255, 10, 13] });
});

test("compresses a long response, with the right length", async () => {
  const body = JSON.stringify("🍮".repeat(600));
  const edge = await startEdge({ direct: async () => ({ ...json(""), body }) });
  const { headers, body: bytes } = await edge.send({ headers: { "Accept-Encoding": "br" } });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(headers["content-length"]).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(body);
  expect((await edge.send()).text).toBe(body);
});

test("a call's signal is aborted when its client leaves", async () => {
  const signals: AbortSignal[] = [];
  const edge = await startEdge({
    direct: async (request) => {
      signals.push(request.signal);
      await once(request.signal, "abort");
      return json(null);
    },
  });
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${edge.port}/`, { signal: leaving.signal }).catch(() => {});
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  leaving.abort();
  await left;
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

test("answers a failed call without details", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const edge = await startEdge({ direct: () => Promise.reject(new Error("kaputt")) });
  expect(await edge.send({ path: "/api/x" })).toMatchObject({
    status: 500,
    text: '{"success":false,"data":null,"error":"Server error. Please try again later.","code":"server_error"}',
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "kaputt" }));
});
