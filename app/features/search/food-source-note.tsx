import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import "./food-source-note.css";

export function FoodSourceNote({ text: whole }: { text: string }) {
  const hidden = useHidesNumbers();
  const text = hidden ? whole.replace(/\d{1,3}% /g, "") : whole;
  const [name, ...rest] = text.split(" · ");
  if (rest.length === 0) return <small className="food-source">{text}</small>;
  return (
    <details className="food-source">
      <summary>{name}</summary>
      <small>{rest.join(" · ")}</small>
    </details>
  );
}
