import { type ReactNode, useId } from "react";
import { formatGrams, NUTRIENTS } from "~/features/nutrition/amounts";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { AS_TYPED } from "~/features/nutrition/read-number";
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
  steppedAmount,
} from "~/features/search/row";
import { Button, Icon, useHydrated } from "~/ui/controls";
import { FoodFinder } from "./food-finder.island";
import { eaten, remaining, rowField, rowText } from "./review";
import { ProvenanceNote, Unread } from "./review-form";
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
  const { name } = row;
  const units = rowUnits(row.food, hidden);
  const amounts = rowAmounts(row);
  const problem = amountProblem(row);
  const error = hydrated ? problem && [problem] : props.error;
  return (
    <li className={isEstimated(row) ? "food-row estimated" : "food-row"} id={`food-${number}`} tabIndex={-1}>
      <input type="hidden" name={field.row} value={rowText(row)} />
      <span className="emoji" aria-hidden="true">
        {row.emoji}
      </span>
      <span className="what">
        <strong>{name}</strong> <small>{noteOf(row)}</small>
      </span>
      <span className="kcal">
        {!hidden && <small>{weightOf(row)}</small>}
        {amounts ? <EnergyValue kcal={amounts.calories} /> : "–"}
      </span>
      <div className="how-much">
        <span className="control">
          {hydrated && <Step row={row} by={-1} onChange={onChange} />}
          <input
            type="text"
            name={field.amount}
            aria-label={`Amount of ${name}`}
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
            aria-label={`Measure of ${name}`}
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
        <summary className="icon-button" aria-label={`More about ${name}`}>
          <Icon name="more" />
        </summary>
      </details>
      <div className="opened row-more">
        <p className="inside">{hidden ? withoutGrams(row.portion) : insideOf(row)}</p>
        <FoodSourceNote text={row.food.source} />
        <div className="row-ways">
          <RowButton intent="swap" {...{ number, name }} onClick={onSwap} />
          <RowButton intent="remove" {...{ number, name }} onClick={onRemove} />
        </div>
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          {error.join(" ")}
        </p>
      )}
      {isEstimated(row) && (
        <p className="unsure">
          Check the amount <RowButton intent="confirm" {...{ number, name }} onClick={onConfirm} />
        </p>
      )}
      {children}
    </li>
  );
}

type RemovedRowProps = { row: ReviewRow; number: number; onUndo: () => void };

function RemovedRow({ row, number, onUndo }: RemovedRowProps) {
  return (
    <li className="food-row removed" id={`food-${number}`} tabIndex={-1}>
      <input type="hidden" name={rowField(number).row} value={rowText(row)} />
      <p>Removed {row.name}.</p>
      <RowButton intent="undo" number={number} name={row.name} onClick={onUndo} />
    </li>
  );
}

const BUTTONS = {
  swap: ["Swap", "repeat"],
  remove: ["Remove", "trash"],
  undo: ["Undo", undefined],
  confirm: ["That’s right", "check"],
} as const;

type RowButtonProps = { intent: keyof typeof BUTTONS; number: number; name: string; onClick: () => void };

function RowButton({ intent, number, name, onClick }: RowButtonProps) {
  const [text, icon] = BUTTONS[intent];
  return (
    <Button
      variant="quiet"
      name="intent"
      value={`${intent}-${number}`}
      aria-label={`${text} ${name}`}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {icon && <Icon name={icon} />} {text}
    </Button>
  );
}

function Step({ row, by, onChange }: Pick<Props, "row" | "onChange"> & { by: 1 | -1 }) {
  const next = steppedAmount(row, by);
  return (
    <button
      type="button"
      className="step"
      aria-label={`${by === 1 ? "More" : "Less"} ${row.name}`}
      aria-disabled={next === undefined || undefined}
      onClick={() => next && onChange({ ...row, amount: next, portion: "", confidence: 1 })}
    >
      <span aria-hidden="true">{by === 1 ? "+" : "−"}</span>
    </button>
  );
}

function noteOf(row: ReviewRow): string | undefined {
  if (rowQuantity(row) === 0) return "not logged";
  if (row.food.source.startsWith(AS_TYPED)) return AS_TYPED;
  return row.ref === null && isEstimated(row) ? "estimate" : undefined;
}

/** "1 cup (240 g)" is "1 cup". */
const withoutGrams = (portion = "") =>
  portion.replace(/ ?\(?\b\d[\d.,]{0,9} ?(?:g|kg|oz|lb)\b\)?/g, "").trim();

/** "170 g · ", of a row counted in portions. */
function weightOf(row: ReviewRow): string | undefined {
  const quantity = rowQuantity(row);
  const { unit } = row.food;
  if (quantity === undefined || unit === "portion" || row.unit === unit) return undefined;
  return `${formatGrams(quantity)} ${unit} · `;
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
        {rows.map((row, i) =>
          row.removed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as below.
            <RemovedRow key={`${i} removed`} row={row} number={i} onUndo={() => removeRow(i, false)} />
          ) : (
            <ReviewRowItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold the same food twice.
              key={`${i} ${row.ref} ${row.name}`}
              row={row}
              number={i}
              error={problems[rowField(i).amount]}
              hydrated={hydrated}
              onChange={(changed) => setRow(i, changed)}
              onConfirm={() => confirmRow(i)}
              onRemove={() => removeRow(i, true)}
              onSwap={() => setSwapping(i)}
            >
              {target === i && finder}
            </ReviewRowItem>
          ),
        )}
      </ol>
      {target === null &&
        (remaining(rows).length < ROWS_MAX ? finder : <p>A meal can have up to 20 foods.</p>)}
      {!hydrated && (
        <Button variant="plain" name="intent" value="update">
          Update
        </Button>
      )}
    </section>
  );
}
