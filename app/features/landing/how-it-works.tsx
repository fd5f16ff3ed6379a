import type { ReactNode } from "react";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { artPath } from "~/features/puzzles/art-path";
import { fillOf } from "~/features/puzzles/fill";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import type { Picture } from "~/features/puzzles/puzzle";
import { Icon } from "~/ui/icon";
import { Meal } from "./meal";
import "./how-it-works.css";

export function HowItWorks({ avocado }: { avocado: Picture }) {
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol>
        <Step
          band="band-broccoli"
          title="Pick nutrition puzzles"
          text="Each morning you choose what grows today. Every puzzle has its own shape and number of blocks."
        >
          <div className="how-pick">
            {["carrot", "avocado", "tomato", "corn", "broccoli", "pumpkin"].map((id) => (
              <span key={id} className={id === "avocado" ? `band-${id} picked` : `band-${id}`}>
                <img src={artPath(id)} alt="" width="72" height="72" loading="lazy" />
                {id === "avocado" && <Icon name="check" />}
              </span>
            ))}
          </div>
        </Step>
        <Step
          band="band-corn"
          title="Capture nutrition intake"
          text="Say it in your own words, type the numbers, or point the camera at the label."
        >
          <div className="how-capture">
            <ul className="ways">
              <li>
                <Icon name="edit" />
                Describe
              </li>
              <li>
                <Icon name="list" />
                Enter Value
              </li>
              <li>
                <Icon name="camera" />
                Scan Label
              </li>
            </ul>
            <blockquote>two slices of rye bread with avocado and an egg</blockquote>
            <ul className="result">
              <Meal emoji="🥑" name="Avocado toast with egg" amount="410 kcal" />
            </ul>
          </div>
        </Step>
        <Step
          band="band-tomato"
          title="Savor progress"
          text="Blocks drop into place with every meal. All of them in place means you reached the day’s goals."
        >
          <div className="how-savor">
            {[0.2, 0.6, 1].map((part) => (
              <Filled key={part} picture={avocado} part={part} />
            ))}
          </div>
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { band: string; title: string; text: string; children: ReactNode };

function Step({ band, title, text, children }: StepProps) {
  return (
    <li className={`packet step ${band}`}>
      <div className="band">
        <h3>{title}</h3>
      </div>
      <div className="window" aria-hidden="true">
        {children}
      </div>
      <p className="packet-body">{text}</p>
    </li>
  );
}

function Filled({ picture, part }: { picture: Picture; part: number }) {
  const { filled } = fillOf(
    picture.map,
    perNutrient(() => part),
  );
  return <PixelGrid puzzle={picture} filled={filled} hideGrid />;
}
