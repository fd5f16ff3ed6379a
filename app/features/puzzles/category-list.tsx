import { Link } from "@remix-run/react";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { artPath } from "./art-path";
import type { CategorySummary } from "./category-summary";
import "./puzzle-dialogs.css";

/** The categories as cards; a synthesis shows its pieces as a sum. */
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
