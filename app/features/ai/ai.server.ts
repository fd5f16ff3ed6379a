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
  /** The answer to a question of `who` (a user's id or an address), or null: then the built-in engine answers. */
  ask<T>(who: string, question: Question<T>): Promise<T | null>;
};

const ANSWER_MAX_BYTES = 256 * 1024;
const TRIES = 2;
/** The share of the whole time that one try may take. */
const TRY_SHARE = 0.75;

const kept = new WeakMap<AiSettings, Ai>();

/** The AI service of these settings, if there is one. It is the same for all who ask, so that its limits hold. */
export function aiOf({ ai: settings }: Pick<Settings, "ai">): Ai | undefined {
  if (!settings) return undefined;
  const ai = kept.get(settings) ?? startAi(settings);
  kept.set(settings, ai);
  return ai;
}

/** An AI service with limits of its own. `now` counts milliseconds. */
export function startAi(settings: AiSettings, now = () => performance.now()): Ai {
  const { key, baseUrl, timeoutMs, model, visionModel } = settings;
  // The package is loaded with the first question.
  const start = async (): Promise<OpenAI> =>
    new (await import("openai")).default({
      // Services of one's own often need no key, the package does.
      apiKey: key ?? "none",
      baseURL: baseUrl,
      // The package would look for all of these in the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: "off",
      maxRetries: 0,
      fetch: cappedFetch(ANSWER_MAX_BYTES),
      fetchOptions: { redirect: "error" },
    });
  let started: ReturnType<typeof start> | undefined;
  const inSlot = semaphore({ atOnce: 4, waiting: 0, perKey: 2 });
  const guarded = makeBreaker({ failures: 5, openMs: 30_000, now });

  async function askTwice<T>(question: Question<T>): Promise<T> {
    started ??= start();
    const client = await started;
    const end = now() + timeoutMs;
    for (let tries = 1; ; tries++) {
      // The package's own time-out ends with the headers, the signal also ends a body that stalls.
      const left = Math.ceil(Math.min(timeoutMs * TRY_SHARE, end - now()));
      try {
        return await askOnce(client, question, AbortSignal.timeout(left));
      } catch (error) {
        const again = error instanceof AiFailure && error.again && tries < TRIES && now() < end;
        if (again) continue;
        if (error instanceof AiFailure) note(question.name, error.message);
        throw error;
      }
    }
  }

  return {
    model,
    visionModel,
    async ask(who, question) {
      try {
        const answer = await inSlot(() => guarded(() => askTwice(question)), { key: who });
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

const note = (question: string, reason: string) => log.warn({ event: "AI service failed", question, reason });
