import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { Packet } from "~/ui/packet";
import { EmptyGrid } from "../puzzles/empty-grid";
import { PixelGrid } from "../puzzles/pixel-grid";
import type { Home } from "./home-of.server";

type Props = { puzzle: Home["puzzle"]; canChange: boolean };

/** The day's puzzle in its packet: empty, being filled (tap it for a menu), or finished. */
export function PuzzleCard({ puzzle, canChange }: Props) {
  if (!puzzle) return <EmptyCard canChange={canChange} />;
  const grid = <PixelGrid puzzle={puzzle} filled={puzzle.complete ? "all" : puzzle.filled} />;
  return (
    <Packet
      className="puzzle-card"
      bandClass={`band-${puzzle.id}`}
      kicker={puzzle.categoryTitle}
      title={puzzle.name}
      art={
        <>
          {puzzle.complete ? grid : <GridMenu canChange={canChange}>{grid}</GridMenu>}
          <LoadingPuzzle />
        </>
      }
    />
  );
}

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

function GridMenu({ canChange, children }: { canChange: boolean; children: React.ReactNode }) {
  return (
    <>
      <button
        type="button"
        className="grid-button"
        popovertarget="puzzle-menu"
        aria-describedby="puzzle-menu-hint"
      >
        {children}
      </button>
      <span id="puzzle-menu-hint" className="visually-hidden">
        Opens the puzzle menu
      </span>
      <div
        id="puzzle-menu"
        className="sheet puzzle-menu"
        popover="auto"
        role="dialog"
        aria-label="Puzzle menu"
      >
        {canChange && (
          <ButtonLink to="/puzzles" variant="plain" preventScrollReset>
            <Icon name="grid" /> Change puzzle
          </ButtonLink>
        )}
        <label className="button plain switch">
          <input type="checkbox" className="visually-hidden" id="hide-grid" />
          <Icon name="grid" />
          <span className="when-off">Hide grid</span>
          <span className="when-on">Show grid</span>
        </label>
        <label className="button plain switch">
          <input type="checkbox" className="visually-hidden" id="hide-unfinished" />
          <Icon name="eye" />
          <span className="when-off">Hide unfinished blocks</span>
          <span className="when-on">Show unfinished blocks</span>
        </label>
        <button type="button" className="button quiet" popovertarget="puzzle-menu" popovertargetaction="hide">
          <Icon name="close" /> Close
        </button>
      </div>
    </>
  );
}
