import { Form } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { FoodButton, WhenFields } from "~/features/food/food-fields";
import { QueuedNote } from "~/features/food/offline/queued-note.island";
import { useDraft } from "~/features/food/offline/use-draft.island";
import { Button, Icon } from "~/ui/controls";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import { EVERYBODY, type Review } from "./review";
import { ReviewFoods } from "./review-foods";
import { ReviewHead, ReviewStatus } from "./review-form";
import type { MealChoices, RowSearch } from "./sent-review.server";
import { MEAL_DRAFT, type MealDraft, useReview } from "./use-review.island";
import "~/features/food/food.css";
import "./review.css";
import "./save-meal.css";

type Props = {
  entryKey: string;
  action: string;
  review: Review;
  when: { date?: string; time?: string };
  chosen?: MealChoices;
  /** Of the house, who may get the meal, too. */
  companions: readonly { id: string; nickname: string | null }[];
  search?: RowSearch;
  problems?: Record<string, string[]>;
  confirmed?: string;
};

/** A described meal to correct and log. Its buttons send the form; hydrated, they act at once. */
export function ReviewForm({
  entryKey: firstKey,
  action,
  review: served,
  when,
  chosen: { save, makes, pot, proposal, portion } = {},
  companions,
  search,
  problems = {},
  confirmed,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const rereadForm = useId();
  // A page that is loaded again has another key, but this is the same form.
  const [entryKey] = useState(firstKey);
  const state = useReview({ served, isRefused: Object.keys(problems).length > 0, form });
  const { review } = state;
  const draft = useDraft<MealDraft>(MEAL_DRAFT);
  useEffect(() => {
    // A proposal waits in the tray.
    if (!proposal) draft.save({ description: review.description, reviewed: { review, entryKey } });
  }, [draft, review, entryKey, proposal]);
  const { confirmed: questions, ...wrong } = problems;
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
        onSubmit={state.markSent}
      >
        <FormToast text={Object.values(wrong)[0]?.[0]} answer={problems} />
        <button type="submit" name="intent" value="enter" hidden />
        <input type="hidden" name="key" value={entryKey} />
        <input type="hidden" name="emoji" value={review.emoji} />
        <input type="hidden" name="description" value={review.description} />
        {proposal && <input type="hidden" name="proposal" value={proposal} />}
        <input type="hidden" name="provenance" value={JSON.stringify(review.provenance)} />
        <ReviewHead state={state} problems={problems} />
        <ReviewFoods state={state} search={search} problems={problems} rereadForm={rereadForm} />
        <ReviewStatus review={review} />
        <WhenFields {...when} errors={{ date: problems.date, time: problems.time }} />
        {companions.length > 0 && (
          <fieldset className="also-for">
            <legend className="visually-hidden">Also for your house</legend>
            <Field
              label="Their portion"
              suffix="× yours"
              name="portion"
              inputMode="text"
              autoComplete="off"
              maxLength={20}
              defaultValue={portion ?? "1"}
              error={problems.portion}
            />
            {[...companions, ...(companions.length > 1 ? [{ id: EVERYBODY, nickname: "all" }] : [])].map(
              ({ id, nickname }) => (
                <Button key={id} variant="plain" name="to" value={id} pendingText="Saving...">
                  Also for {nickname ?? "somebody"}
                </Button>
              ),
            )}
          </fieldset>
        )}
        <FormErrors errors={problems[""] ?? problems.makes} />
        <QueuedNote />
        <div className="log-bar">
          <label className="save-meal" title="Find it next time under Saved.">
            <input type="checkbox" name="save" defaultChecked={save === "on"} className="visually-hidden" />
            <Icon name="star" />
            <Icon name="star-full" />
            Save<span className="visually-hidden"> as meal</span>
          </label>
          <label className="makes">
            Makes{" "}
            <input name="makes" inputMode="decimal" maxLength={20} placeholder=" " defaultValue={makes} />{" "}
            servings; you log one
          </label>
          <label className="stands">
            <input type="checkbox" name="pot" defaultChecked={pot === "on"} /> The rest stands in the fridge
          </label>
          <FoodButton pendingText="Saving..." yes="Yes, log it" questions={questions} confirmed={confirmed}>
            Log food
          </FoodButton>
        </div>
      </Form>
      {/* A form of its own: offline, it is not queued as a food. */}
      <Form id={rereadForm} method="post" action={action} hidden>
        <input type="hidden" name="description" value={review.description} />
        {when.date && <input type="hidden" name="date" value={when.date} />}
      </Form>
    </>
  );
}
