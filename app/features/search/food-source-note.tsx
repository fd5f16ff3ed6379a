import "./food-source-note.css";

export function FoodSourceNote({ text }: { text: string }) {
  const [name, ...rest] = text.split(" · ");
  if (rest.length === 0) return <small className="food-source">{text}</small>;
  return (
    <details className="food-source">
      <summary>{name}</summary>
      <small>{rest.join(" · ")}</small>
    </details>
  );
}
