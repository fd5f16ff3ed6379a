import { countText } from "./import-texts";
import type { LeftOutRows } from "./stage/summary";

export function LeftOutList({ leftOut }: { leftOut: LeftOutRows[] }) {
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
