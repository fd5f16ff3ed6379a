import { AmountFields } from "~/features/food/amount-fields";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { computedTotals, differsFromRows } from "../totals";
import { REVIEW_MESSAGES } from "./messages";
import type { ReviewState } from "./use-review.island";

type Props = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewTotals({ state: { review, setTotal, addUp }, problems }: Props) {
  const hidden = useHidesNumbers();
  return (
    <>
      <input type="hidden" name="shown" value={JSON.stringify(computedTotals(review))} />
      <AmountFields
        known="answer"
        energy={review.energy ?? "kcal"}
        shown={(field) => ({
          value: review.totals[field],
          onChange: ({ target: { value } }) => setTotal(field, value),
          error: problems[field],
        })}
      />
      {!hidden && differsFromRows(review) && (
        <p className="by-hand">
          {REVIEW_MESSAGES.byHand}{" "}
          <button
            type="submit"
            name="intent"
            value="sum"
            className="link-button"
            onClick={(event) => {
              event.preventDefault();
              addUp();
            }}
          >
            Add up the foods
          </button>
        </p>
      )}
    </>
  );
}
