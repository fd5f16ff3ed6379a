import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { NameFields } from "~/features/food/food-fields";
import {
  energyText,
  energyUnit,
  mapAmounts,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { parseAmount, parseCount } from "~/features/nutrition/read-number";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { type Review, totalTexts } from "~/features/review/review";
import { ReviewFoods } from "~/features/review/review-foods";
import { MealHead, MealName, MealSum, ReviewStatus } from "~/features/review/review-form";
import type { RowSearch } from "~/features/review/sent-review.server";
import { useReview } from "~/features/review/use-review.island";
import { Button } from "~/ui/controls";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import { CookedField, MakesField } from "./eat-recipe";
import "~/features/food/food.css";
import "~/features/review/review.css";

type Props = {
  action: string;
  review: Review;
  typed: { makes?: string; cooked_grams?: string; words?: string };
  search?: RowSearch;
  problems?: Record<string, string[]>;
};

/** A recipe with what goes in. Its buttons send the form; hydrated, they act at once, but for words, which the server reads. */
export function RecipeForm({ action, review: served, typed, search, problems = {} }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const state = useReview({ served, isRefused: Object.keys(problems).length > 0, form });
  const { review, setEmoji, setName } = state;
  const [makes, setMakes] = useState(typed.makes ?? "1");
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="entry-form review"
      noValidate
      preventScrollReset
      onSubmit={state.markSent}
    >
      <FormToast text={Object.values(problems)[0]?.[0]} answer={problems} />
      <button type="submit" name="intent" value="enter" hidden />
      <input type="hidden" name="provenance" value={JSON.stringify(review.provenance)} />
      <MealHead
        state={state}
        problems={problems}
        sum={<WholeSum review={review} makes={parseCount(makes)} />}
      >
        <NameFields
          emoji={{ value: review.emoji, onChange: ({ target: { value } }) => setEmoji(value) }}
          name={{
            value: review.name,
            onChange: ({ target: { value } }) => setName(value),
            error: problems.name,
          }}
        />
      </MealHead>
      <div className="amount-fields">
        <MakesField
          value={makes}
          onChange={({ target: { value } }) => setMakes(value)}
          error={problems.makes}
        />
        <CookedField initial={typed.cooked_grams} error={problems.cooked_grams} />
      </div>
      <ReviewFoods state={state} search={search} problems={problems} />
      <div className="add-words">
        <Field
          key={served.rows.length}
          label="Add in words"
          name="words"
          autoComplete="off"
          maxLength={1000}
          placeholder="a cup of rice and a tin of corn"
          defaultValue={typed.words}
          error={problems.words}
        />
        <Button variant="plain" name="intent" value="words" pendingText="Analyzing...">
          Add
        </Button>
      </div>
      <ReviewStatus review={review} />
      <FormErrors errors={problems[""]} />
      <div className="log-bar">
        <Button variant="plain" pendingText="Saving...">
          Save changes
        </Button>
      </div>
    </Form>
  );
}

type SumProps = { review: Review; makes: number | undefined };

/** The kcal and grams of one serving, in the review's unit of energy; undefined while they can't be read. */
function servingTexts({ review, makes }: SumProps) {
  const { energy = "kcal", totals } = review;
  const all = perAmount((name) => parseAmount(totals[name], unitOf(name, energy)));
  if (!makes || Object.values(all).includes(undefined)) return undefined;
  return totalTexts(
    mapAmounts(all, (amount = 0) => roundTenth(amount / makes)),
    energy,
  );
}

function WholeSum({ review, makes }: SumProps) {
  const hidden = useHidesNumbers();
  const one = servingTexts({ review, makes });
  const { energy = "kcal" } = review;
  return (
    <>
      <h3>What goes in</h3>
      <MealSum review={review} />
      {!hidden && one && (
        <p className="muted small">
          In all; {energyText(parseAmount(one.calories, energyUnit(energy)) ?? 0, energy)} in one serving.
        </p>
      )}
    </>
  );
}

/** A recipe by its name, and what one serving of it is. */
export function RecipeHead({ review, makes }: SumProps) {
  const one = servingTexts({ review, makes });
  return (
    <section className="meal-head" aria-label="One serving">
      <MealName review={review} />
      {!useHidesNumbers() && one && (
        <>
          <MealSum review={{ ...review, totals: one }} />
          <p className="muted small">In one serving.</p>
        </>
      )}
    </section>
  );
}
