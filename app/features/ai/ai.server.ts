import type OpenAI from "openai";
import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import { z } from "zod";
import { log } from "~/platform/log/log.server";
import { countQuestion } from "~/platform/log/metrics.server";
import { semaphore, TooBusy } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";
import { attempt, cleanText } from "~/platform/text";

/** The AI service gave no usable answer. The reason never quotes data sent or received; `retryable` allows a second attempt. */
export class AiFailure extends Error {
  override name = "AiFailure";
  constructor(
    reason: string,
    readonly retryable = false,
  ) {
    super(reason);
  }
}

/** `content` is user data, sent as a message apart from the `instructions`. */
export type AiQuestion<T> = {
  name: string;
  instructions: string;
  content: string | ChatCompletionContentPart[];
  answer: z.ZodType<T>;
  model: string;
};

const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];

export function shapeOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(answer, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const bound of BOUNDS) delete (jsonSchema as Record<string, unknown>)[bound];
    },
  });
  return shape;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export async function askOnce<T>(client: OpenAI, question: AiQuestion<T>, signal: AbortSignal): Promise<T> {
  const received = await send(client, question, signal);
  const { data } = completion.safeParse(received);
  const content = jsonOf(data?.choices[0]?.message.content ?? "");
  const answer = question.answer.safeParse(content);
  if (!answer.success) throw new AiFailure("an answer that was not as asked for", true);
  return answer.data;
}

async function send<T>(client: OpenAI, question: AiQuestion<T>, signal: AbortSignal): Promise<unknown> {
  const { name, instructions, content, answer, model } = question;
  try {
    return await client.chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content },
        ],
        response_format: {
          type: "json_schema",
          json_schema: { name, strict: true, schema: shapeOf(answer) },
        },
      },
      { signal },
    );
  } catch (error) {
    throw failureOf(error, signal, (await import("openai")).APIError);
  }
}

/** Drops the error's own message: services repeat keys and texts in it. */
function failureOf(error: unknown, signal: AbortSignal, APIError: typeof OpenAI.APIError): AiFailure {
  if (error instanceof AiFailure) return error;
  if (signal.aborted) return new AiFailure("no answer in time");
  if (error instanceof SyntaxError) return new AiFailure("an answer that was not as asked for", true);
  const status = error instanceof APIError ? error.status : undefined;
  if (typeof status === "number") return new AiFailure(`status ${status}`, status >= 500);
  return new AiFailure("no connection", true);
}

const jsonOf = (text: string): unknown =>
  attempt(() => JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, "")));

type Rules = { failures: number; openMs: number; now: () => number };

/** After `failures` in a row, throws AiFailure for `openMs` without trying; then lets one attempt through. */
export function makeBreaker({ failures, openMs, now }: Rules) {
  let failed = 0;
  let openUntil = 0;

  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (failed >= failures) {
      if (now() < openUntil) throw new AiFailure("left alone after several failures");
      openUntil = now() + openMs;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed++;
      openUntil = now() + openMs;
      throw error;
    }
  };
}

/** `fetch` with the whole body read. More than `maxBytes`, decompressed, reads as AiFailure. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const body = await readAll(response.body, maxBytes, init?.signal).catch(orFailing);
    return new Response(body, response);
  };

/** An error from `fetch` itself would count as a lost connection and be retried. */
function orFailing(error: unknown): ReadableStream {
  if (!(error instanceof AiFailure)) throw error;
  return new ReadableStream({ start: (body) => body.error(error) });
}

/** Ends the body itself on abort: Node's fetch may lose the signal after the headers when garbage is collected. */
async function readAll(body: ReadableStream<Uint8Array>, maxBytes: number, signal?: AbortSignal | null) {
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", end, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return Buffer.concat(chunks);
      bytes += value.length;
      if (bytes > maxBytes) throw new AiFailure("too long an answer");
      chunks.push(value);
    }
  } catch (error) {
    end();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
  }
}

type AiSettings = NonNullable<Settings["ai"]>;

export type Ai = {
  model: string;
  visionModel: string;
  /** Null when the service can't answer. `who` is a user's id or an IP address. */
  ask<T>(who: string, question: AiQuestion<T>): Promise<T | null>;
};

const ANSWER_MAX_BYTES = 256 * 1024;
const ATTEMPTS = 2;
const ATTEMPT_SHARE = 0.75;

const services = new WeakMap<AiSettings, Ai>();

export function aiOf({ ai: settings }: Pick<Settings, "ai">): Ai | undefined {
  if (!settings) return undefined;
  const ai = services.get(settings) ?? startAi(settings);
  services.set(settings, ai);
  return ai;
}

export function startAi(settings: AiSettings, now = () => performance.now()): Ai {
  const { timeoutMs, model, visionModel } = settings;
  let client: Promise<OpenAI> | undefined;
  const inSlot = semaphore({ atOnce: 4, waiting: 0, perKey: 2 });
  const guarded = makeBreaker({ failures: 5, openMs: 3_000, now });

  async function askWithRetry<T>(question: AiQuestion<T>): Promise<T> {
    client ??= makeClient(settings);
    const openAi = await client;
    const deadline = now() + timeoutMs;
    for (let attempt = 1; ; attempt++) {
      // The package's own time-out ends with the headers; the signal also ends a stalled body.
      const leftMs = Math.ceil(Math.min(timeoutMs * ATTEMPT_SHARE, deadline - now()));
      try {
        return await askOnce(openAi, question, AbortSignal.timeout(leftMs));
      } catch (error) {
        if (!(error instanceof AiFailure)) throw error;
        if (error.retryable && attempt < ATTEMPTS && now() < deadline) continue;
        log.warn({ event: "AI service failed", question: question.name, reason: error.message });
        throw error;
      }
    }
  }

  return {
    model,
    visionModel,
    async ask(who, question) {
      try {
        const answer = await inSlot(() => guarded(() => askWithRetry(question)), { key: who });
        countQuestion(question.name, "answered");
        return answer;
      } catch (error) {
        countQuestion(question.name, "failed");
        if (error instanceof AiFailure || error instanceof TooBusy) return null;
        throw error;
      }
    },
  };
}

/** Loads the package with the first question. What is null here it would take from the environment. */
async function makeClient({ key, baseUrl }: AiSettings): Promise<OpenAI> {
  const { default: OpenAi } = await import("openai");
  return new OpenAi({
    apiKey: key ?? "none",
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: cappedFetch(ANSWER_MAX_BYTES),
    fetchOptions: { redirect: "error" },
  });
}

export const answerText = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((text) => [...cleanText(text)].slice(0, max).join(""));
