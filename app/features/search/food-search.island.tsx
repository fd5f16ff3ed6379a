import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { formatGrams } from "~/features/nutrition/amounts";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button, ButtonLink, useOnDay } from "~/ui/controls";
import { measureText, type SourceFood } from "./row";

import "./food-search.css";

const TYPING_PAUSE_MS = 200;

type Props = {
  q: string;
  foods: SourceFood[];
  date?: string;
};

/** Foods to look up and log; hydrated, it searches as you type. `date` is a past day, none for today. */
export function FoodSearch({ q, foods, date }: Props) {
  const id = useId();
  const submit = useSubmit();
  const onDay = useOnDay();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div className="food-search">
      <Form
        action="/foods"
        replace
        preventScrollReset
        className="find-row"
        onInput={({ currentTarget: form }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            TYPING_PAUSE_MS,
          );
        }}
        onSubmit={() => clearTimeout(timer.current)}
      >
        {date && <input type="hidden" name="date" value={date} />}
        <div className="field">
          <label htmlFor={id}>Which food?</label>
          <span className="control">
            <input
              id={id}
              type="search"
              name="q"
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the dialog is there to be typed into.
              autoFocus
              maxLength={100}
              placeholder="rye bread, latte, my stew …"
              defaultValue={q}
            />
          </span>
        </div>
        <Button variant="plain">Search</Button>
      </Form>
      {q && (
        <p className="result-note" role="status">
          {foods.length === 0 && `Nothing found for “${q}”.`}
          {foods.length > 0 && (foods.length === 1 ? "1 food" : `${foods.length} foods`)}
        </p>
      )}
      <ul>
        {foods.map((food) => (
          <li key={food.ref}>
            <FoundCard food={food} q={q} />
          </li>
        ))}
      </ul>
      {q && (
        <div className="other-ways">
          {foods.length === 0 && (
            <ButtonLink variant="plain" to={onDay("/eat/describe")}>
              Describe
            </ButtonLink>
          )}
          <ButtonLink variant="plain" to={onDay(`/eat/enter-value?name=${encodeURIComponent(q)}`)}>
            Type the values
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function FoundCard({ food, q }: { food: SourceFood; q: string }) {
  const onDay = useOnDay();
  const hidden = useHidesNumbers();
  const [portion] = food.portions;
  const size = portion?.amount ?? (food.unit === "portion" ? 1 : PER);
  const times = food.unit === "portion" ? size : size / PER;
  const measure =
    portion && !hidden ? `${portion.name}, ${formatGrams(portion.amount)} ${food.unit}` : portion?.name;
  return (
    <Link
      className="found-card"
      to={onDay(`/foods/${encodeURIComponent(food.ref)}?q=${encodeURIComponent(q)}`)}
      preventScrollReset
    >
      <span className="emoji" aria-hidden="true">
        {food.emoji}
      </span>
      <span className="name">{food.name}</span>{" "}
      <span className="kcal">
        <EnergyValue kcal={food.amounts.calories * times} />
      </span>{" "}
      <span className="portion">{measure ?? measureText(food.unit)}</span>
    </Link>
  );
}

const PER = 100;
