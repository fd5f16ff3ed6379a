import type { Plant } from "~/features/foods/plants";
import { capital } from "~/platform/text";
import { Icon } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import "./plant-bed.css";

const FULL = 30;

const PLANT_BED = {
  rule: "Every new plant you eat this week fills a plot. Ten, twenty and thirty bring a rare visitor.",
  counted: (count: number) =>
    count >= FULL ? `A full bed: ${count} plants this week` : `${count} of ${FULL} plants this week`,
  came: (names: string) => `${capital(names)} came by.`,
} as const;

const SHOWN = 7;
const LIST = new Intl.ListFormat("en-GB");

/** Who comes by for that many different plants in a week, in the letters of `PixelArt`. */
const RARE: readonly { from: number; name: string; sprite: readonly string[] }[] = [
  {
    from: 10,
    name: "a hare",
    sprite: [
      "..tt.tt....",
      "..tp.tp....",
      "..tttt.....",
      ".tdttt.....",
      ".ptttttt...",
      "..ttttttt..",
      "..tttttttww",
      "..bb.bbbtw.",
    ],
  },
  {
    from: 20,
    name: "a fox",
    sprite: [
      ".o...o.....",
      ".oo.oo...ww",
      ".ooooo..ooo",
      ".odoodo.oo.",
      "wwooowwooo.",
      ".wdwooooo..",
      "..oooooooo.",
      "..d.d..d.d.",
    ],
  },
  {
    from: FULL,
    name: "an owl",
    sprite: [
      ".b.....b.",
      ".bbbbbbb.",
      "bwwbbbwwb",
      "bwdwbwdwb",
      "bwwboowwb",
      "bbbbobbbb",
      "bbtbtbtbb",
      "bbbtbtbbb",
      ".bbtbtbb.",
      "..o...o..",
    ],
  },
];

/** A row that opens a bed of thirty plots, one for each different plant of the week. */
export function PlantBed({ plants }: { plants: readonly Plant[] }) {
  const empty = Math.max(0, FULL - plants.length);
  const visitors = RARE.filter(({ from }) => from <= plants.length);
  return (
    <details className="plant-bed">
      <summary>
        <h2>{PLANT_BED.counted(plants.length)}</h2>
        <span aria-hidden="true">{[...new Set(plants.map(({ emoji }) => emoji))].slice(0, SHOWN)}</span>
        {visitors.map(({ name, sprite }) => (
          <PixelArt key={name} rows={sprite} />
        ))}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {plants.map(({ name, emoji }) => (
          <li key={name} title={name}>
            <span aria-hidden="true">{emoji}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={-i} aria-hidden="true" />
        ))}
      </ul>
      {visitors.length > 0 && <p>{PLANT_BED.came(LIST.format(visitors.map(({ name }) => name)))}</p>}
      <p className="muted small">{PLANT_BED.rule}</p>
    </details>
  );
}
