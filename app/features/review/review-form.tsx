import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { AmountFields } from "~/features/food/food-fields";
import { shareSign } from "~/features/meals/meal";
import { AMOUNTS, energyText, energyUnit, formatGrams, NUTRIENTS } from "~/features/nutrition/amounts";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { parseAmount } from "~/features/nutrition/read-number";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { shareWords, shownShare, wholeProblems } from "~/features/review/whole";
import { Icon, useHydrated } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import { computedTotals, differsFromRows, eaten, type Provenance, type Review, wholeKcal } from "./review";
import type { ReviewState } from "./use-review.island";

type Props = { state: ReviewState; problems: Record<string, string[]> };

function WholeFields({ state: { review, setWhole }, problems: answered }: Props) {
  const hidden = useHidesNumbers();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { whole, energy = "kcal" } = review;
  if (!whole) return null;
  const problems = hydrated ? wholeProblems(whole) : answered;
  const wrong = Boolean(problems.share || problems.whole_servings);
  const share = shownShare(whole);
  const kcal = hidden ? undefined : wholeKcal(review);
  return (
    <details
      className="change-total whole"
      open={open || wrong || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {kcal === undefined ? shareWords(share) : `${shareSign(share)} of ${energyText(kcal, energy)}`}
      </summary>
      <div className="total-fields">
        <input type="hidden" name="shown_servings" value={whole.shown.servings} />
        <input type="hidden" name="shown_share" value={whole.shown.share} />
        {whole.own && <input type="hidden" name="own_share" value="on" />}
        <Field
          label="Your share"
          name="share"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          value={whole.share}
          onChange={({ target: { value } }) => setWhole({ ...whole, share: value })}
          error={problems.share}
        />
        <Field
          label="Servings in the whole"
          name="whole_servings"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={whole.servings}
          onChange={({ target: { value } }) => setWhole({ ...whole, servings: value })}
          error={problems.whole_servings}
        />
      </div>
    </details>
  );
}

type ReviewTotalsProps = { state: ReviewState; problems: Record<string, string[]> };

function ReviewTotals({ state: { review, setTotal }, problems }: ReviewTotalsProps) {
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
    </>
  );
}

type MealHeadProps = ReviewTotalsProps & {
  /** In place of the name and the sum. */
  sum?: ReactNode;
  /** Fields before those of the totals. */
  children: ReactNode;
};

/** What a meal comes to; the fields of its name and totals are behind one press. */
export function MealHead({ state, problems, sum, children }: MealHeadProps) {
  const hidden = useHidesNumbers();
  const { review } = state;
  const wrong = FIELDS_OF_HEAD.some((field) => problems[field]);
  return (
    <section className="meal-head" aria-label="Total">
      {sum ?? (
        <>
          <MealName review={review} />
          <MealSum review={review} />
        </>
      )}
      {!hidden && differsFromRows(review) && (
        <p className="by-hand">
          Your own total. It stays when a food below changes.{" "}
          <button
            type="submit"
            name="intent"
            value="sum"
            className="link-button"
            onClick={(event) => {
              event.preventDefault();
              state.addUp();
            }}
          >
            Add up the foods
          </button>
        </p>
      )}
      <WholeFields state={state} problems={problems} />
      <details className="change-total" open={wrong}>
        <summary>
          {hidden ? "Change the name" : sum ? "Change the name or the total" : "Change the total"}
        </summary>
        <div className="total-fields">
          {children}
          <ReviewTotals state={state} problems={problems} />
        </div>
      </details>
    </section>
  );
}

export const MealName = ({ review: { emoji, name } }: { review: Review }) => (
  <p className="meal-name">
    <span className="emoji" aria-hidden="true">
      {emoji}
    </span>
    <strong>{name || "A meal without a name"}</strong>
  </p>
);

const FIELDS_OF_HEAD = ["name", "emoji", "number_of_servings", ...AMOUNTS];

export function MealSum({ review: { totals, energy = "kcal" } }: { review: Review }) {
  if (useHidesNumbers()) return null;
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  return (
    <p className="meal-sum">
      <strong>{kcal === undefined ? totals.calories || "–" : energyText(kcal, energy)}</strong>
      {NUTRIENTS.map((nutrient) => {
        const grams = parseAmount(totals[nutrient], "g");
        return (
          <span key={nutrient}>
            <NutrientMark kind={nutrient} />
            <span className="visually-hidden">{nutrient} </span>
            {grams === undefined ? totals[nutrient] || "–" : formatGrams(grams)} g
          </span>
        );
      })}
    </p>
  );
}

type ReviewHeadProps = { state: ReviewState; problems: Record<string, string[]> };

export function ReviewHead({ state, problems }: ReviewHeadProps) {
  const { review, setName } = state;
  return (
    <MealHead state={state} problems={problems}>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={200}
        value={review.name}
        onChange={({ target: { value } }) => setName(value)}
        error={problems.name}
      />
    </MealHead>
  );
}

export function ReviewStatus({ review: { totals, rows, energy = "kcal" } }: { review: Review }) {
  const hidden = useHidesNumbers();
  const hydrated = useHydrated();
  const kcal = parseAmount(totals.calories, energyUnit(energy));
  const total = kcal === undefined ? totals.calories : energyText(kcal, energy);
  const { length: count } = eaten(rows);
  const foods = count === 1 ? "1 food" : `${count} foods`;
  return (
    <p className="visually-hidden" role="status">
      {hydrated && (hidden ? foods : `${total} in ${foods}`)}
    </p>
  );
}

const LEFT_OUT = /^(?:no|without|w\/o|minus|hold the|ohne|keine?|sans|sin|senza|zonder|geen|sem) /i;

export function Unread({ words }: { words: readonly string[] }) {
  const unknown = words.filter((word) => !LEFT_OUT.test(word));
  const leftIn = words.filter((word) => LEFT_OUT.test(word));
  return (
    <>
      {unknown.length > 0 && (
        <p className="notice">
          Not recognized and not counted: <q>{unknown.join("”, “")}</q>.
        </p>
      )}
      {leftIn.length > 0 && (
        <p className="notice">
          You left this out, but it is still in the foods below: <q>{leftIn.join("”, “")}</q>.
        </p>
      )}
    </>
  );
}

type ProvenanceNoteProps = { provenance: Provenance; rereadForm: string };

export function ProvenanceNote({
  provenance: { engine, aiMissed, confirmedOn },
  rereadForm,
}: ProvenanceNoteProps) {
  if (confirmedOn)
    return (
      <p className="result-note">
        As you confirmed {confirmedOn}.{" "}
        <button type="submit" form={rereadForm} name="intent" value="reread" className="link-button">
          Read again
        </button>
      </p>
    );
  if (aiMissed) return <p className="result-note">The AI service didn’t answer, so this server read it.</p>;
  return engine === "ai" ? <p className="result-note">Read by an AI service.</p> : null;
}

type BackToWordsProps = { action: string; description: string; date?: string };

export function BackToWords({ action, description, date }: BackToWordsProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="description" value={description} />
      {date && <input type="hidden" name="date" value={date} />}
      <button type="submit" className="icon-button" aria-label="Back">
        <Icon name="arrow-left" />
      </button>
    </Form>
  );
}
