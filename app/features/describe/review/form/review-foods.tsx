import { ROWS_MAX } from "~/features/search/portion/review-row";
import { Button } from "~/ui/form/button";
import { useHydrated } from "~/ui/use-hydrated";
import type { RowSearch } from "../change-review.server";
import { rowField } from "../fields/review-fields";
import { FoodFinder } from "./food-finder.island";
import { REVIEW_MESSAGES } from "./messages";
import { ProvenanceNote } from "./provenance-note";
import { ReviewRowItem } from "./review-row-item";
import type { ReviewState } from "./use-review.island";

type Props = {
  state: ReviewState;
  search?: RowSearch;
  problems: Record<string, string[]>;
  /** The form that reads the words again; none for a logged meal. */
  rereadForm?: string;
};

export function ReviewFoods({ state, search, problems, rereadForm }: Props) {
  const hydrated = useHydrated();
  const { review, swapping, setSwapping, setRow, confirmRow, removeRow, pick } = state;
  const { rows, provenance } = review;
  const target = hydrated ? swapping : (search?.target ?? null);
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
    <section className="understood" aria-labelledby="foods-title">
      <h3 id="foods-title" tabIndex={-1}>
        {rereadForm ? "What I understood" : "What’s in it"}
      </h3>
      {rereadForm && <ProvenanceNote provenance={provenance} rereadForm={rereadForm} />}
      <ol>
        {rows.map((row, i) => (
          <ReviewRowItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold the same food twice.
            key={`${i} ${row.ref} ${row.name}`}
            row={row}
            number={i}
            error={problems[rowField(i).amount]}
            hydrated={hydrated}
            onChange={(changed) => setRow(i, changed)}
            onConfirm={() => confirmRow(i)}
            onRemove={() => removeRow(i)}
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
      {!hydrated && (
        <Button variant="plain" name="intent" value="update">
          Update
        </Button>
      )}
    </section>
  );
}
