import { Form } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { AmountFields } from "~/features/food/amount-fields";
import { useDraft } from "~/features/food/draft/use-draft.island";
import { QueuedNote } from "~/features/food/offline/queued-note.island";
import { WhenFields } from "~/features/food/when-fields";
import { formatKcal } from "~/features/nutrition/format-kcal";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { ROWS_MAX } from "~/features/search/portion/review-row";
import { rowOfFood } from "~/features/search/portion/row-of-food";
import type { FoundFood } from "~/features/search/sources/source-food";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormErrors } from "~/ui/form-errors";
import { FormToast } from "~/ui/form-toast";
import { useHydrated } from "~/ui/use-hydrated";
import { MEAL_DRAFT, type MealDraft } from "../../draft/meal-draft";
import { addedUp } from "../added-up";
import type { RowSearch } from "../change-review.server";
import { rowField } from "../fields/review-fields";
import { isByHand } from "../is-by-hand";
import type { Review } from "../review";
import { swapRow } from "../swap-row";
import { typedTotals } from "../typed-totals";
import { rowsTotal, totalTexts, withRows } from "../with-rows";
import { FoodFinder } from "./food-finder.island";
import { REVIEW_MESSAGES } from "./messages";
import { ProvenanceNote } from "./provenance-note";
import { ReviewRowItem } from "./review-row-item";
import { typedReview } from "./typed-review.island";
import "~/features/food/food.css";
import "./review.css";

type Props = {
  /** Made afresh for every form shown. */
  entryKey: string;
  action: string;
  review: Review;
  /** The past day that it logs to, and the time that is shown first; none for now. */
  when: { date?: string; time?: string };
  search?: RowSearch;
  problems?: Record<string, string[]>;
};

/**
 * A described meal, to be corrected and logged: its name and totals, and the foods they come from. Every button sends
 * the form; once awake they act at once, and totals follow every key.
 */
