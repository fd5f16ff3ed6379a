import { Form, Link } from "@remix-run/react";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { onDay } from "~/http/safe-path";
import { Button } from "~/ui/controls";
import { Field, TextAreaField } from "~/ui/form/field";
import { CookedField, CookRecipe, eatPath, MakesField } from "./eat-recipe";
import "./recipes.css";

type ListedRecipe = {
  id: string;
  name: string;
  emoji: string;
  makes: string;
  /** kcal of one serving. */
  calories: number;
  key: string;
  /** False for one that the house shares. */
  isMine: boolean;
};

export function RecipeList({ recipes, date }: { recipes: readonly ListedRecipe[]; date?: string }) {
  return (
    <ul className="recipe-list">
      {recipes.map(({ id, name, emoji, makes, calories, key, isMine }) => (
        <li key={id}>
          <Link to={onDay(`/recipes/${id}`, date)} preventScrollReset>
            <span className="emoji" aria-hidden="true">
              {emoji}
            </span>
            <span className="name">
              {name}
              <small>
                Makes {makes} · <EnergyValue kcal={calories} /> each
                {!isMine && " · from your house"}
              </small>
            </span>
          </Link>
          <Form method="post" action={eatPath(id, date)}>
            <input type="hidden" name="key" value={key} />
            {date && <input type="hidden" name="date" value={date} />}
            <Button variant="plain" pendingText="Saving...">
              I ate 1<span className="visually-hidden"> serving of {name}</span>
            </Button>
          </Form>
          <CookRecipe id={id} cookKey={key} date={date} name={name} />
        </li>
      ))}
    </ul>
  );
}

type NewProps = {
  newKey: string;
  sent?: Partial<Record<string, string>>;
  problems?: Record<string, string[] | null | undefined>;
};

export function NewRecipe({ newKey, sent = {}, problems = {} }: NewProps) {
  const hidden = useHidesNumbers();
  const error = (name: string) => problems[name] ?? undefined;
  return (
    <section aria-labelledby="new-recipe">
      <h3 id="new-recipe">New recipe</h3>
      <Form method="post" className="entry-form" noValidate>
        <input type="hidden" name="intent" value="words" />
        <input type="hidden" name="key" value={sent.key ?? newKey} />
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          defaultValue={sent.name}
          error={error("name")}
        />
        <TextAreaField
          label="What goes in"
          name="description"
          rows={5}
          maxLength={1000}
          placeholder={"2 onions\na tin of tomatoes\n4 cups of beans"}
          hint="Everything in it, one food per line."
          defaultValue={sent.description}
          error={error("description") ?? error("")}
        />
        <div className="amount-fields">
          <MakesField defaultValue={sent.makes} error={error("makes")} />
          {!hidden && <CookedField initial={sent.cooked_grams} error={error("cooked_grams")} />}
        </div>
        <Button pendingText="Analyzing...">Make recipe</Button>
      </Form>
    </section>
  );
}
