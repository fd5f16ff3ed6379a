import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { foodMeasure } from "~/features/search/food-measure";
import type { FoundFood } from "~/features/search/sources/source-food";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { REVIEW_MESSAGES } from "./messages";

type Props = {
  /** The row that is to be filled anew; null to add one. */
  target: number | null;
  /** What stands in that row now. */
  replaces?: string;
  /** What the server found, for a browser without JavaScript. */
  search?: { q: string; foods: FoundFood[] };
  onPick: (found: FoundFood) => void;
  onCancel: () => void;
};

const TYPING_PAUSE_MS = 150;
const SHOWN_MAX = 6;

/** A search for a further food, or for another in a row's place. Once awake it searches as you type. */
export function FoodFinder({ target, replaces, search, onPick, onCancel }: Props) {
  const awake = useHydrated();
  const id = useId();
  const { data, state, load } = useFetcher<{ q: string; foods: FoundFood[] }>();
  const [words, setWords] = useState(search?.q ?? replaces ?? "");
  const input = useRef<HTMLInputElement>(null);
  const asked = words.trim();

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => load(`/foods?q=${encodeURIComponent(asked)}`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, load]);

  useEffect(() => {
    if (awake && target !== null) input.current?.select();
  }, [awake, target]);

  const answer = data?.q === asked || state !== "idle" ? data : search;
  const found = asked ? (answer ?? search) : undefined;
  const foods = found?.foods.slice(0, SHOWN_MAX) ?? [];
  return (
    <div className="food-finder">
      {target !== null && <input type="hidden" name="target" value={target} />}
      <label htmlFor={id}>{replaces ? `Instead of ${replaces}` : "Add a food"}</label>
      <div className="find-row">
        <span className="control">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            enterKeyHint="search"
            placeholder="butter, rye bread …"
            value={words}
            onChange={({ target: { value } }) => setWords(value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </span>
        {!awake && (
          <Button variant="plain" name="intent" value="search">
            {replaces ? "Search" : "Add"}
          </Button>
        )}
        {replaces && (
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
        )}
      </div>
      {found && (
        <p className={foods.length > 0 ? "visually-hidden" : "told"} role="status">
          {foods.length > 0 ? `${foods.length} foods found` : REVIEW_MESSAGES.nothingFound(found.q)}
        </p>
      )}
      {foods.length > 0 && (
        <ul className="found">
          {foods.map((food) => (
            <li key={food.ref}>
              <button
                type="submit"
                name="pick"
                value={food.ref}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(food);
                  setWords("");
                }}
              >
                <span className="emoji" aria-hidden="true">
                  {food.emoji}
                </span>
                <span>{food.name}</span>
                <small>{foodMeasure(food)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
