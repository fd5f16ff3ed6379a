import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { parseDescriptionCall } from "~/features/api/calls/search-calls.server";
import { describedAnswer, describedFood } from "~/features/api/described-food.server";
import { viewerByToken } from "~/features/api/programs.server";
import { settings } from "~/platform/boot.server";

const calls = answerCalls(
  handle(
    parseDescriptionCall,
    async (by, { request, body }) => {
      // A token that only logs reads nothing of one's days.
      const mayReadDays = () => viewerByToken(request, by.db, "read");
      return describedAnswer(await describedFood(by, body.description, mayReadDays));
    },
    () => settings.aiAnonymous === "off",
  ),
);
export const loader = calls.loader;
export const action = calls.action;
