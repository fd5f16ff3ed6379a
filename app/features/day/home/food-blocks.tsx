import { Link } from "@remix-run/react";
import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { Span } from "~/features/puzzles/blocks-by-food";
import { useShow } from "./use-show.island";

type Props = { food: { id: string; name: string; span: Span | null } };

/** How many blocks a food filled; leads to them, on the picture at the top. */
export function FoodBlocks({ food: { id, name, span } }: Props) {
  const { show, to } = useShow();
  if (!span) return null;
  const counts = NUTRIENTS.map((nutrient) => ({ nutrient, count: span.to[nutrient] - span.from[nutrient] }));
  const some = counts.filter(({ count }) => count > 0);
  const total = some.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Link className="food-blocks" to={to(id)} replace aria-current={show === id || undefined}>
      <span className="visually-hidden">{name}: </span>
      {some.map(({ nutrient, count }, i) => (
        <span key={nutrient}>
          <NutrientMark kind={nutrient} /> {count} {nutrient}
          {i < some.length - 1 && ","}{" "}
        </span>
      ))}
      {total === 1 ? "block" : "blocks"}
    </Link>
  );
}
