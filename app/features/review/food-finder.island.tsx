import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { foodMeasure, type SourceFood } from "~/features/search/row";
import { Button, useHydrated } from "~/ui/controls";
import { noteProps } from "~/ui/form/field";

const nothingFound = (words: string) => `Nothing found for “${words}”.`;

type Results = { q: string; foods: SourceFood[] };

type Props = {
  /** The row that the food is for; null for a further one. */
  target: number | null;
  replaces?: string;
  search?: Results;
  error?: string[];
  onPick: (food: SourceFood) => void;
  onCancel: () => void;
};

const TYPING_PAUSE_MS = 150;
const RESULTS_MAX = 6;

/** A search for a further food, or for another in a row. Hydrated, it searches as you type. */
export function FoodFinder({ target, replaces, search, error, onPick, onCancel }: Props) {
  const hydrated = useHydrated();
  const id = useId();
  const [query, setQuery] = useState(search?.q ?? replaces ?? "");
  const results = useResults(query.trim(), search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hydrated && target !== null) input.current?.select();
  }, [hydrated, target]);

  return (
    <div className="food-finder">
      {target !== null && <input type="hidden" name="target" value={target} />}
      <label htmlFor={id} className={replaces ? undefined : "visually-hidden"}>
        {replaces ? `Instead of ${replaces}` : "Add a food"}
      </label>
      <div className="find-row">
        <span className="control">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            {...noteProps(id, { error })}
            autoComplete="off"
            maxLength={100}
            enterKeyHint="search"
            placeholder={replaces ? "butter, rye bread …" : "Add a food"}
            value={query}
            onChange={({ target: { value } }) => setQuery(value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </span>
        {!hydrated && (
          <Button variant="plain" name="intent" value="search">
            {replaces ? "Search" : "Add"}
          </Button>
        )}
        {replaces && <CancelButton onCancel={onCancel} />}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error.join(" ")}
        </p>
      )}
      {results && (
        <FoodResults
          results={results}
          onPick={(food) => {
            onPick(food);
            setQuery("");
          }}
        />
      )}
    </div>
  );
}

function useResults(q: string, served: Results | undefined): Results | undefined {
  const { data, state, load } = useFetcher<Results>();
  useEffect(() => {
    if (!q) return;
    const timer = setTimeout(() => load(`/foods?q=${encodeURIComponent(q)}`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, load]);
  const latest = data?.q === q || state !== "idle" ? data : served;
  return q ? (latest ?? served) : undefined;
}

function CancelButton({ onCancel }: Pick<Props, "onCancel">) {
  return (
    <Button
      variant="quiet"
      name="intent"
      value="cancel"
      onClick={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      Cancel
    </Button>
  );
}

function FoodResults({ results: { q, foods }, onPick }: { results: Results } & Pick<Props, "onPick">) {
  const energy = useEnergy();
  const hidden = useHidesNumbers();
  const shown = foods.slice(0, RESULTS_MAX);
  return (
    <>
      <p className={shown.length > 0 ? "visually-hidden" : "result-note"} role="status">
        {shown.length > 0 ? `${shown.length} foods found` : nothingFound(q)}
      </p>
      {shown.length > 0 && (
        <ul className="found">
          {shown.map((food) => (
            <li key={food.ref}>
              <button
                type="submit"
                name="pick"
                value={food.ref}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(food);
                }}
              >
                <span className="emoji" aria-hidden="true">
                  {food.emoji}
                </span>
                <span>{food.name}</span>
                {!hidden && <small>{foodMeasure(food, energy)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
