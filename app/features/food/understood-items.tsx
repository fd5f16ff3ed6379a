import { formatAmount } from "../nutrition/format-amount";
import type { AnalysedItem, Engine } from "./analyst";

type Props = { items: readonly AnalysedItem[]; unrecognised: readonly string[]; engine?: Engine };

const UNSURE_BELOW = 0.6;
const READERS: Record<Engine, string> = { ai: "an AI service", "built-in": "this server" };

/** Where figures come from; the small print opens on a tap. */
function Source({ text }: { text: string }) {
  const [name, ...rest] = text.split(" · ");
  if (rest.length === 0) return <small>{text}</small>;
  return (
    <details>
      <summary>{name}</summary>
      <small>{rest.join(" · ")}</small>
    </details>
  );
}

/** What a description was understood as: each food with the portion taken and where its figures come from. */
export function UnderstoodItems({ items, unrecognised, engine }: Props) {
  return (
    <section className="understood" aria-labelledby="understood-title">
      <input type="hidden" name="understood" value={JSON.stringify({ items, unrecognised, engine })} />
      <h3 id="understood-title">What I understood</h3>
      <ul>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold the same food twice, and the list never changes order.
          <li key={i}>
            <span className="emoji" aria-hidden="true">
              {item.emoji}
            </span>
            <span className="what">
              <strong>{item.name}</strong>
              <span>
                {item.portion}
                {!/\d g\)?$/.test(item.portion) && ` · ${formatAmount(item.grams)} g`}
                {item.confidence < UNSURE_BELOW && <em> · please check</em>}
              </span>
              <Source text={item.source} />
            </span>
            <span className="kcal">{formatAmount(item.amounts.calories)} kcal</span>
          </li>
        ))}
      </ul>
      {unrecognised.length > 0 && (
        <p className="notice">
          Not recognized and not counted: <q>{unrecognised.join("”, “")}</q>. Add it to the values below if it
          matters.
        </p>
      )}
      {engine && <small>Read by {READERS[engine]}.</small>}
    </section>
  );
}
