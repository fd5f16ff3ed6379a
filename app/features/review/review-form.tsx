import { Form } from "@remix-run/react";
import { AmountFields } from "~/features/food/food-fields";
import type { Engine } from "~/features/meals/meal-reader";
import { parseAmount } from "~/features/nutrition/read-number";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { energyText, energyUnit } from "~/features/nutrition/write-amount";
import { Field } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { computedTotals, differsFromRows, type Provenance, type Review } from "./review";
import { REVIEW_MESSAGES } from "./review-fields";
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

type ReviewHeadProps = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewHead({ state, problems }: ReviewHeadProps) {
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

export function ReviewStatus({ review: { totals, rows, energy = "kcal" } }: { review: Review }) {
  const hidden = useHidesNumbers();
  const hydrated = useHydrated();
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  const total = kcal === undefined ? totals.calories : energyText(kcal, energy);
  const foods = rows.length === 1 ? "1 food" : `${rows.length} foods`;
  return (
    <p className="visually-hidden" role="status">
      {hydrated && (hidden ? foods : `${total} in ${foods}`)}
    </p>
  );
}

const READERS: Record<Engine, string> = { ai: "by an AI service", "built-in": "on this server" };

type ProvenanceNoteProps = { provenance: Provenance; rereadForm: string };

export function ProvenanceNote({
  provenance: { engine, aiMissed, confirmedOn },
  rereadForm,
}: ProvenanceNoteProps) {
  if (confirmedOn)
    return (
      <p className="result-note">
        As you confirmed {confirmedOn}.{" "}
        <button type="submit" form={rereadForm} name="intent" value="afresh" className="link-button">
          Read it afresh
        </button>
      </p>
    );
  if (!engine) return null;
  return (
    <p className="result-note">
      {aiMissed && `${REVIEW_MESSAGES.aiMissed} `}Read {READERS[engine]}.
    </p>
  );
}

type BackToWordsProps = { action: string; description: string; date?: string };

export function BackToWords({ action, description, date }: BackToWordsProps) {
  return (
    <Form method="post" action={action} className="dialog-back" preventScrollReset>
      <input type="hidden" name="description" value={description} />
      {date && <input type="hidden" name="date" value={date} />}
      <button type="submit" className="icon-button" aria-label="Back">
        <Icon name="arrow-left" />
      </button>
    </Form>
  );
}
