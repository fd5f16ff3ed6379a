import { AmountFields } from "~/features/food/amount-fields";
import { computedTotals, differsFromRows } from "../totals";
import { REVIEW_MESSAGES } from "./messages";
import type { ReviewState } from "./use-review.island";

type Props = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewTotals({ state: { review, setTotal, addUp }, problems }: Props) {
  return (
    <>
      <input type="hidden" name="shown" value={JSON.stringify(computedTotals(review))} />
      <AmountFields
        energy={review.energy ?? "kcal"}
        shown={(field) => ({
          value: review.totals[field],
          onChange: ({ target: { value } }) => setTotal(field, value),
          error: problems[field],
        })}
      />
      {differsFromRows(review) && (
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
