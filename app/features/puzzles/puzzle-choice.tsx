import { Form } from "@remix-run/react";
import { useState } from "react";
import { useNavigation } from "~/ui/dialog/use-navigation";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { artPath } from "./art-path";
import type { CategorySummary, PuzzleSummary } from "./category-summary";
import { isStoredId } from "./own/is-stored-id";
import "./puzzle-dialogs.css";

const COPIES = 6;

type Props = {
  category: CategorySummary;
  collected: readonly string[];
  current: string | null;
  /** `YYYY-MM-DD`; null for today. */
  date: string | null;
  pickedBefore?: string;
  error?: string;
};

export function PuzzleChoice({ category, collected, current, date, pickedBefore, error }: Props) {
  const shown = shownPuzzles(category);
  const chosen = shown.find(({ puzzle }) => puzzle.id === current);
  const preset = (shown.find(({ shownId }) => shownId === pickedBefore) ?? chosen)?.shownId ?? null;
  const [picked, setPicked] = useState(preset);
  const hydrated = useHydrated();
  const loading = useNavigation().state !== "idle";
  return (
    <Form method="post" className="puzzle-choice" noValidate>
      {date && <input type="hidden" name="date" value={date} />}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <ul>
        {shown.map(({ shownId, puzzle }) => (
          <li key={shownId}>
            <label className={`puzzle-option band-${puzzle.id}`}>
              <input
                type="radio"
                name="puzzle_id"
                value={shownId}
                required
                defaultChecked={shownId === preset}
                onChange={() => setPicked(shownId)}
              />
              <img src={artPath(puzzle.id)} alt="" width={72} height={72} loading="lazy" />
              <span className="text">
                <strong>{puzzle.name}</strong>
                <span className="desc">{puzzle.description}</span>
                {collected.includes(puzzle.id) && <span className="badge">In your collection</span>}
              </span>
              <span className="mark" aria-hidden="true">
                <Icon name="plus" />
                <Icon name="check" />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="choose">
        <Button variant="primary" pendingText="Loading..." disabled={hydrated && (loading || !picked)}>
          Select puzzle
        </Button>
      </div>
    </Form>
  );
}

type ShownPuzzle = { shownId: string; puzzle: PuzzleSummary };

/** The only puzzle of a category is shown as `name-1` to `name-6`. */
function shownPuzzles({ puzzles }: Pick<CategorySummary, "puzzles">): ShownPuzzle[] {
  const [only] = puzzles;
  if (only && puzzles.length === 1 && !isStoredId(only.id))
    return Array.from({ length: COPIES }, (_, i) => ({ shownId: `${only.id}-${i + 1}`, puzzle: only }));
  return puzzles.map((puzzle) => ({ shownId: puzzle.id, puzzle }));
}
