import { z } from "zod";
import { log } from "~/platform/log/log.server";
import { countQuestion } from "~/platform/log/metrics.server";
import { semaphore, TooBusy } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";
import { cleanText } from "~/platform/text";
import {
  type AiClient,
  AiFailure,
  type AiQuestion,
  type AiSettings,
  askService,
  makeClient,
  remedyOf,
} from "./ask.server";

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

export type Ai = {
  model: string;
  visionModel: string;
  /** Null when the service can't answer. `who` is a user's id or an IP address. */
  ask<T>(rateKey: string, question: AiQuestion<T>): Promise<T | null>;
};

const services = new WeakMap<AiSettings, Ai>();

export function aiOf({ ai: settings }: Pick<Settings, "ai">): Ai | undefined {
  if (!settings) return undefined;
  const ai = services.get(settings) ?? startAi(settings);
  services.set(settings, ai);
  return ai;
}

export function startAi(settings: AiSettings, now = () => performance.now()): Ai {
  const { baseUrl, model, visionModel } = settings;
  let client: Promise<AiClient> | undefined;
  const inSlot = semaphore({ atOnce: 4, waiting: 0, perKey: 2 });
  const guarded = makeBreaker({ failures: 5, openMs: 3_000, now });

  async function askLogged<T>(question: AiQuestion<T>): Promise<T> {
    client ??= makeClient(settings);
    try {
      return (await askService(await client, question, now)).answer;
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      log.warn({
        event: "AI service failed",
        question: question.name,
        reason: error.message,
        address: baseUrl,
        model: question.model,
        remedy: remedyOf(error, settings),
      });
      throw error;
    }
  }

  return {
    model,
    visionModel,
    async ask(rateKey, question) {
      try {
        const answer = await inSlot(() => guarded(() => askLogged(question)), { key: rateKey });
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

export const answerText = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((text) => [...cleanText(text)].slice(0, max).join(""));
