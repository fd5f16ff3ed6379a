import { aiCaller } from "~/features/api/ai-caller.server";
import { parseFoodCall } from "~/features/api/ai-calls.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { CallRefused } from "~/features/api/call-refused";
import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { labelReaders } from "~/features/label/read-label.server";
import { scanPhoto } from "~/features/label/scan-photo.server";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(parseFoodCall, async ({ viewer, form, request }) => {
    const who = await aiCaller(request, viewer, settings.aiAnonymous);
    const readers = labelReaders(settings, who);
    const scanned = await scanPhoto(form?.image, readers, { who, signal: request.signal });
    if (!scanned.ok) throw new CallRefused(scanned.status, scanned.error);
    const { emoji, servingSize, ...reading } = scanned.reading;
    return { ...reading, emoji: emoji || DEFAULT_EMOJI, serving_size: servingSize };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
