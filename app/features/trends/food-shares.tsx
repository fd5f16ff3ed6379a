import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import type { TrendsShown } from "./trends-shown";

const BAR = 100;

export function FoodShares({ kinds }: { kinds: TrendsShown["foods"] }) {
  if (kinds.length === 0) return null;
  return (
    <section className="food-shares" aria-labelledby="food-shares">
      <h2 id="food-shares">Most eaten</h2>
      <p className="muted">The foods with the largest share of each.</p>
      <div>
        {kinds.map(({ name, label, foods }) => (
          <div key={name} className={`card ${name}`}>
            <h3>
              <NutrientMark kind={name} /> {label}
            </h3>
            <ol>
              {foods.map((food) => (
                <li key={food.name}>
                  <span className="food-share-name">{food.name}</span>
                  <span className="food-share">{food.text}</span>
                  <svg
                    viewBox={`0 0 ${BAR} 4`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width={Math.max(1, (food.share / (foods[0]?.share || 1)) * BAR)} height="4" />
                  </svg>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