export function ReviewForm({
  entryKey: firstKey,
  action,
  review: given,
  when,
  search,
  problems = {},
}: Props) {
  const awake = useHydrated();
  const [review, setReview] = useState(given);
  const [swapping, setSwapping] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const afresh = useId();
  // Pages read anew bring another key, but this stays the same form.
  const [entryKey] = useState(firstKey);
  const { name, emoji, totals, rows, provenance } = review;

  // Before it is painted, and not over what was corrected while a refusal was on its way.
  const [answer, setAnswer] = useState(given);
  const [sent, setSent] = useState(given);
  if (answer !== given) {
    setAnswer(given);
    if (review === sent || Object.keys(problems).length === 0) {
      setReview(given);
      setSwapping(null);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this woke up
  useEffect(() => {
    if (form.current) setReview(typedReview(given, new FormData(form.current)));
  }, []);

  const draft = useDraft<MealDraft>(MEAL_DRAFT);
  useEffect(() => {
    draft.save({ description: review.description, reviewed: { review, entryKey } });
  }, [draft, review, entryKey]);

  const change = (next: typeof rows) => setReview((now) => withRows(now, next));
  const remove = (i: number) => {
    change(rows.filter((_, j) => j !== i));
    setSwapping(null);
    form.current?.querySelector<HTMLElement>("#foods-title")?.focus();
  };
  const pick = (found: FoundFood) => {
    const old = swapping === null ? undefined : rows[swapping];
    if (old) change(rows.map((row) => (row === old ? swapRow(old, found) : row)));
    else if (rows.length < ROWS_MAX) change([...rows, rowOfFood(found)]);
    setSwapping(null);
    form.current?.querySelector<HTMLElement>(`#food-${swapping ?? rows.length}`)?.focus();
  };

  const target = awake ? swapping : (search?.target ?? null);
  const total = rowsTotal(rows);
  const kcal = parseAmount(totals.calories, "kcal");
  const firstProblem = Object.values(problems)[0]?.[0];
  const finder = (
    <FoodFinder
      key={String(target)}
      target={target}
      replaces={target === null ? undefined : rows[target]?.name}
      search={search?.target === target ? search : undefined}
      onPick={pick}
      onCancel={() => setSwapping(null)}
    />
  );

  return (
    <>
      <Form
        ref={form}
        method="post"
        action={action}
        className="entry-form review"
        data-keep=""
        data-draft=""
        noValidate
        onSubmit={() => setSent(review)}
      >
        <FormToast text={firstProblem} answer={problems} />
        {/* The button that the return key presses. */}
        <button type="submit" name="intent" value="enter" hidden />
        <input type="hidden" name="key" value={entryKey} />
        <input type="hidden" name="emoji" value={emoji} />
        <input type="hidden" name="description" value={review.description} />
        <input type="hidden" name="told" value={JSON.stringify(provenance)} />
        <input type="hidden" name="shown" value={JSON.stringify(addedUp(review))} />
        <div className="name-row">
          <span className="emoji" aria-hidden="true">
            {emoji}
          </span>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={({ target: { value } }) => setReview((now) => ({ ...now, name: value }))}
            error={problems.name}
          />
        </div>
        <AmountFields
          shown={(field) => ({
            value: totals[field],
            onChange: ({ target: { value } }) =>
              setReview((now) => {
                const totals = { ...now.totals, [field]: value };
                return { ...now, totals, typed: typedTotals({ ...now, totals }, addedUp(now)) };
              }),
            error: problems[field],
          })}
        />
        {isByHand(review) && (
          <p className="by-hand">
            {REVIEW_MESSAGES.byHand}{" "}
            <button
              type="submit"
              name="intent"
              value="sum"
              className="link-button"
              onClick={(event) => {
                event.preventDefault();
                if (total) setReview((now) => ({ ...now, totals: totalTexts(total), typed: [] }));
              }}
            >
              Add up the foods
            </button>
          </p>
        )}
        <section className="understood" aria-labelledby="foods-title">
          <h3 id="foods-title" tabIndex={-1}>
            What I understood
          </h3>
          <ProvenanceNote told={provenance} afreshForm={afresh} />
          <ol>
            {rows.map((row, i) => (
              <ReviewRowItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold the same food twice.
                key={`${i} ${row.ref} ${row.name}`}
                row={row}
                number={i}
                error={problems[rowField(i).amount]}
                awake={awake}
                onChange={(changed) => change(rows.map((each, j) => (j === i ? changed : each)))}
                onRemove={() => remove(i)}
                onSwap={() => setSwapping(i)}
              >
                {target === i && finder}
              </ReviewRowItem>
            ))}
          </ol>
          {provenance.unrecognised.length > 0 && (
            <p className="notice">
              Not recognized and not counted: <q>{provenance.unrecognised.join("”, “")}</q>.
            </p>
          )}
          {target === null && (rows.length < ROWS_MAX ? finder : <p>{REVIEW_MESSAGES.rowsFull}</p>)}
          {!awake && (
            <Button variant="plain" name="intent" value="update">
              Update
            </Button>
          )}
        </section>
        <p className="visually-hidden" role="status">
          {awake &&
            `${kcal === undefined ? totals.calories : formatKcal(kcal)} kcal in ${rows.length === 1 ? "1 food" : `${rows.length} foods`}`}
        </p>
        <WhenFields {...when} errors={{ date: problems.date, time: problems.time }} />
        <FormErrors errors={problems[""]} />
        <QueuedNote />
        <div className="log-bar">
          <Button variant="primary" pendingText="Saving...">
            Log food
          </Button>
        </div>
      </Form>
      {/* Apart, so that without a connection it isn't taken for a food to keep. */}
      <Form id={afresh} method="post" action={action} hidden>
        <input type="hidden" name="description" value={review.description} />
        {when.date && <input type="hidden" name="date" value={when.date} />}
      </Form>
    </>
  );
}
