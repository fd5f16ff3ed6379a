import { reviewOfDescription, usualMealIn } from "~/features/eat/describe.server";
import { reviewOfPlate } from "~/features/eat/plate/plate.server";
import { FOOD_MESSAGES, type FoodEntry, sumOfParts } from "~/features/food/entry";
import { entryOf } from "~/features/food/entry-form.server";
import { partAnswer } from "~/features/food/logged.server";
import type { Engine } from "~/features/meals/meal";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { partsOf, type Review } from "~/features/review/review";
import { checkReview } from "~/features/review/sent-review.server";
import type { AnyCaller, Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

/** `own`: a meal of the person's from before. */
type ReadBy = Engine | "own";

type Described = { entry: FoodEntry; engine: ReadBy; unrecognised: readonly string[] };

const isCaller = (by: AnyCaller): by is Caller => "today" in by;

/**
 * A described meal as one food with its parts, with the amounts that the web's review shows. `mayReadDays` refuses who
 * may not see the days that "my usual breakfast" is made of. Throws Refusal: 400 when it is no food, 429.
 */
export async function describedFood(
  by: AnyCaller,
  description: string,
  mayReadDays: () => Promise<unknown>,
): Promise<Described> {
  const isOwn = usualMealIn(description) !== undefined;
  if (isOwn && !isCaller(by)) throw new Refusal(400, FOOD_MESSAGES.notRecognised);
  if (isOwn) await mayReadDays();
  const review = isCaller(by)
    ? await reviewOfDescription(by, { description })
    : await strangersReview(by, description);
  return describedBy(review);
}

/** The meal on photos as one food with its parts, every one an estimate. Throws Refusal as `reviewOfPlate`. */
export const platedFood = async (...sent: Parameters<typeof reviewOfPlate>): Promise<Described> =>
  describedBy(await reviewOfPlate(...sent));

function describedBy(review: Review): Described {
  const { engine = "own", unrecognised } = review.provenance;
  return { entry: entryOfReview(review), engine, unrecognised };
}

async function strangersReview(by: AnyCaller, description: string): Promise<Review> {
  const read = await readMeal(by, description);
  if (!("analysis" in read)) throw new Refusal(400, FOOD_MESSAGES.notRecognised);
  return firstReview(by, description, read.analysis);
}

/** Without parts where amounts were typed that are not their sum. */
function entryOfReview(review: Review): FoodEntry {
  const checked = checkReview(review);
  if (checked.problems) throw new Refusal(400, checked.problems);
  const entry = { ...entryOf(checked.entry), ...partsOf(review) };
  return sumOfParts(entry) ? entry : { ...entry, parts: undefined };
}

export const describedAnswer = ({ entry, engine, unrecognised }: Described) => ({
  name: entry.name,
  emoji: entry.emoji,
  ...entry.amounts,
  nutrition: { ...entry.amounts, ...entry.further },
  parts: (entry.parts ?? []).map(partAnswer),
  engine,
  unrecognised: [...unrecognised],
});
