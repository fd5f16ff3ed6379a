import { randomUUID } from "node:crypto";
import { statusOf } from "~/http/database-down.server";
import { assistantLimitOf } from "~/http/limits.server";
import { errorWording, Refusal } from "~/http/refusal";
import { callerBy, guestBy } from "~/http/viewer.server";
import { logError } from "~/platform/log/log.server";
import { VERSION } from "~/platform/settings/version";
import { attempt } from "~/platform/text";
import { programOf } from "../programs.server";
import { readJson } from "../read-json.server";
import { callTool, listedTools } from "./mcp-tools.server";
import type { Assistant } from "./propose.server";

const MESSAGES = {
  onlyPost: "This server speaks MCP by POST alone, without event streams.",
  noToken:
    "A token is missing. The person makes one in the app (Account, Apps and API, API tokens; scope propose), and it is sent as Authorization: Bearer pp_…",
  badToken: "This token is unknown, revoked or expired. The person makes another one in the app.",
  tooOften: (seconds: string) => `Too many calls. Wait ${seconds} seconds, then go on.`,
  oneMessage: "Send one JSON-RPC message as a JSON object, not a list.",
  failed: "Something went wrong on the server, and nothing was changed. Try again later.",
} as const;

const INSTRUCTIONS =
  "A person's food log. Log what they say they ate with propose_food; text alone is usually enough. Never log what they did not eat, and never urge them to eat.";

type Answer = { status: number; headers: Record<string, string>; body: string };

const HEADERS = { "content-type": "application/json", "cache-control": "private, no-store" };

const refused = (status: number, message: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message }, id: null }),
});

/** Answers a message of an assistant. Nothing is held between two of them: a session is a name for the same call twice. */
export async function answerMcp(request: Request): Promise<Answer> {
  if (request.method !== "POST") return refused(405, MESSAGES.onlyPost, { allow: "POST" });
  try {
    const program = await programOf(request, guestBy(request).db);
    if (!program) return refused(401, MESSAGES.noToken, { "www-authenticate": "Bearer" });
    const tooOften = assistantLimitOf(program.viewer.id);
    if (tooOften) {
      const seconds = tooOften.headers["Retry-After"] ?? "1";
      return refused(429, MESSAGES.tooOften(seconds), { "retry-after": seconds });
    }
    const message = tidied(await readJson(request));
    if (typeof message !== "object" || message === null || Array.isArray(message))
      return refused(400, MESSAGES.oneMessage);
    const session = request.headers.get("Mcp-Session-Id") ?? "";
    const assistant = { by: callerBy(request, program.viewer), token: program.token, session };
    return await handled(request, message, assistant);
  } catch (error) {
    return failure(request, error);
  }
}

function failure(request: Request, error: unknown): Answer {
  const status = error instanceof Refusal ? error.status : statusOf(error);
  if (status === 401)
    return refused(status, MESSAGES.badToken, { "www-authenticate": 'Bearer error="invalid_token"' });
  if (error instanceof Refusal) return refused(error.status, error.message);
  if (!request.signal.aborted) logError(error, request);
  return refused(status ?? 500, status ? errorWording(status) : MESSAGES.failed);
}

type Message = { method?: unknown; params?: unknown };

/** Arguments that a model wrote as a text, or left out, are an object again. */
function tidied(sent: unknown): unknown {
  const { method, params = {} } = (sent ?? {}) as Message;
  if (method !== "tools/call" || typeof params !== "object" || params === null) return sent;
  const { arguments: given } = params as { arguments?: unknown };
  const parsed = typeof given === "string" ? attempt(() => JSON.parse(given)) : given;
  const isRecord = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  return { ...(sent as Message), params: { name: "", ...params, arguments: isRecord ? parsed : {} } };
}

/** Loaded by the first assistant: nobody else's start or memory pays for it. */
const loadSdk = async () => ({
  ...(await import("@modelcontextprotocol/sdk/server/index.js")),
  ...(await import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js")),
  ...(await import("@modelcontextprotocol/sdk/types.js")),
});

let sdk: ReturnType<typeof loadSdk> | undefined;

const ACCEPTED = "application/json, text/event-stream";

async function handled(request: Request, message: unknown, assistant: Assistant): Promise<Answer> {
  sdk ??= loadSdk();
  const loaded = await sdk;
  const { Server, WebStandardStreamableHTTPServerTransport: Transport } = loaded;
  const options = {
    capabilities: { tools: {} },
    instructions: INSTRUCTIONS,
    // No form is shown to the person, for whose answers each server builds a validator.
    jsonSchemaValidator: {
      getValidator: () => () => ({ valid: false, data: undefined, errorMessage: "" }) as const,
    },
  };
  const server = new Server({ name: "pixelplate", title: "Pixelplate", version: VERSION }, options);
  server.setRequestHandler(loaded.ListToolsRequestSchema, () => ({ tools: listedTools() }));
  server.setRequestHandler(loaded.CallToolRequestSchema, async ({ params }) => {
    try {
      return await callTool(assistant, params.name, params.arguments);
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) throw error;
      if (!request.signal.aborted) logError(error, request);
      const text = status ? errorWording(status) : MESSAGES.failed;
      return { content: [{ type: "text", text }], isError: true };
    }
  });
  const transport = new Transport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers({ Accept: ACCEPTED, "Content-Type": "application/json" });
    const version = request.headers.get("Mcp-Protocol-Version");
    if (version !== null) headers.set("Mcp-Protocol-Version", version);
    const spoken = new Request(request.url, { method: "POST", headers });
    const response = await transport.handleRequest(spoken, { parsedBody: message });
    const starts = (message as Message).method === "initialize";
    return {
      status: response.status,
      headers: { ...HEADERS, ...(starts && { "mcp-session-id": randomUUID() }) },
      body: await response.text(),
    };
  } finally {
    await server.close();
  }
}
