import { Form, Link } from "@remix-run/react";
import { amountLabels } from "~/features/nutrition/amount-labels";
import { formatIn } from "~/features/nutrition/format-in";
import { useEnergy } from "~/features/nutrition/use-energy";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { Button } from "~/ui/form/button";
import { countText, dayText, foodsAndWeights, notTakenText } from "./import-texts";
import { LeftOutList } from "./left-out-list";
import type { Import } from "./stage/import-of.server";
import type { ShownRow } from "./stage/summary";
import { WeightsNote } from "./weights-note";

export function ImportPreview({ shown: { id, program, fileName, summary } }: { shown: Import }) {
  const { foods, days, from, to, known, first, leftOut, weights, notTaken = [] } = summary;
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
        !weights && <p>There is nothing in it that can be added.</p>
      )}
      {weights && <WeightsNote {...weights} />}
      {known > 0 && (
        <p>
          {known === foods ? "All of them" : known.toLocaleString("en-US")} stand in your days already and are
          not added again.
        </p>
      )}
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
