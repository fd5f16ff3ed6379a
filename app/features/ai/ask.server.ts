import { LRUCache } from "lru-cache";
import type OpenAI from "openai";
import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import { z } from "zod";
import { AnswerTooLong, cappedFetch, faultOf } from "~/platform/outgoing.server";
import type { Settings } from "~/platform/settings/settings.server";
import { jsonsIn, saidIn } from "./read-answer";

export type AiSettings = NonNullable<Settings["ai"]>;

const UNFIT = "an answer that was not as asked for";
const LATE = "no answer in time";
const UNREACHED = "no connection";
const TOO_LONG = "too long an answer";
const PAGE = "a web page, not an answer";

/** The AI service gave no usable answer. The reason never quotes data sent or received; `retryable` allows a second attempt. */
export class AiFailure extends Error {
  override name = "AiFailure";
  constructor(
    reason: string,
    readonly retryable = false,
    readonly status?: number,
  ) {
    super(reason);
  }
}

export function remedyOf({ message, status = 0 }: AiFailure, { timeoutMs }: AiSettings): string {
  if (status === 401 || status === 403) return "Set OPENAI_API_KEY to a key that this service takes.";
  if (status === 404)
    return "Set OPENAI_BASE_URL and OPENAI_MODEL to what is there: `ai check` says which is not.";
  if (status === 429) return "Wait, or raise the limit or the credit at the service.";
  if (status >= 500) return "Look into the log of the service.";
  if (message === LATE) return `Set AI_TIMEOUT_MS above ${timeoutMs}, or take a faster model.`;
  if (message.startsWith(UNREACHED))
    return UNREACHED_REMEDIES.find(([fault]) => fault.test(message))?.[1] ?? "";
  if (message === PAGE) return "Set OPENAI_BASE_URL to the address of the service, which mostly ends in /v1.";
  if (message === UNFIT || message === TOO_LONG) return "Set OPENAI_MODEL to a model that answers in JSON.";
  return "Try it with `ai check`.";
}

const UNREACHED_REMEDIES: [RegExp, string][] = [
  [/certificate/, "Set NODE_EXTRA_CA_CERTS to the file of the certificate that signed it."],
  [/https/, "Set OPENAI_BASE_URL to its address with http."],
  [/proxy/, "Let HTTPS_PROXY through to it, or name it in NO_PROXY."],
  [/(?:)/, "Start the service, or set OPENAI_BASE_URL to where it is."],
];

/** `content` is user data, sent as a message apart from the `instructions`. */
export type AiQuestion<T> = {
  name: string;
  instructions: string;
  content: string | ChatCompletionContentPart[];
  answer: z.ZodType<T>;
  model: string;
};

/** The forms of a request, the strictest first: what a service refuses or ignores is followed by the next one. */
const FORMS = ["json_schema", "json_object", "plain text"] as const;
type Form = (typeof FORMS)[number];

const FORM_KNOWN_MS = 60 * 60 * 1000;

export type AiClient = {
  settings: AiSettings;
  openAi: OpenAI;

  forms: LRUCache<string, Form>;
};

const ANSWER_MAX_BYTES = 256 * 1024;

/** Loads the package with the first question. What is null here it would take from the environment. */
export async function makeClient(settings: AiSettings): Promise<AiClient> {
  const { default: OpenAi } = await import("openai");
  const openAi = new OpenAi({
    apiKey: settings.key ?? "none",
    baseURL: settings.baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: cappedFetch(ANSWER_MAX_BYTES),
    fetchOptions: { redirect: "error" },
  });
  return { settings, openAi, forms: new LRUCache({ max: 20, ttl: FORM_KNOWN_MS }) };
}

const ATTEMPTS = 2;
const ATTEMPT_SHARE = 0.75;

/** The answer, and the form of its request. Tries once more after a passing failure. Throws AiFailure. */
export async function askService<T>(
  client: AiClient,
  question: AiQuestion<T>,
  now: () => number,
): Promise<{ answer: T; form: Form }> {
  const { timeoutMs } = client.settings;
  const deadline = now() + timeoutMs;
  let form: Form = client.forms.get(question.model) ?? "json_schema";
  for (let attempt = 1; ; ) {
    // The package's own time-out ends with the headers; the signal also ends a stalled body.
    const leftMs = Math.max(1, Math.ceil(Math.min(timeoutMs * ATTEMPT_SHARE, deadline - now())));
    try {
      const answer = await askOnce(client, question, form, AbortSignal.timeout(leftMs));
      client.forms.set(question.model, form);
      return { answer, form };
    } catch (error) {
      if (!(error instanceof AiFailure) || now() >= deadline) throw error;
      const simpler = FORMS[FORMS.indexOf(form) + 1];
      const isForm = error.status === 400 || error.status === 422;
      if (!(isForm && simpler) && !(error.retryable && attempt++ < ATTEMPTS)) throw error;
      // Many a server ignores what it doesn't know; the model then never saw the schema.
      if (isForm || error.message === UNFIT) form = simpler ?? form;
    }
  }
}

async function askOnce<T>(
  client: AiClient,
  question: AiQuestion<T>,
  form: Form,
  signal: AbortSignal,
): Promise<T> {
  const body = await send(client.openAi, question, form, signal);
  for (const json of jsonsIn(saidIn(body))) {
    const answer = question.answer.safeParse(json);
    if (answer.success) return answer.data;
  }
  throw new AiFailure(/^\s*<(?:!doctype|html)/i.test(body) ? PAGE : UNFIT, true);
}

async function send<T>(
  openAi: OpenAI,
  question: AiQuestion<T>,
  form: Form,
  signal: AbortSignal,
): Promise<string> {
  const { name, instructions, content, answer, model } = question;
  const schema = shapeOf(answer);
  const inWords = `Answer with one JSON object and nothing else, as this JSON Schema describes it:\n${JSON.stringify(schema)}`;
  try {
    const response = await openAi.chat.completions
      .create(
        {
          model,
          messages: [
            {
              role: "system",
              content: form === "json_schema" ? instructions : `${instructions}\n\n${inWords}`,
            },
            { role: "user", content },
          ],
          ...(form === "json_schema" && {
            response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
          }),
          ...(form === "json_object" && { response_format: { type: "json_object" } }),
        },
        { signal },
      )
      .asResponse();
    return await response.text();
  } catch (error) {
    throw failureOf(error, signal, (await import("openai")).APIError);
  }
}

/** Drops the error's own message: services repeat keys and texts in it. */
function failureOf(error: unknown, signal: AbortSignal, APIError: typeof OpenAI.APIError): AiFailure {
  if (error instanceof AnswerTooLong) return new AiFailure(TOO_LONG);
  if (signal.aborted) return new AiFailure(LATE);
  const status = error instanceof APIError ? error.status : undefined;
  if (typeof status === "number") return new AiFailure(`status ${status}`, status >= 500, status);
  const fault = faultOf(error);
  return new AiFailure(fault ? `${UNREACHED}: ${fault}` : UNREACHED, true);
}

const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];

export function shapeOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(answer, {
    io: "input",
    override: ({ jsonSchema }) => {
      // Strict output wants every field named; other models may leave out those that may be null.
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties);
      for (const bound of BOUNDS) delete (jsonSchema as Record<string, unknown>)[bound];
    },
  });
  return shape;
}
