import { NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { GRID_SIZE, type Puzzle, paletteOf, type Shade } from "~/features/puzzles/puzzle";
import { PixelArt } from "~/ui/pixel-art";
import { SeedPacket } from "~/ui/seed-packet";
import { gramsText, NUTRIENT_LABELS } from "./collected";
import { RIBBON, TWINKLES } from "./garden/sprites";
import type { Card } from "./shelves";
import "./puzzle-card.css";

export function PaletteStrip({ shades }: { shades: readonly Shade[] }) {
  let from = 0;
  return (
    <svg
      className="palette-strip"
      width="100%"
      height="24"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {shades.map(({ color, share }) => {
        const x = from;
        from += share;
        return <rect key={color} x={decimal(x)} width={decimal(share)} height="1" fill={color} />;
      })}
    </svg>
  );
}

const decimal = (value: number) => Number(value.toFixed(4));

type Props = { puzzle: Pick<Puzzle, "map">; nutrition: PerNutrient; hidesGrams?: boolean };

export function NutrientColumns({ puzzle, nutrition, hidesGrams }: Props) {
  const hidden = useHidesNumbers() || hidesGrams;
  const palette = paletteOf(puzzle.map);
  return (
    <dl className="nutrient-columns">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient}>
          <dt>
            <NutrientMark kind={nutrient} /> {NUTRIENT_LABELS[nutrient]}
          </dt>
          <dd>
            <PaletteStrip shades={palette[nutrient]} />
            {!hidden && gramsText(nutrition[nutrient])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PuzzleCard({ puzzle, collection, date, nutrition, neat, hidesGrams, filled }: Card) {
  return (
    <SeedPacket
      bandClass={`band-${puzzle.id}`}
      className={nutrition ? "puzzle-card" : "puzzle-card special"}
      kicker={<Kicker collection={collection} date={date} />}
      title={puzzle.name}
      art={
        <>
          {!nutrition && (
            <svg className="twinkles" viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true">
              <path d={TWINKLES} />
            </svg>
          )}
          <PixelGrid puzzle={puzzle} filled={filled ?? "all"} finished />
          {neat && (
            <p className="card-ribbon">
              <PixelArt rows={RIBBON} />
              <span className="visually-hidden">A neat day</span>
            </p>
          )}
        </>
      }
    >
      <p>{puzzle.description}</p>
      {nutrition && <NutrientColumns puzzle={puzzle} nutrition={nutrition} hidesGrams={hidesGrams} />}
    </SeedPacket>
  );
}

function Kicker({ collection, date }: Pick<Card, "collection" | "date">) {
  return (
    <>
      <span>{collection}</span>
      <span>{date}</span>
    </>
  );
}

export function PuzzleSilhouette({ path }: { path: string }) {
  return (
    <svg
      className="silhouette"
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
