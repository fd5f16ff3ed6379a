import { Form } from "@remix-run/react";
import { useEnergy } from "~/features/nutrition/use-energy";

const CHOICES = [
  { energy: "kcal", text: "Calories (kcal)" },
  { energy: "kj", text: "Kilojoules (kJ)" },
];

export function EnergyForm() {
  const shown = useEnergy();
  return (
    <Form method="post" action="/account" preventScrollReset>
      <fieldset className="field">
        <legend>Energy</legend>
        <div className="chips">
          {CHOICES.map(({ energy, text }) => (
            <button
              key={energy}
              type="submit"
              name="energy"
              value={energy}
              className="theme-choice"
              aria-pressed={energy === shown}
            >
              {text}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
