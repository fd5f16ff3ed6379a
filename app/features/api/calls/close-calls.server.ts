import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { pathDay } from "~/features/api/answer-calls.server";
import { homeAnswer, homeCall } from "~/features/api/calls/day-calls.server";
import { ifUnchanged } from "~/features/api/if-match.server";
import { CLOSE_MESSAGES } from "~/features/day/close.server";
import { playedDay } from "~/features/day/day.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import type { Settled } from "~/features/day/settle.server";
import type { Caller } from "~/http/caller.server";

const answer = z.object({
  date: z.iso.date(),
  progress: z.number().min(0).max(1),
  collected: z.boolean().meta({ description: "Whether its picture was collected by this." }),
  unlocked: z.array(z.string()).meta({ description: "Special puzzles unlocked by it." }),
});

const onDay = {
  tagged: true,
  access: "signed-in",
  scope: "log",
  answer,
  failure: API_MESSAGES.saveFailed,
} as const;

export const closeDayCall = defineCall({
  ...onDay,
  method: "POST",
  path: "/api/days/{date}/done",
  operationId: "closeDay",
  summary: "Call a day done whose calories are reached and each nutrient at 80 %: its picture is collected",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notClose },
});

export const reopenDayCall = defineCall({
  ...onDay,
  method: "DELETE",
  path: "/api/days/{date}/done",
  operationId: "reopenDay",
  summary: "Take that back until the day is over: its card goes back too",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notDone },
});

export const shrinkDayCall = defineCall({
  ...onDay,
  method: "POST",
  path: "/api/days/{date}/shrink",
  operationId: "shrinkDay",
  summary: "Give the day of sign-up two thirds of its goals, after 17:00 one third",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.noShrink },
});

export const unshrinkDayCall = defineCall({
  ...onDay,
  method: "DELETE",
  path: "/api/days/{date}/shrink",
  operationId: "unshrinkDay",
  summary: "Give that day its usual goals again",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notShrunk },
});

type Params = { params: Record<string, string | undefined>; request: Request };

export const changesDay =
  (verb: (by: Caller, date: string) => Promise<Settled>) =>
  async (by: Caller, { params, request }: Params) => {
    const date = pathDay(params.date);
    const asSeen = ifUnchanged(by, request, async (tx) =>
      homeCall.answer.parse(homeAnswer(await playedDay(tx, date))),
    );
    return { date, ...(await verb(asSeen, date)) };
  };
