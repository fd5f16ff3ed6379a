import type { PartOfDay } from "~/features/day/calendar-days";
import { Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import type { TrendsShown } from "./trends-shown";

/** The sky of each part of the day, in the letters of PixelArt. */
const TIME_SPRITES: Record<PartOfDay, readonly string[]> = {
  morning: [
    "...........",
    ".....y.....",
    ".y.......y.",
    "....yyy....",
    "...yyyyy...",
    "y..yyyyy..y",
    "ggggggggggg",
  ],
  midday: [
    ".....y.....",
    ".y..yyy..y.",
    "...yyyyy...",
    "y..yyyyy..y",
    "...yyyyy...",
    ".y..yyy..y.",
    ".....y.....",
  ],
  afternoon: [
    "...........",
    "...........",
    ".....o.....",
    ".o..ooo..o.",
    "...ooooo...",
    "...ooooo...",
    "ggggggggggg",
  ],
  evening: [
    "....yy.....",
    "..yyy....s.",
    ".yyy.......",
    ".yyy..s....",
    ".yyyy....y.",
    "..yyyyyyy..",
    "....yyy....",
  ],
};

const [ACROSS, DOWN, CELL] = [4, 5, 6];

type Props = Pick<TrendsShown, "times" | "labels" | "hidesNumbers">;

export function TimesPicture({ times, labels, hidesNumbers }: Props) {
  if (times.every(({ blocks }) => blocks === 0)) return null;
  return (
    <details className="fold times">
      <summary>
        <h2>Time of day</h2>
        <Icon name="chevron-down" />
      </summary>
      <p className="muted">
        {hidesNumbers ? "When you eat most." : `Each block is 5% of your ${labels[0]?.label.toLowerCase()}.`}
      </p>
      <ul aria-hidden={!hidesNumbers}>
        {times.map(({ part, name, blocks, texts }) => (
          <li key={part}>
            <PixelArt rows={TIME_SPRITES[part]} />
            <svg
              viewBox={`0 0 ${ACROSS * CELL - 1} ${DOWN * CELL - 1}`}
              shapeRendering="crispEdges"
              aria-hidden="true"
              focusable="false"
            >
              <path className="times-empty" d={cellsOf(blocks, ACROSS * DOWN)} />
              <path className="times-full" d={cellsOf(0, blocks)} />
            </svg>
            <strong>{texts[0]}</strong>
            {name}
          </li>
        ))}
      </ul>
      {!hidesNumbers && <TimesTable times={times} labels={labels} />}
    </details>
  );
}

function TimesTable({ times, labels }: Pick<Props, "times" | "labels">) {
  return (
    <table className="trend-table">
      <caption className="visually-hidden">Share of each part of the day</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          {labels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map(({ part, name, texts }) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            {texts.map((text, i) => (
              <td key={labels[i]?.name}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the bottom row upward. */
function cellsOf(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const at = from + i;
    const y = DOWN - 1 - Math.floor(at / ACROSS);
    return `M${(at % ACROSS) * CELL} ${y * CELL}h${CELL - 1}v${CELL - 1}h-${CELL - 1}z`;
  }).join("");
}
