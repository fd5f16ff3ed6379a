import type { ReactNode } from "react";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { EmptyGrid } from "~/features/puzzles/empty-grid";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import type { PuzzleView } from "~/features/puzzles/puzzle-view";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { ButtonLink } from "~/ui/form/button-link";
import { SeedPacket } from "~/ui/seed-packet";
import { GRID_MENU_ID, GridMenu } from "./grid-menu";
import type { Home } from "./home-of.server";
import { usePuzzleView } from "./puzzle-view.island";
import { useSeenFill } from "./seen-fill.island";

type Props = {
  puzzle: Home["puzzle"];
  /** `YYYY-MM-DD` */
  date: string;
  isToday: boolean;
  canChange: boolean;
  view: PuzzleView;
};

const NOTHING = perNutrient(() => 0);

export function PuzzleCard({ puzzle, date, isToday, canChange, view: saved }: Props) {
  const { view, onChoice } = usePuzzleView(saved);
  const before = useSeenFill(`${date} ${puzzle?.id}`, puzzle?.filled ?? NOTHING);
  if (!puzzle) return <EmptyCard isToday={isToday} canChange={canChange} />;
  return (
    <>
      <SeedPacket
        className={puzzle.complete && before ? "puzzle-card just-complete" : "puzzle-card"}
        bandClass={`band-${puzzle.id}`}
        kicker={puzzle.categoryTitle}
        title={puzzle.name}
        art={
          <>
            {puzzle.complete ? (
              <PixelGrid puzzle={puzzle} filled="all" before={before} />
            ) : (
              <GridButton>
                <PixelGrid puzzle={puzzle} filled={puzzle.filled} before={before} {...view} />
              </GridButton>
            )}
            <LoadingPuzzle />
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {before && fillNews(puzzle, before)}
      </p>
      {/* Beside the packet, whose window is bright in every theme. */}
      {!puzzle.complete && <GridMenu canChange={canChange} view={view} onChoice={onChoice} />}
    </>
  );
}

function fillNews({ name, complete, filled, progress }: NonNullable<Home["puzzle"]>, before: PerNutrient) {
  if (complete) return `${name} is complete.`;
  const more = NUTRIENTS.reduce((sum, nutrient) => sum + filled[nutrient] - before[nutrient], 0);
  if (more <= 0) return null;
  return `${more} more ${more === 1 ? "block" : "blocks"}: ${name} is ${Math.floor(progress * 100)} percent filled.`;
}

const GridButton = ({ children }: { children: ReactNode }) => (
  <>
    <button
      type="button"
      className="grid-button"
      popovertarget={GRID_MENU_ID}
      aria-describedby="puzzle-menu-hint"
    >
      {children}
    </button>
    <span id="puzzle-menu-hint" className="visually-hidden">
      Opens the puzzle menu
    </span>
  </>
);

function EmptyCard({ isToday, canChange }: Pick<Props, "isToday" | "canChange">) {
  const onDay = useOnDay();
  return (
    <SeedPacket
      className="puzzle-card"
      bandClass="band-none"
      kicker={isToday ? "Today's seeds" : "No puzzle"}
      title={isToday ? "Pick your puzzle" : "An empty plot"}
      art={
        <>
          <EmptyGrid />
          {canChange && (
            <ButtonLink to={onDay("/puzzles")} preventScrollReset>
              Choose nutrition puzzle
            </ButtonLink>
          )}
          <LoadingPuzzle />
        </>
      }
    />
  );
}

const LoadingPuzzle = () => (
  <p className="loading-puzzle">
    <span className="spinner" aria-hidden="true" />
    Loading puzzle...
  </p>
);
