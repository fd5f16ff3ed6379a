import type { Settings } from "~/platform/settings.server";
import { aiOf } from "./ai/ai.server";
import { analyseByAi } from "./ai/analyse-by-ai.server";
import type { Analyst } from "./analyst";
import { analyse } from "./built-in/analyse";

/** The engine that reads meals in words: the AI service where one is set, the built-in one where not or when that fails. */
export const analystOf =
  (settings: Pick<Settings, "ai">): Analyst =>
  async (description, who) => {
    const ai = aiOf(settings);
    const byAi = ai && (await analyseByAi(ai, who, description));
    if (byAi) return byAi;
    return { ...analyse(description), engine: "built-in", ...(ai && { aiMissed: true }) };
  };
