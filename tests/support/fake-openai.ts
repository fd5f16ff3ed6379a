import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";

type SentRequest = { path: string; headers: IncomingHttpHeaders; text: string };
/** What the server does with a question. */
export type Reply = (response: ServerResponse) => void | Promise<void>;

const JSON_TYPE = { "content-type": "application/json" };

/** The model says `content`, as text or as JSON. */
export const says = (content: unknown): string =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    model: "fake",
    choices: [
      {
        index: 0,
        finish_reason: "stop",
        message: {
          role: "assistant",
          content: typeof content === "string" ? content : JSON.stringify(content),
        },
      },
    ],
  });

export const sends =
  (body: string, status = 200, headers: Record<string, string> = JSON_TYPE): Reply =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Never answers, until the client goes or the server stops. */
export const silence: Reply = () => {};

/** `tries`: requests until the client gives up; `reason`: its message then. */
export type Fault = { reply: Reply; tries: 1 | 2; reason: string; timeoutMs?: number };

const UNFIT = "an answer that was not as asked for";
/** Where an answer is waited for in vain. */
const SHORT_MS = 200;

/**
 * Twelve ways to fail. Where it can, the server sends the `right` answer in a wrong way, so that a client that is too
 * trusting takes it.
 */
export const faults = (right: unknown, elsewhere: string): Record<string, Fault> => {
  const body = says(right);
  const late = { tries: 1, reason: "no answer in time", timeoutMs: SHORT_MS } as const;
  const unfit = (reply: Reply) => ({ reply, tries: 2, reason: UNFIT }) as const;
  return {
    "status 500": { reply: sends(body, 500), tries: 2, reason: "status 500" },
    "status 429": {
      reply: sends(body, 429, { ...JSON_TYPE, "retry-after": "60" }),
      tries: 1,
      reason: "status 429",
    },
    "no answer": { reply: silence, ...late },
    "a body that stalls": {
      reply: (response) => void response.writeHead(200, JSON_TYPE).write(body.slice(0, -9)),
      ...late,
    },
    "a reset": {
      reply: (response) => void response.socket?.resetAndDestroy(),
      tries: 2,
      reason: "no connection: it broke off",
    },
    "half a JSON": unfit(sends(body.slice(0, -9))),
    "a page of HTML": {
      reply: sends("<!doctype html><p>Please log in</p>", 200, { "content-type": "text/html" }),
      tries: 2,
      reason: "a web page, not an answer",
    },
    "10 MB": { reply: (response) => padded(response, body), tries: 1, reason: "too long an answer" },
    "a redirect to another host": {
      reply: sends("", 307, { location: elsewhere }),
      tries: 2,
      reason: "no connection",
    },
    "another schema": unfit(sends(says({ answer: right }))),
    "hostile values": unfit(sends(says(hostile(right)))),
    nothing: unfit(sends("")),
  };
};

/** JSON may begin with any amount of space. */
async function padded(response: ServerResponse, body: string) {
  response.writeHead(200, JSON_TYPE);
  const pieces = [...Array(160).fill(" ".repeat(64 * 1024)), body];
  // The asker may go when it has seen enough.
  await pipeline(Readable.from(pieces), response).catch(() => {});
}

/** The right answer with a few fields that it must not have, and numbers that are none. */
const hostile = (right: unknown) =>
  JSON.stringify(right)
    .replace(/:\d[\d.]*/, ":1e309")
    .replace(/:\d[\d.]*/, ":-500")
    .replace("{", '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},');

/** A real server that speaks /v1/chat/completions on a free port of the loopback, stopped after the test file. */
export async function startFakeOpenAi() {
  const requests: SentRequest[] = [];
  let replies: Reply[] = [];
  const url = await listen(async (path, headers, body, response) => {
    requests.push({ path, headers, text: body });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    await (reply ?? sends("", 404))(response);
  });
  let visits = 0;
  const elsewhere = await listen((_path, _headers, _body, response) => {
    visits++;
    response.end();
  });

  return {
    /** As the settings give it. */
    settings: {
      key: "sk-the-key-of-the-operator" as string | undefined,
      baseUrl: `${url}/v1`,
      model: "small-model",
      visionModel: "seeing-model",
      timeoutMs: 20_000,
    },
    requests,
    /** How it replies from now on: in this order, the last one for ever. */
    replies(...next: Reply[]) {
      requests.length = 0;
      replies = next;
    },
    elsewhere: { url: `${elsewhere}/v1/chat/completions`, visits: () => visits },
    /** Waits until so many questions are in. */
    async waitForRequests(times: number) {
      while (requests.length < times) await wait(5);
    },
  };
}

type Take = (
  path: string,
  headers: IncomingHttpHeaders,
  body: string,
  response: ServerResponse,
) => void | Promise<void>;

async function listen(take: Take): Promise<string> {
  const server = createServer(async (request, response) => {
    // An asker that goes before it has said all is no failure of the server's.
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) await take(request.url ?? "", request.headers, body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
