import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { amountLabels, NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import { howMuch } from "~/features/nutrition/goal-ratio";
import { NutrientRow } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import type { Seed } from "~/features/puzzles/catalogue";
import { EmptyGrid, PixelGrid } from "~/features/puzzles/pixel-grid";
import { artPath, COLLECTED_TEXT, MISSED_TEXT } from "~/features/puzzles/puzzle";
import type { PuzzleView } from "~/features/puzzles/puzzle-view.server";
import { ButtonLink, Icon, useOnDay } from "~/ui/controls";
import { SeedPacket } from "~/ui/seed-packet";
import { useFinaleOpener } from "./finale/lazy-finale.island";
import { GRID_MENU_ID, GridMenu, ReopenMenu, usePuzzleView } from "./grid-menu";
import type { Home } from "./home.server";
import { shownBlocks, useSeenFill, useShow } from "./shown.island";
import "./empty-card.css";

function NutritionPool({ home: { totals, goals, finishAt, puzzle } }: { home: Home }) {
  const { show, to } = useShow();
  const blocksOf = (name: string) =>
    puzzle && name !== "calories" ? { to: to(name), shown: show === name } : undefined;
  return (
    <section className="pool" aria-labelledby="pool-title">
      <header>
        <h3 id="pool-title">Nutrition Pool</h3>
        <button
          type="button"
          className="icon-button"
          popovertarget="pool-help"
          aria-label="How a nutrition puzzle comes together?"
        >
          <Icon name="help" />
        </button>
      </header>
      {amountLabels(useEnergy()).map(({ name, label, unit }) => (
        <NutrientRow
          key={name}
          kind={name}
          label={label}
          unit={unit}
          value={totals[name]}
          goal={goals[name]}
          finishAt={finishAt}
          blocks={blocksOf(name)}
        />
      ))}
      <PoolHelp />
    </section>
  );
}

function PoolHelp() {
  return (
    <div id="pool-help" className="sheet" popover="auto" role="dialog" aria-labelledby="pool-help-title">
      <h2 id="pool-help-title">How a nutrition puzzle comes together?</h2>
      <ul>
        <li>Each puzzle has a set shape and a set number of pixel blocks.</li>
        <li>Each block stands for a fixed amount of one nutrient: carbs, protein or fats.</li>
        <li>Blocks fill as you log that nutrient, from the bottom row upward.</li>
        <li>When every block is filled, you have reached your daily goal and the puzzle is yours.</li>
      </ul>
      <button type="button" className="button" popovertarget="pool-help" popovertargetaction="hide">
        Ok
      </button>
    </div>
  );
}

const LoadingPuzzle = () => (
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
  useFinaleOpener(puzzle.complete && !puzzle.closed && before !== undefined);
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
            <span className="category">{puzzle.categoryTitle}&nbsp;· </span>
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
            ) : puzzle.complete || puzzle.progress === 1 ? (
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
      {!puzzle.complete && <GridMenu home={home} view={view} onChoice={onChoice} />}
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

export function EmptyCard({ home }: { home: Home }) {
  const onDay = useOnDay();
  const { isToday, canChange, seeds, line } = home;
  return (
    <SeedPacket
      className="day-packet empty"
      bandClass="band-none"
      title={isToday ? "Pick your puzzle" : "An empty plot"}
      line={line || undefined}
      art={
        <>
          <EmptyGrid />
          <div className="offer">
            {seeds.length > 0 && <Seeds seeds={seeds} />}
            {canChange && (
              <ButtonLink to={onDay("/puzzles")} variant="plain" preventScrollReset>
                Choose nutrition puzzle
              </ButtonLink>
            )}
          </div>
          <LoadingPuzzle />
        </>
      }
    >
      <NutritionPool home={home} />
    </SeedPacket>
  );
}

function Seeds({ seeds }: { seeds: readonly Seed[] }) {
  return (
    <>
      <p>Tap a puzzle. What you eat colors it in.</p>
      <ul className="seeds">
        {seeds.map(({ id, name, categoryId }) => (
          <li key={id}>
            <Form method="post" action={`/puzzles/${categoryId}`} preventScrollReset>
              <button type="submit" name="puzzle_id" value={id} className={`seed band-${id}`}>
                <img src={artPath(id)} alt="" width={72} height={72} />
                <span className="visually-hidden">Choose </span>
                <strong>{name}</strong>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
