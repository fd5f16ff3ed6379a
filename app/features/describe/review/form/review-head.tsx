import { Field } from "~/ui/form/field";
import { ReviewTotals } from "./review-totals";
import type { ReviewState } from "./use-review.island";

type Props = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewHead({ state, problems }: Props) {
  const { review, setName } = state;
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
      <ReviewTotals state={state} problems={problems} />
    </>
  );
}
