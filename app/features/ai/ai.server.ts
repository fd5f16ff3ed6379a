import type OpenAI from "openai";
import { semaphore, TooBusy } from "~/platform/limits/semaphore";
import { log } from "~/platform/log/log.server";
import { countQuestion } from "~/platform/log/metrics.server";
import type { Settings } from "~/platform/settings/settings.server";
import { AiFailure } from "./ai-failure";
import { askOnce } from "./ask-once.server";
import { makeBreaker } from "./breaker";
import { cappedFetch } from "./capped-fetch.server";
import type { Question } from "./question.server";

type AiSettings = NonNullable<Settings["ai"]>;

export type Ai = {
  model: string;
  visionModel: string;
  /** Null when the service can't answer. `who` is a user's id or an IP address. */
  ask<T>(who: string, question: Question<T>): Promise<T | null>;
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
  const guarded = makeBreaker({ failures: 5, openMs: 30_000, now });

  async function askWithRetry<T>(question: Question<T>): Promise<T> {
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
