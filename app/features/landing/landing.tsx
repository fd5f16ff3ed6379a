import { perNutrient } from "~/features/nutrition/amounts";
import { artPath, fillOf, type Picture } from "~/features/puzzles/puzzle";
import { ButtonLink, Icon } from "~/ui/controls";
import { Footer } from "~/ui/page";
import "./celebrate.css";
import { type ReactNode, useId } from "react";
import type { LandingPictures } from "~/features/puzzles/catalogue";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { SeedPacket } from "~/ui/seed-packet";
import "./hero.css";
import "./how-it-works.css";
import { Logo } from "~/ui/shell/side-menu";
import "./landing.css";

function Celebrate() {
  return (
    <section className="celebrate band-salmon_nigiri_boy" aria-labelledby="celebrate">
      <div className="celebrate-text">
        <h2 id="celebrate">Celebrate and share what you achieved</h2>
        <p>
          Finished pictures stay in your collection, and a garden comes alive around them. Some belong
          together: a salmon and a bowl of sushi rice wake someone new.
        </p>
        <p>Proud of one? Save it, or send a link that opens without an account.</p>
      </div>
      <div className="celebrate-show" aria-hidden="true">
        <p className="sum">
          <img src={artPath("salmon")} alt="" width="96" height="96" loading="lazy" />
          <span>+</span>
          <img src={artPath("sushi_rice")} alt="" width="96" height="96" loading="lazy" />
          <span>=</span>
        </p>
        <div className="frame result">
          <p className="small">New Pixel Art Unlocked!</p>
          <img src={artPath("salmon_nigiri_boy")} alt="" width="240" height="240" loading="lazy" />
          <p className="result-name">Salmon Nigiri Boy</p>
        </div>
      </div>
      <picture className="celebrate-garden">
        <source media="(min-width: 48rem)" srcSet="/screenshots/garden-wide.png" width="1024" height="299" />
        <img src="/screenshots/garden.png" alt="" width="358" height="369" loading="lazy" />
      </picture>
    </section>
  );
}

const CELL_PX = 6;

export function Ground() {
  const id = useId();
  return (
    <svg className="ground" width="100%" height={6 * CELL_PX} shapeRendering="crispEdges" aria-hidden="true">
      <pattern
        id={id}
        width="24"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${CELL_PX})`}
      >
        <path className="soil" d="M0 3.5h24M0 2.5h24M0 4.5h24M0 5.5h24" />
        <path
          className="grass"
          d="M0 1.5h24M1 2.5h1M4 2.5h2M9 2.5h1M13 2.5h3M19 2.5h1M22 2.5h1M5 .5h1M14 .5h2M20 .5h1"
        />
        <path className="grass-light" d="M2 1.5h2M10 1.5h3M17 1.5h2" />
        <path className="pebble" d="M3 4.5h2M11 3.5h1M17 5.5h2M21 4.5h1M8 5.5h1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

type Props = { emoji: string; name: string; amount: string };

export function Meal({ emoji, name, amount }: Props) {
  return (
    <li className="meal">
      <span>{emoji}</span>
      <span>{name}</span>
      <span>{amount}</span>
    </li>
  );
}

const BED: [id: keyof LandingPictures, filled: number][] = [
  ["carrot", 1],
  ["broccoli", 0.62],
  ["tomato", 1],
  ["avocado", 0.3],
  ["corn", 1],
  ["pumpkin", 0],
];

function Hero({ pictures }: { pictures: LandingPictures }) {
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-text">
        <h1 id="promise">Collect your nutrition puzzles</h1>
        <p>
          Log what you eat, and a pixel puzzle fills in, block by block. Reach the day’s goals and it is yours
          to keep.
        </p>
        <ButtonLink to="/sign-up" className="big" preventScrollReset>
          Get started
        </ButtonLink>
        <p className="hero-promise">Runs on your own machine. No ads, no trackers, no streaks.</p>
      </div>
      <div className="hero-phone" aria-hidden="true">
        <p className="phone-date">
          <Icon name="chevron-left" />
          Today
          <Icon name="chevron-right" />
        </p>
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
        <p className="phone-tabs">
          <Icon name="home" />
          <Icon name="collection" />
          <span>Eat</span>
          <Icon name="calendar" />
          <Icon name="user" />
        </p>
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

function HowItWorks({ avocado }: { avocado: Picture }) {
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
          text="Every meal drops blocks into place. When all are there, you’ve reached the day’s goals."
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

type LandingProps = { pictures: LandingPictures; sourceUrl?: string };

export function Landing({ pictures, sourceUrl }: LandingProps) {
  return (
    <div className="landing">
      <header className="landing-head">
        <Logo name />
        <ButtonLink to="/log-in" variant="plain" preventScrollReset>
          Log in
        </ButtonLink>
      </header>
      <main>
        <Hero pictures={pictures} />
        <HowItWorks avocado={pictures.avocado} />
        <Celebrate />
      </main>
      <div className="closing">
        <Ground />
        <section aria-labelledby="closing">
          <h2 id="closing">Today’s bed is still empty.</h2>
          <p>Pick a seed packet, eat as you always do, and see what has come up by tonight.</p>
          <ButtonLink to="/sign-up" preventScrollReset>
            Get started
          </ButtonLink>
        </section>
        <section aria-label="License" className="free-software">
          Free software
          {sourceUrl && (
            <>
              {" · "}
              <a href={sourceUrl}>Source</a>
            </>
          )}
        </section>
        <Footer copyright="© 2025 Pixelplate" />
      </div>
    </div>
  );
}
