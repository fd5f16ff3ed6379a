import { AmountFields } from "~/features/food/amount-fields";
import { Field } from "~/ui/form/field";
import { differsFromRows } from "../totals";
import { REVIEW_MESSAGES } from "./messages";
import type { ReviewState } from "./use-review.island";

type Props = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewHead({ state: { review, setName, setTotal, addUp }, problems }: Props) {
  return (
    <>
      <div className="name-row">
        <span className="emoji" aria-hidden="true">
          {review.emoji}
        </span>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          value={review.name}
          onChange={({ target: { value } }) => setName(value)}
          error={problems.name}
        />
      </div>
      <AmountFields
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
