import type { TrendsShown } from "./trends-shown";

const HEADS = { day: "Day", week: "Week", month: "Month" };

type Props = Pick<TrendsShown, "table" | "labels" | "hidesNumbers">;

export function TrendsTable({ table: { unit, rows }, labels, hidesNumbers }: Props) {
  return (
    <section aria-labelledby="trend-figures">
      <h2 id="trend-figures">{unit === "day" ? "Day by day" : `Averages by ${unit}`}</h2>
      <table className="trend-table" aria-labelledby="trend-figures">
        <thead>
          <tr>
            <th scope="col">{HEADS[unit]}</th>
            {unit !== "day" && <th scope="col">Days</th>}
            {labels.map(({ name, label, unit }) => (
              <th key={name} scope="col">
                {label} {!hidesNumbers && <span>{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ key, label, daysLogged, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {unit !== "day" && <td>{daysLogged}</td>}
              {cells.map((cell, i) => (
                <td key={labels[i]?.name}>{cell ?? <NothingLogged />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NothingLogged = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">nothing logged</span>
  </>
);
