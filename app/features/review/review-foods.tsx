import { type ReactNode, useId } from "react";
import { formatGrams, NUTRIENTS, roundTenth } from "~/features/nutrition/amounts";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { fieldText, parseCount } from "~/features/nutrition/read-number";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { FoodSourceNote } from "~/features/search/portion-form.island";
import {
  amountProblem,
  isEstimated,
  type ReviewRow,
  ROWS_MAX,
  rowAmounts,
  rowQuantity,
  rowUnits,
} from "~/features/search/row";
import { Button, Icon, type IconName, useHydrated } from "~/ui/controls";
import { FoodFinder } from "./food-finder.island";
import { eaten, rowField, rowText } from "./review";
import { ProvenanceNote } from "./review-form";
import type { RowSearch } from "./sent-review.server";
import type { ReviewState } from "./use-review.island";

type Props = {
  row: ReviewRow;
  number: number;
  error?: string[];
  hydrated: boolean;
  onChange: (row: ReviewRow) => void;
  onConfirm: () => void;
  onRemove: () => void;
  onSwap: () => void;
  children?: ReactNode;
};

function ReviewRowItem({
  row,
  number,
  hydrated,
  onChange,
  onConfirm,
  onRemove,
  onSwap,
  children,
  ...props
}: Props) {
  const hidden = useHidesNumbers();
  const errorId = useId();
  const field = rowField(number);
  const units = rowUnits(row.food, hidden);
  const amounts = rowAmounts(row);
  const weight = hidden ? undefined : weightOf(row);
  const problem = amountProblem(row);
  const error = hydrated ? problem && [problem] : props.error;
  return (
    <li className={isEstimated(row) ? "food-row estimated" : "food-row"} id={`food-${number}`} tabIndex={-1}>
      <input type="hidden" name={field.row} value={rowText(row)} />
      <span className="emoji" aria-hidden="true">
        {row.emoji}
      </span>
      <strong className="what">{row.name}</strong>
      <span className="kcal">
        {weight && <small>{weight} · </small>}
        {amounts ? <EnergyValue kcal={amounts.calories} /> : "–"}
      </span>
      <div className="how-much">
        <span className="control">
          {hydrated && <Step row={row} by={-1} onChange={onChange} />}
          <input
            type="text"
            name={field.amount}
            aria-label={`Amount of ${row.name}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={row.amount}
            onChange={({ target: { value } }) =>
              onChange({ ...row, amount: value, portion: "", confidence: 1 })
            }
          />
          {hydrated && <Step row={row} by={1} onChange={onChange} />}
        </span>
        <span className="control">
          <select
            name={field.unit}
            aria-label={`Measure of ${row.name}`}
            value={row.unit}
            onChange={({ target: { value } }) =>
              onChange({ ...row, unit: value, portion: "", confidence: 1 })
            }
          >
            {units.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </div>
      <details className="opener">
        <summary className="icon-button" aria-label={`More about ${row.name}`}>
          <Icon name="more" />
        </summary>
      </details>
      <div className="opened row-more">
        <p className="inside">{hidden ? withoutGrams(row.portion) : insideOf(row)}</p>
        <FoodSourceNote text={row.food.source} />
        <div className="row-ways">
          <RowButton intent={`swap-${number}`} name={row.name} verb="Swap" icon="repeat" onClick={onSwap} />
          <RowButton
            intent={`remove-${number}`}
            name={row.name}
            verb="Remove"
            icon="trash"
            onClick={onRemove}
          />
        </div>
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          {error.join(" ")}
        </p>
      )}
      {isEstimated(row) && (
        <p className="unsure">
          Check the amount <ConfirmButton row={row} number={number} onConfirm={onConfirm} />
        </p>
      )}
      {children}
    </li>
  );
}

type ConfirmProps = { row: ReviewRow; number: number; onConfirm: () => void };

function ConfirmButton({ row, number, onConfirm }: ConfirmProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`confirm-${number}`}
      className="confirm link-button"
      aria-label={`That’s right: ${row.name}`}
      onClick={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <Icon name="check" /> That’s right
    </button>
  );
}

type RowButtonProps = { intent: string; verb: string; name: string; icon: IconName; onClick: () => void };

function RowButton({ intent, verb, name, icon, onClick }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      name="intent"
      value={intent}
      aria-label={`${verb} ${name}`}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <Icon name={icon} /> {verb}
    </Button>
  );
}

/** Portions by one, weights by the more, the larger they are. */
function stepOf({ unit }: ReviewRow, count: number): number {
  if (unit !== "g" && unit !== "ml") return 1;
  return count >= 50 ? 10 : count >= 10 ? 5 : 1;
}

function Step({ row, by, onChange }: Pick<Props, "row" | "onChange"> & { by: 1 | -1 }) {
  const count = parseCount(row.amount);
  const step = stepOf(row, count ?? 0);
  // Below one portion is half of it.
  const half = by === 1 && count === 0.5 ? 1 : by === -1 && count === 1 ? 0.5 : undefined;
  const next = half ?? (count ?? 0) + by * step;
  const isEnd = count === undefined || next <= 0;
  return (
    <button
      type="button"
      className="step"
      aria-label={`${by === 1 ? "More" : "Less"} ${row.name}`}
      aria-disabled={isEnd || undefined}
      onClick={() =>
        isEnd || onChange({ ...row, amount: fieldText(roundTenth(next)), portion: "", confidence: 1 })
      }
    >
      <span aria-hidden="true">{by === 1 ? "+" : "−"}</span>
    </button>
  );
}

/** "1 cup (240 g)" is "1 cup". */
const withoutGrams = (portion = "") =>
  portion.replace(/ ?\(?\b\d[\d.,]{0,9} ?(?:g|kg|oz|lb)\b\)?/g, "").trim();

/** "170 g", of a row counted in portions. */
function weightOf(row: ReviewRow): string | undefined {
  const quantity = rowQuantity(row);
  const { unit } = row.food;
  if (quantity === undefined || unit === "portion" || row.unit === unit) return undefined;
  return `${formatGrams(quantity)} ${unit}`;
}

function insideOf(row: ReviewRow): string {
  const amounts = rowAmounts(row);
  return [
    row.portion,
    amounts &&
      `${NUTRIENTS.map((nutrient) => `${nutrient} ${formatGrams(amounts[nutrient])}`).join(" · ")} g`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const LEFT_OUT = /^(?:no|without|w\/o|minus|hold the|ohne|keine?|sans|sin|senza|zonder|geen|sem) /i;

function Unread({ words }: { words: readonly string[] }) {
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

type ReviewFoodsProps = {
  state: ReviewState;
  search?: RowSearch;
  problems: Record<string, string[]>;
  /** The form that reads the words again; none for a logged meal. */
  rereadForm?: string;
};

export function ReviewFoods({ state, search, problems, rereadForm }: ReviewFoodsProps) {
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
      error={eaten(rows).length === 0 ? problems.q : undefined}
      onPick={pick}
      onCancel={() => setSwapping(null)}
    />
  );
  return (
    <section className="understood" aria-labelledby="foods-title">
      <h3 id="foods-title" className="visually-hidden" tabIndex={-1}>
        {rereadForm ? "Your meal" : "What’s in it"}
      </h3>
      <Unread words={provenance.unrecognised} />
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
      {target === null && (rows.length < ROWS_MAX ? finder : <p>A meal can have up to 20 foods.</p>)}
      {!hydrated && (
        <Button variant="plain" name="intent" value="update">
          Update
        </Button>
      )}
    </section>
  );
}
