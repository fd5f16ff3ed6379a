import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { onDay } from "~/http/safe-path";
import { Button, ButtonLink, Icon } from "~/ui/controls";
import { Field, FormErrors, SelectField } from "~/ui/form/field";
import { EmptyState } from "~/ui/page";
import "./recipes.css";

export const eatPath = (id: string, date: string | undefined) => onDay(`/recipes/${id}?step=eat`, date);

type EatProps = {
  id: string;
  eatKey: string;
  isWeighed: boolean;
  date?: string;
  typed?: { amount?: string; measure?: string };
  problems?: Record<string, string[]>;
};

/** Logs an amount of a recipe: one serving with one press. */
export function EatRecipe({ id, eatKey, isWeighed, date, typed, problems = {} }: EatProps) {
  const measures = [
    { value: "servings", label: "servings" },
    { value: "share", label: "of the whole" },
    ...(isWeighed || typed?.measure === "grams" ? [{ value: "grams", label: "grams" }] : []),
  ];
  return (
    <Form method="post" action={eatPath(id, date)} className="eat-recipe" noValidate>
      <input type="hidden" name="key" value={eatKey} />
      {date && <input type="hidden" name="date" value={date} />}
      <Field
        label="How much"
        name="amount"
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed?.amount ?? "1"}
        error={problems.amount ?? problems.grams}
      />
      <SelectField label="Of" name="measure" options={measures} defaultValue={typed?.measure ?? "servings"} />
      <Button pendingText="Saving...">I ate</Button>
      <FormErrors errors={problems[""] ?? problems.date} />
    </Form>
  );
}

type CookProps = {
  id: string;
  cookKey: string;
  /** Said to readers where several stand together. */
  name?: string;
  date?: string;
  /** As typed; all that the recipe makes where there is no field. */
  makes?: string;
  problems?: Record<string, string[]>;
};

export const CookRecipe = ({ id, cookKey, name, date, makes, problems = {} }: CookProps) => (
  <Form method="post" action={onDay(`/recipes/${id}?step=cook`, date)} className="cook-recipe" noValidate>
    <input type="hidden" name="key" value={cookKey} />
    {makes !== undefined && (
      <Field
        label="Cooked for the fridge"
        name="makes"
        suffix="servings"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={makes}
        error={problems.makes}
      />
    )}
    <Button variant="plain" pendingText="Saving..." aria-label={name && `Cook it: ${name}`}>
      Cook it
    </Button>
    <FormErrors errors={problems[""]} />
  </Form>
);

type ShareProps = { id: string; forHouse: boolean; date?: string };

/** Lets the house see, eat and cook a recipe, or no longer. */
export const ShareRecipe = ({ id, forHouse, date }: ShareProps) => (
  <Form method="post" action={onDay(`/recipes/${id}`, date)} className="share-recipe">
    <p className="muted small">
      {forHouse
        ? "Your house sees, eats and cooks it; you alone change it."
        : "Nobody else sees this recipe."}
    </p>
    <Button variant="plain" name="intent" value={forHouse ? "unshare" : "share"} pendingText="Saving...">
      {forHouse ? "Stop sharing" : "Share with the house"}
    </Button>
  </Form>
);

/** What goes into a recipe of somebody else. */
export const HouseRecipe = ({
  parts,
  unrecognised,
}: {
  parts: string[];
  unrecognised: readonly string[];
}) => (
  <section className="house-recipe">
    <h3>What goes in</h3>
    <ul>
      {[...parts, ...unrecognised].map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
    <p className="muted small">From your house. Only who made it can change it.</p>
  </section>
);

export function DeleteRecipe({ id, name }: { id: string; name: string }) {
  return (
    <details className="delete-recipe">
      <summary className="button quiet">
        <Icon name="trash" /> Delete
      </summary>
      <Form method="post" action={`/recipes/${id}`}>
        <p>Delete {name}? What you logged of it stays.</p>
        <Button variant="danger" name="intent" value="delete" pendingText="Deleting...">
          Yes, delete it
        </Button>
      </Form>
    </details>
  );
}

type MakesFieldProps = Pick<ComponentProps<typeof Field>, "value" | "onChange" | "defaultValue" | "error">;

export const MakesField = (state: MakesFieldProps) => (
  <Field
    label="Makes"
    name="makes"
    suffix="servings"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    {...state}
  />
);

type CookedFieldProps = { initial?: string; error?: string[] };

/** What all of it weighs once cooked; a weight that is known stays out of sight while numbers are hidden. */
export function CookedField({ initial, error }: CookedFieldProps) {
  if (useHidesNumbers() && initial && !error)
    return <input type="hidden" name="cooked_grams" value={initial} />;
  return (
    <Field
      label="Cooked weight"
      placeholder="if known"
      name="cooked_grams"
      suffix="g"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={initial}
      error={error}
    />
  );
}

type GoneProps = { title: string; to: string; name: string };

export const Gone = ({ title, to, name }: GoneProps) => (
  <EmptyState picture="scarecrow" title={title} action={<ButtonLink to={to}>{name}</ButtonLink>} />
);
