import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { parseFoodCall } from "~/features/api/calls/search-calls.server";
import { DEFAULT_EMOJI } from "~/features/food/entry";
import { scanLabel } from "~/features/label/scan-label.server";
import { settings } from "~/platform/boot.server";

const calls = answerCalls(
  handle(
    parseFoodCall,
    async (by, { form, request }) => {
      const scanned = await scanLabel(by, form?.image, request.signal);
      const { emoji, servingSize, source, further, ...reading } = scanned;
      const nutrition = { ...reading.nutrition, ...further };
      return {
        ...reading,
        nutrition,
        engine: source,
        emoji: emoji || DEFAULT_EMOJI,
        serving_size: servingSize,
      };
    },
    () => settings.aiAnonymous === "off",
  ),
);
export const loader = calls.loader;
export const action = calls.action;
