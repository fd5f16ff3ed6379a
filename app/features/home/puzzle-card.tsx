import type { ReactNode } from "react";
import { howMuch, NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import { useHidesNumbers } from "~/features/nutrition/nutrient-row";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { COLLECTED_TEXT, MISSED_TEXT } from "~/features/puzzles/puzzle";
import type { PuzzleView } from "~/features/puzzles/puzzle-view.server";
import { Icon } from "~/ui/button";
import { SeedPacket } from "~/ui/seed-packet";
import { GRID_MENU_ID, GridMenu, ReopenMenu, usePuzzleView } from "./grid-menu";
import type { Home } from "./home.server";
import { useFinaleOpener } from "./lazy-finale.island";
import { NutritionPool } from "./nutrition-pool";
import { shownBlocks, useSeenFill, useShow } from "./shown.island";

export const LoadingPuzzle = () => (
  <p className="loading-puzzle">
    <span className="spinner" aria-hidden="true" />
    Loading puzzle...
  </p>
);

type ChosenPuzzle = NonNullable<Home["puzzle"]>;

type Props = {
  home: Home;
  puzzle: ChosenPuzzle;
  view: PuzzleView;
};

export function DayPuzzleCard({ home, puzzle, view: saved }: Props) {
  const { view, onChoice } = usePuzzleView(saved);
  const before = useSeenFill(`${home.date} ${puzzle.id}`, puzzle.filled);
  const { show } = useShow();
  const hidden = useHidesNumbers();
  useFinaleOpener(puzzle.complete && before !== undefined);
  const shown = show ? shownBlocks(puzzle, home.foods, show, hidden) : null;
  const news = before && !hidden && !puzzle.complete ? moreBlocks(puzzle, before) : undefined;
  const estimated = home.foods.flatMap(({ span, estimated }) => (estimated && span ? [span] : []));
  const grid = { puzzle, before, shown: shown?.span, estimated };
  return (
    <>
      <SeedPacket
        className={puzzle.complete && before ? "day-packet just-complete" : "day-packet"}
        bandClass={`band-${puzzle.id}`}
        title={
          <>
            <span className="category">{puzzle.categoryTitle} · </span>
            {puzzle.name}
          </>
        }
        line={shown?.text ?? <BandLine key={news} news={news} text={home.line} />}
        art={
          <>
            {puzzle.closed && home.isToday ? (
              <GridButton>
                <PixelGrid {...grid} filled={puzzle.filled} finished />
              </GridButton>
            ) : puzzle.complete ? (
              <PixelGrid {...grid} filled={puzzle.closed ? puzzle.filled : "all"} finished />
            ) : (
              <GridButton>
                <PixelGrid {...grid} filled={puzzle.filled} {...view} />
              </GridButton>
            )}
            <LoadingPuzzle />
          </>
        }
      >
        <NutritionPool home={home} />
      </SeedPacket>
      <p className="visually-hidden" role="status">
        {shown?.text ?? (before && fillNews(puzzle, before, hidden))}
      </p>
      {/* Beside the packet, whose window is bright in every theme. */}
      {!puzzle.complete && <GridMenu canChange={home.canChange} view={view} onChoice={onChoice} />}
      {puzzle.closed && home.isToday && <ReopenMenu date={home.date} />}
    </>
  );
}

type BandLineProps = { news?: string; text: string };

/** The stage text; for its first three seconds, what was just filled. Both are said elsewhere. */
function BandLine({ news, text }: BandLineProps) {
  if (!news) return <StageText text={text} />;
  return (
    <span className="line-with-news">
      <strong aria-hidden="true">{news}</strong>
      <span>
        <StageText text={text} />
      </span>
    </span>
  );
}

const StageText = ({ text }: { text: string }) => (
  <>
    {text === COLLECTED_TEXT && <Icon name="collection" />}
    {text === MISSED_TEXT && <Icon name="repeat" />}
    {text}
  </>
);

function fillNews(puzzle: ChosenPuzzle, before: PerNutrient, hidden?: boolean) {
  const { name, complete, progress } = puzzle;
  if (complete) return `${name} is complete.`;
  const more = moreBlocks(puzzle, before);
  if (!more) return null;
  if (hidden) return `${name}: ${howMuch(progress)} is filled.`;
  return `${more}: ${name} is ${Math.floor(progress * 100)} percent filled.`;
}

/** "58 more blocks" */
function moreBlocks({ filled }: ChosenPuzzle, before: PerNutrient): string | undefined {
  const more = NUTRIENTS.reduce((sum, nutrient) => sum + filled[nutrient] - before[nutrient], 0);
  return more > 0 ? `${more} more ${more === 1 ? "block" : "blocks"}` : undefined;
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
      <Icon name="more" />
    </button>
    <span id="puzzle-menu-hint" className="visually-hidden">
      Opens the puzzle menu
    </span>
  </>
);
