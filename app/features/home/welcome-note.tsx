import { Form, Link } from "@remix-run/react";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/nutrient-row";
import { Button } from "~/ui/button";
import { PixelArt } from "~/ui/pixel-art";
import { type Mended, mendedText } from "./welcome";
import type { Welcome } from "./welcome.server";
import "./welcome.css";

/** What greets before the day's first food, what the night left, and what the last month brought. */
export function WelcomeNote({ greeting, night, news }: Welcome) {
  if (!greeting && !night && !news) return null;
  return (
    <div className="welcome-note">
      {night && <PixelArt rows={night.sprite} />}
      <div>
        {greeting && <p>{greeting}</p>}
        {night && <p className="muted small">Overnight, {night.text}.</p>}
        {news && <p>{news}</p>}
      </div>
    </div>
  );
}

/** Tells once that a goal had been misread. */
export function MendedGoal({ goal }: { goal: Mended }) {
  const text = mendedText(goal, useEnergy(), useHidesNumbers());
  return (
    <Form method="post" action="/account/mended-goal" className="card welcome-note" aria-label="Mended goal">
      <p>
        {text} Check it under <Link to="/account">You</Link>.
      </p>
      <Button variant="plain" pendingText="Ok">
        Ok
      </Button>
    </Form>
  );
}
