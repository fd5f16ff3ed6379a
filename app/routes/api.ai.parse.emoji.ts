import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { parseEmojiCall } from "~/features/api/calls/search-calls.server";
import { emojiOf } from "~/features/meals/reader.server";
import { countReading } from "~/http/limits.server";
import { settings } from "~/platform/boot.server";

const calls = answerCalls(
  handle(
    parseEmojiCall,
    async (by, { body }) => {
      const who = await countReading(by);
      return emojiOf(settings, who, body.text);
    },
    () => settings.aiAnonymous === "off",
  ),
);
export const loader = calls.loader;
export const action = calls.action;
