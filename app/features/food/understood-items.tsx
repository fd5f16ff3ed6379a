import { formatAmount } from "../nutrition/format-amount";
import type { AnalysedItem } from "./analyst";

type Props = { items: readonly AnalysedItem[]; unrecognised: readonly string[] };

const UNSURE_BELOW = 0.6;

/** What a description was understood as: each food with the portion taken and where its figures come from. */
export function UnderstoodItems({ items, unrecognised }: Props) {
  return (
    <section className="understood" aria-labelledby="understood-title">
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
                {item.portion} · {formatAmount(item.grams)} g
                {item.confidence < UNSURE_BELOW && <em> · please check</em>}
              </span>
              <small>{item.source}</small>
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
    </section>
  );
}
