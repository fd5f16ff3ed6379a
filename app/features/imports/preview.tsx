import { Form, Link } from "@remix-run/react";
import { fileSection } from "~/features/imports/pixelplate/file-rows";
import { RecipesOfFile } from "~/features/imports/recipes/recipe-preview";
import type { Import } from "~/features/imports/stage/import.server";
import type {
  ImportSummary,
  LeftOutRows,
  SectionCount,
  ShownRow,
  WeightCount,
} from "~/features/imports/stage/summary";
import { amountLabels, energyText, formatIn } from "~/features/nutrition/amounts";
import { ENTRY_KCAL_MAX } from "~/features/nutrition/read-number";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { weightText } from "~/features/weight/weight";
import { Button, ButtonLink } from "~/ui/controls";
import { addedText, countText, dayText, foodsAndWeights, notTakenText, undoText } from "./texts";

function LeftOutList({ leftOut }: { leftOut: LeftOutRows[] }) {
  if (leftOut.length === 0) return null;
  const all = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="import-left-out" open={leftOut.length <= 3}>
      <summary>{countText(all, "row")} left out</summary>
      <ul>
        {leftOut.map(({ reason, count, first }) => (
          <li key={reason}>
            {reason}: {placesText(count, first)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "line 4, column Fat (g); line 9 and 12 more" */
function placesText(count: number, first: LeftOutRows["first"]): string {
  const places = first.map(({ line, column }) => `line ${line}${column ? `, column ${column}` : ""}`);
  const rest = count - first.length;
  return places.join("; ") + (rest > 0 ? ` and ${rest.toLocaleString("en-US")} more` : "");
}

function WeightsNote({ count, known, from, to, kg, unit, guessed }: WeightCount) {
  const hidden = useHidesNumbers();
  return (
    <p>
      <strong>{countText(count, "weight")}</strong>,{" "}
      {from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`}
      {!hidden && `, the last one ${weightText(kg, unit)}`}.{" "}
      {guessed &&
        `The file doesn't name its unit: they are read as ${unit}, the unit of your profile. If that is wrong, change it there first. `}
      {known > 0 &&
        (known === count
          ? "Each of these days has a weight already, which stays."
          : `Your own ${countText(known, "weight")} on these days ${known === 1 ? "stays" : "stay"}.`)}
    </p>
  );
}

export function ImportPreview({ shown: { id, program, fileName, summary } }: { shown: Import }) {
  const { foods, days, from, to, known, first, large, leftOut, weights, notTaken = [] } = summary;
  const freshWeights = weights ? weights.count - weights.known : 0;
  const fresh = foods - known + freshWeights;
  return (
    <section className="card import-card" aria-labelledby="preview">
      <h2 id="preview">{program === "CSV" ? "Your CSV file" : `From ${program}`}</h2>
      {fileName && <p className="muted small import-file">{fileName}</p>}
      {foods > 0 ? (
        <p>
          <strong>{countText(foods, "food")}</strong> on {countText(days, "day")},{" "}
          {from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`}.
        </p>
      ) : (
        !weights && <p>There’s nothing in this file to add.</p>
      )}
      {weights && <WeightsNote {...weights} />}
      {known > 0 && (
        <p>
          {known === foods ? "All of them" : known.toLocaleString("en-US")} stand in your days already and are
          not added again.
        </p>
      )}
      {large && <LargeRows {...large} />}
      {first.length > 0 && <FirstRows rows={first} all={foods} />}
      <LeftOutList leftOut={leftOut} />
      {notTaken.length > 0 && <p>Not taken over: {notTakenText(notTaken)}.</p>}
      {foods > known && (
        <p className="muted small">
          Past days get no puzzles by it; one that you chose there is collected once it is full.
        </p>
      )}
      <Form method="post" className="form-buttons">
        <input type="hidden" name="id" value={id} />
        {fresh > 0 && (
          <Button name="intent" value="commit" pendingText="Adding...">
            Add {foodsAndWeights(foods - known, freshWeights)}
          </Button>
        )}
        <Button variant="plain" name="intent" value="cancel" pendingText="Dropping...">
          {fresh > 0 ? "Don't add" : "Choose another file"}
        </Button>
      </Form>
      {fresh === 0 && foods > 0 && <Link to="/calendar">See your days</Link>}
    </section>
  );
}

function LargeRows({ count, first }: NonNullable<ImportSummary["large"]>) {
  const energy = useEnergy();
  const hidden = useHidesNumbers();
  const limit = hidden ? "a lot for one entry" : `more than ${energyText(ENTRY_KCAL_MAX, energy)}`;
  const rest = count - first.length;
  return (
    <div role="note">
      <p>
        <strong>
          {count === 1 ? "1 row holds" : `${countText(count, "row")} hold`} {limit}.
        </strong>{" "}
        Look at {count === 1 ? "it" : "them"} before you add {count === 1 ? "it" : "them"}:
      </p>
      <ul>
        {first.map(({ line, name, date, amounts }) => (
          <li key={line}>
            {name}, {dayText(date)}
            {!hidden && `, ${energyText(amounts.calories, energy)}`} (line {line})
          </li>
        ))}
        {rest > 0 && <li>and {rest.toLocaleString("en-US")} more</li>}
      </ul>
    </div>
  );
}

function FirstRows({ rows, all }: { rows: ShownRow[]; all: number }) {
  const energy = useEnergy();
  const labels = useHidesNumbers() ? [] : amountLabels(energy);
  return (
    <table className="folding-table import-rows">
      <caption>{all > rows.length ? `The first ${rows.length}` : "All of them"}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Food</th>
          {labels.map(({ name, label, unit }) => (
            <th scope="col" key={name}>
              {label} <span className="muted">{unit}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, date, time, name, amounts }) => (
          <tr key={line}>
            <td>
              {dayText(date)}, {time}
            </td>
            <th scope="row">{name}</th>
            {labels.map(({ name: amount, label, unit }) => (
              <td key={amount} data-label={label} data-unit={unit}>
                {formatIn(unit, amounts[amount])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A file of Pixelplate: what is in it, and what becomes of it beside what the account has. */
export function FilePreview({ shown: { id, fileName, summary } }: { shown: Import }) {
  const { own = [], foods, from, to } = summary;
  const fresh = own.some(({ count, known }) => count > known);
  return (
    <section className="card import-card" aria-labelledby="preview">
      <h2 id="preview">From Pixelplate</h2>
      {fileName && <p className="muted small import-file">{fileName}</p>}
      {foods > 0 && (
        <p>
          Food from {from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`}, and all of this:
        </p>
      )}
      <ul className="import-parts">
        {own.map((part) => (
          <li key={part.section}>{partText(part)}</li>
        ))}
      </ul>
      {fresh ? (
        <>
          <p>
            What your account has already stays as it is. A day that both have keeps your puzzle and goals and
            gets the foods of the file too. Settings and a profile that are still empty are filled, and
            collected puzzles come along with their days.
          </p>
          <p className="muted small">
            Your logins, tokens, reminders and email address stay as they are. You can undo it for 7 days.
          </p>
        </>
      ) : (
        <p>Your account already has all of this.</p>
      )}
      <Form method="post" className="form-buttons">
        <input type="hidden" name="id" value={id} />
        {fresh && (
          <Button name="intent" value="commit" pendingText="Adding...">
            Add to my account
          </Button>
        )}
        <Button variant="plain" name="intent" value="cancel" pendingText="Dropping...">
          {fresh ? "Don't add" : "Choose another file"}
        </Button>
      </Form>
    </section>
  );
}

function partText({ section, count, known }: SectionCount): string {
  const { one, more } = fileSection(section);
  const all = ["account", "profile", "picture"].includes(section)
    ? `Your ${section === "account" ? "settings" : one}`
    : countText(count, one, more);
  if (known === 0) return all;
  return known === count
    ? `${all}, already there`
    : `${all}, ${known.toLocaleString("en-US")} of them already there`;
}

type Props = { id: string; text: string; pendingText: string };

export function UndoForm({ id, text, pendingText }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button variant="plain" name="intent" value="undo" pendingText={pendingText}>
        {text}
      </Button>
    </Form>
  );
}

type ImportEndProps = { shown: Import & { undoDay?: string } };

export function ImportEnd({ shown: { id, state, summary, undoDay } }: ImportEndProps) {
  const { added = 0, addedWeights = 0, stayed = 0, to, leftOut, recipes } = summary;
  const undone = state === "undone";
  const own = summary.own !== undefined && !recipes;
  return (
    <section className="card import-card" aria-labelledby="end">
      <h2 id="end">{undone ? "The import is undone" : own ? "Added to your account" : addedText(summary)}</h2>
      {own && !undone && <p>{countText(added, "food")} and all the rest that was new.</p>}
      {undone && stayed > 0 && (
        <p>
          {countText(stayed, "food")} that you have changed since {stayed === 1 ? "stays" : "stay"}.
        </p>
      )}
      {!undone && undoDay && <p>{undoText(undoDay)}</p>}
      {!undone && <LeftOutList leftOut={leftOut} />}
      {!undone && recipes && <RecipesOfFile {...recipes} areThere />}
      <div className="form-buttons">
        {!undone && added > 0 && (
          <ButtonLink to={`/calendar?month=${to.slice(0, 7)}`}>See the days</ButtonLink>
        )}
        {!undone && addedWeights > 0 && (
          <ButtonLink variant="plain" to="/weight">
            See your weights
          </ButtonLink>
        )}
        {!undone && undoDay && (added > 0 || addedWeights > 0 || summary.own) && (
          <UndoForm id={id} text="Undo the import" pendingText="Undoing..." />
        )}
      </div>
      <Link to={recipes ? "/recipes" : "/account/data/import"}>
        {recipes ? "To your recipes" : "Import another file"}
      </Link>
    </section>
  );
}
