import { Form, Link } from "@remix-run/react";
import type { Tray } from "~/features/home/home.server";
import { type Energy, energyText, energyUnit, formatGrams, inUnit } from "~/features/nutrition/amounts";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button, ButtonLink } from "~/ui/controls";

type NotesProps = { mendedGoal: Mended | null; tray: Tray | null };

export const Notes = ({ mendedGoal, tray }: NotesProps) => (
  <>
    {mendedGoal && <MendedGoal goal={mendedGoal} />}
    {tray && <Proposals {...tray} />}
  </>
);

type MoreProps = { isToday: boolean; further: readonly string[] };

export const MoreAboutDay = ({ isToday, further }: MoreProps) => (
  <details>
    <summary>More about {isToday ? "today" : "this day"}</summary>
    <ul>
      {further.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
);

/** Tells once that a goal had been misread. */
function MendedGoal({ goal }: { goal: Mended }) {
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

function Proposals({ proposals, more }: Tray) {
  return (
    <section className="tray" aria-label="Proposals">
      {proposals.map((proposal) => (
        <ProposedFood key={proposal.id} {...proposal} />
      ))}
      {more > 0 && <p className="muted small">And {more} more after these.</p>}
    </section>
  );
}

function ProposedFood({ id, name, emoji, kcal, mix, day, ...from }: Tray["proposals"][number]) {
  const { proposedBy, isOfHouse } = from;
  const sender = isOfHouse ? `${proposedBy ?? "Someone in your house"} sent you` : "Your assistant proposes";
  const amount = kcal === null ? mix : <EnergyValue kcal={kcal} />;
  return (
    <Form method="post" action={`/tray/${id}`} className="day-offer" preventScrollReset>
      <p>
        <span aria-hidden="true">{emoji}</span> {sender}: <strong>{name}</strong>
        {amount && <> · {amount}</>}
        <small className="muted">{[day, !isOfHouse && proposedBy].filter(Boolean).join(" · ")}</small>
      </p>
      <div>
        <Button name="intent" value="take" pendingText="Saving..." aria-label={`Log it: ${name}`}>
          Log it
        </Button>
        <ButtonLink
          variant="plain"
          to={`/eat/describe?proposal=${id}`}
          preventScrollReset
          aria-label={`Change: ${name}`}
        >
          Change
        </ButtonLink>
        <Button variant="quiet" name="intent" value="dismiss" pendingText="No" aria-label={`No: ${name}`}>
          No
        </Button>
      </div>
    </Form>
  );
}

/** kcal a day, as a goal was misread and as it stands now. */
export type Mended = { was: number; is: number };

export function mendedText({ was, is }: Mended, energy: Energy, hidesNumbers = false): string {
  if (hidesNumbers) return "Your daily goal had been stored far too low. It was mended.";
  const unit = energyUnit(energy);
  const before = `${formatGrams(inUnit(unit, was))} ${unit}`;
  return `Your daily goal had been stored as ${before}. It was set to ${energyText(is, energy)}.`;
}
