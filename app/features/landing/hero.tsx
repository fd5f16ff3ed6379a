import { perNutrient } from "~/features/nutrition/per-nutrient";
import { fillOf } from "~/features/puzzles/fill";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import type { Picture } from "~/features/puzzles/puzzle";
import { ButtonLink } from "~/ui/form/button-link";
import { SeedPacket } from "~/ui/seed-packet";
import { Ground } from "./ground";
import type { LandingPictures } from "./landing-pictures";
import { Meal } from "./meal";
import "./hero.css";

const BED: [id: keyof LandingPictures, filled: number][] = [
  ["carrot", 1],
  ["broccoli", 0.62],
  ["tomato", 1],
  ["avocado", 0.3],
  ["corn", 1],
  ["pumpkin", 0],
];

export function Hero({ pictures }: { pictures: LandingPictures }) {
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
        <SeedPacket
          bandClass="band-pumpkin"
          kicker="Magic Garden"
          title="Pumpkin"
          level="p"
          art={<GrowingPuzzle picture={pictures.pumpkin} />}
        >
          <ul className="hero-meals">
            <Meal emoji="🥣" name="Oatmeal with banana" amount="390 kcal" />
            <Meal emoji="🥗" name="Chicken salad" amount="520 kcal" />
            <Meal emoji="🍝" name="Pasta al pomodoro" amount="610 kcal" />
          </ul>
        </SeedPacket>
      </div>
      <div className="hero-bed" aria-hidden="true">
        {BED.map(([id, filled]) => (
          <Plant key={id} picture={pictures[id]} filled={filled} />
        ))}
      </div>
      <Ground />
    </section>
  );
}

function Plant({ picture, filled }: { picture: Picture; filled: number }) {
  const fill = fillOf(
    picture.map,
    perNutrient(() => filled),
  );
  return <PixelGrid puzzle={picture} filled={fill.filled} hideGrid />;
}

function GrowingPuzzle({ picture }: { picture: Picture }) {
  return (
    <div className="growing">
      <PixelGrid puzzle={picture} filled={perNutrient(() => 0)} />
      <PixelGrid puzzle={picture} filled="all" />
    </div>
  );
}
