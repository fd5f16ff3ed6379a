import { ButtonLink } from "~/ui/button-link";
import { Packet } from "~/ui/packet";
import { Garden } from "./garden";
import { GrowingPuzzle } from "./growing-puzzle";
import { Meal } from "./meal";

/** The promise, and a puzzle that fills while one reads it. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-text">
        <h1 id="promise">Collect your nutrition puzzles</h1>
        <p>
          Log what you eat, and a pixel picture fills in: every block is a few grams of carbs, protein or
          fats. Reach the day’s goals and the picture is yours to keep.
        </p>
        <ButtonLink to="/sign-up" className="big" preventScrollReset>
          Get started
        </ButtonLink>
      </div>
      <div className="hero-packet" aria-hidden="true">
        <Packet
          bandClass="band-pumpkin"
          kicker="Magic Garden"
          title="Pumpkin"
          level="p"
          art={<GrowingPuzzle id="pumpkin" />}
        >
          <ul className="hero-meals">
            <Meal emoji="🥣" name="Oatmeal with banana" amount="390 kcal" />
            <Meal emoji="🥗" name="Chicken salad" amount="520 kcal" />
            <Meal emoji="🍝" name="Pasta al pomodoro" amount="610 kcal" />
          </ul>
        </Packet>
      </div>
      <Garden />
    </section>
  );
}
