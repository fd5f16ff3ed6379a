import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { chooseSeed } from "~/features/day/puzzle.server";
import { PUZZLE_MESSAGES } from "~/features/puzzles/puzzle-choice";
import { choiceSchema } from "~/features/puzzles/puzzle-view.server";
import { readForm, redirectWithToast } from "~/http/form.server";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

const seedSchema = choiceSchema.extend({
  date: z.string(DAY_MESSAGES.notADay).refine(isLocalDate, DAY_MESSAGES.notADay),
});

export const loader = () => redirect("/");

/** Chooses the puzzle of the day after a finished one. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { value, refusal } = await readForm(request, seedSchema);
  if (refusal) return redirectWithToast("/", { type: "error", text: refusal.message });
  const { puzzle_id: puzzleId, date } = value;
  const chosen = await chooseSeed(by, { puzzleId, date });
  if (!chosen.ok) return redirectWithToast("/", { type: "error", text: PUZZLE_MESSAGES[chosen.reason] });
  return redirectWithToast("/", {
    type: "success",
    text: `${chosen.name} is planted for ${chosen.isToday ? "today" : "tomorrow"}`,
  });
}
