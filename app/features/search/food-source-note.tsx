import "./food-source-note.css";

/** Where figures come from; the small print opens on a tap. */
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
