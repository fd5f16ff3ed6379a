import { Form, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { NameFields, ServingsField } from "~/features/food/food-fields";
import { type FoodPage, LoggedFoodEnd, LoggedFoodFrame } from "~/features/food/logged-food-form";
import { portionsText } from "~/features/meals/meal";
import type { Review } from "~/features/review/review";
import { ReviewFoods } from "~/features/review/review-foods";
import { MealHead, MealSum, ReviewStatus } from "~/features/review/review-form";
import type { RowSearch } from "~/features/review/sent-review.server";
import { useReview } from "~/features/review/use-review.island";
import { useOnDay } from "~/ui/controls";
import { FormToast } from "~/ui/form/field";
import "~/features/review/review.css";

type Typed = { number_of_servings?: string; date?: string; time?: string; confirmed?: string };

type Props = FoodPage & {
  review: Review;
  typed?: Typed;
  search?: RowSearch;
  problems?: Record<string, string[]>;
};

/** A logged meal with its parts. Its buttons send the form; hydrated, they act at once. */
export function LoggedMealForm({ review: served, typed, search, problems = {}, ...page }: Props) {
  const { food, today, againKey } = page;
  const form = useRef<HTMLFormElement>(null);
  const { confirmed: questions, ...wrong } = problems;
  const state = useReview({ served, isRefused: Object.keys(problems).length > 0, form });
  const { review, setEmoji, setName } = state;
  const { pathname } = useLocation();
  const onDay = useOnDay();
  const values = typed ?? shownOf(food);
  return (
    <LoggedFoodFrame {...page}>
      <Form
        ref={form}
        method="post"
        action={onDay(`${pathname}?step=parts`)}
        className="entry-form review"
        noValidate
        onSubmit={state.markSent}
      >
        <FormToast text={Object.values(wrong)[0]?.[0]} answer={problems} />
        <button type="submit" name="intent" value="enter" hidden />
        <input type="hidden" name="key" value={againKey} />
        <MealHead state={state} problems={problems} sum={<MealSum review={review} />}>
          <NameFields
            emoji={{ value: review.emoji, onChange: ({ target: { value } }) => setEmoji(value) }}
            name={{
              value: review.name,
              onChange: ({ target: { value } }) => setName(value),
              error: problems.name,
            }}
          />
          <ServingsField initial={values?.number_of_servings} error={problems.number_of_servings} />
        </MealHead>
        <ReviewFoods state={state} search={search} problems={problems} />
        <ReviewStatus review={review} />
        <LoggedFoodEnd
          today={today}
          isGone={!food}
          values={values ?? {}}
          errors={wrong}
          question={{ questions, confirmed: typed?.confirmed }}
        />
      </Form>
    </LoggedFoodFrame>
  );
}

const shownOf = (food: FoodPage["food"]): Typed | undefined =>
  food
    ? { number_of_servings: portionsText(food.entry.servings), date: food.date, time: food.time }
    : undefined;
