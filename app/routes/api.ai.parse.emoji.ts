import { countReading } from "~/features/ai/count-reading.server";
import { parseEmojiCall } from "~/features/api/ai-calls.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { emojiOf } from "~/features/describe/ai/ai-emoji.server";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(parseEmojiCall, async ({ viewer, body, request }) => {
    const who = await countReading({ request, viewer }, settings.aiAnonymous);
    return { emoji: await emojiOf(settings, who, body.text) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
