import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button-link";
import { Packet } from "~/ui/packet";
import { EmptyGrid } from "../puzzles/empty-grid";
import { PixelGrid } from "../puzzles/pixel-grid";
import type { PuzzleView } from "../puzzles/puzzle-view";
import { GRID_MENU_ID, GridMenu } from "./grid-menu";
import type { Home } from "./home-of.server";
import { usePuzzleView } from "./puzzle-view.island";

type Props = { puzzle: Home["puzzle"]; canChange: boolean; view: PuzzleView };

/** The day's puzzle in its packet: empty, being filled (tap it for a menu), or finished. */
export function PuzzleCard({ puzzle, canChange, view: saved }: Props) {
  const { view, onChoice } = usePuzzleView(saved);
  if (!puzzle) return <EmptyCard canChange={canChange} />;
  return (
    <>
      <Packet
        className="puzzle-card"
        bandClass={`band-${puzzle.id}`}
        kicker={puzzle.categoryTitle}
        title={puzzle.name}
        art={
          <>
            {puzzle.complete ? (
              <PixelGrid puzzle={puzzle} filled="all" />
            ) : (
              <GridButton>
                <PixelGrid puzzle={puzzle} filled={puzzle.filled} {...view} />
              </GridButton>
            )}
            <LoadingPuzzle />
          </>
        }
      />
      {/* Beside the packet, whose window is bright in every theme. */}
      {!puzzle.complete && <GridMenu canChange={canChange} view={view} onChoice={onChoice} />}
    </>
  );
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

function EmptyCard({ canChange }: { canChange: boolean }) {
  return (
    <Packet
      className="puzzle-card"
      bandClass="band-none"
      kicker={canChange ? "Today's seeds" : "No puzzle"}
      title={canChange ? "Pick your puzzle" : "An empty plot"}
      art={
        <>
          <EmptyGrid />
          {canChange && (
            <ButtonLink to="/puzzles" preventScrollReset>
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
