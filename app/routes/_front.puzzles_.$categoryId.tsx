import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { collectionOf } from "~/features/collection/collection.server";
import { homePath } from "~/features/day/calendar-days";
import { pastDayOf, whenGiven } from "~/features/day/dates.server";
import { daySnapshot } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { packs } from "~/features/puzzles/packs.server";
import { summaryOf } from "~/features/puzzles/puzzle";
import { PUZZLE_MESSAGES, PuzzleChoice } from "~/features/puzzles/puzzle-choice";
import { choiceSchema } from "~/features/puzzles/puzzle-view.server";
import { readForm, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.category.title ?? "Nutrition puzzles"} · Pixelplate` },
];

const categoryOf = (id: string | undefined) => {
  const category = [...CATEGORIES, ...packs()].find((each) => each.id === id);
  if (!category) throw new Response("Not Found", { status: 404 });
  return category;
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const category = categoryOf(params.categoryId);
  const { today } = by;
  const date = pastDayOf(new URL(request.url).searchParams.get("date"), today);
  const [collected, day] = await Promise.all([
    collectionOf(by.db, by.viewer.id),
    daySnapshot(by.db, by.viewer.id, date ?? today),
  ]);
  return {
    category: summaryOf(category),
    collected: collected.map(({ puzzleId }) => puzzleId),
    current: day.puzzleId,
    date,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  categoryOf(params.categoryId);
  const { today } = by;
  const { date } = whenGiven(today);
  const form = await readForm(request, choiceSchema.extend({ date }));
  if (form.isInterrupted) return { pickedBefore: String(form.reply().initialValue?.puzzle_id ?? "") };
  if (form.refusal) return data({ error: form.refusal.message }, form.refusal);
  const { puzzle_id: puzzleId, date: day = today } = form.value;
  const chosen = await choosePuzzle(by, puzzleId, form.value.date);
  if (chosen.ok) return redirect(homePath(day, today, chosen.collected), 303);
  if (chosen.reason === "day-complete" || chosen.reason === "day-past")
    return redirectWithToast(homePath(day, today), { type: "error", text: PUZZLE_MESSAGES[chosen.reason] });
  return data({ error: PUZZLE_MESSAGES[chosen.reason] }, { status: 400 });
}

type Answer = { error?: string; pickedBefore?: string };

export default function CategoryPuzzles() {
  const { category, ...choice } = useLoaderData<typeof loader>();
  const onDay = useOnDay();
  const answer = useActionData<Answer>();
  return (
    <Dialog title={category.title} closeTo={onDay("/")} back={onDay("/puzzles")} wide>
      <PuzzleChoice category={category} {...choice} {...answer} />
    </Dialog>
  );
}
