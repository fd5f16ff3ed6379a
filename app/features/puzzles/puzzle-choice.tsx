import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { Button, Icon, useHydrated, useOnDay } from "~/ui/controls";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { artPath, type CategorySummary, type PuzzleSummary } from "./puzzle";
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
        <Button pendingText="Loading..." disabled={hydrated && (loading || !picked)}>
          Select puzzle
        </Button>
      </div>
    </Form>
  );
}

type ShownPuzzle = { shownId: string; puzzle: PuzzleSummary };

/** The only puzzle of a category is shown as copies `name-1` to `name-6`; choosing one chooses it. */
function shownPuzzles({ puzzles }: Pick<CategorySummary, "puzzles">): ShownPuzzle[] {
  const [only] = puzzles;
  if (only && puzzles.length === 1)
    return Array.from({ length: COPIES }, (_, i) => ({ shownId: `${only.id}-${i + 1}`, puzzle: only }));
  return puzzles.map((puzzle) => ({ shownId: puzzle.id, puzzle }));
}

export function CategoryList({ categories }: { categories: readonly CategorySummary[] }) {
  const onDay = useOnDay();
  return (
    <ul className="category-list">
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={onDay(`/puzzles/${category.id}`)} className={`category-card frame band-${category.id}`}>
            <span className="kicker">{category.type === "synthesis" ? "Recipe" : "Collection"}</span>
            <strong className="title">{category.title}</strong>
            <span className="count">
              {category.count} {category.count === 1 ? "Puzzle" : "Puzzles"}
            </span>
            <span className="desc">{category.desc}</span>
            <Pieces category={category} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ category }: { category: CategorySummary }) {
  const { puzzles, result, type } = category;
  return (
    <span className={type === "synthesis" ? "pieces equation" : "pieces"}>
      {puzzles.map((puzzle, i) => (
        <span key={puzzle.id} className="piece">
          {type === "synthesis" && i > 0 && <span className="sign">+</span>}
          <PuzzleImage id={puzzle.id} name={puzzle.name} />
        </span>
      ))}
      {result && (
        <span className="piece">
          <span className="sign">=</span>
          <PuzzleImage id={result.id} name={result.name} />
        </span>
      )}
    </span>
  );
}

function PuzzleImage({ id, name }: { id: string; name: string }) {
  return <img className="puzzle-image" src={artPath(id)} alt={name} width={48} height={48} loading="lazy" />;
}

export const PUZZLE_MESSAGES = {
  "none-picked": "Please pick a puzzle.",
  "unknown-puzzle": "Please pick one of these puzzles.",
  "day-past": "The puzzle of a past day can’t be changed.",
  "day-complete": "You have already collected today's puzzle. You can choose a new one tomorrow.",
  "day-open": "Collect today’s puzzle first, then choose tomorrow’s.",
} as const;
