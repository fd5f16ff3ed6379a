import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { picturesOf } from "~/features/puzzles/catalogue";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import { fillOf, type Picture } from "~/features/puzzles/puzzle";
import { ButtonLink } from "~/ui/controls";
import { Page } from "~/ui/page";
import { SeedPacket } from "~/ui/seed-packet";
import "~/styles/static-pages.css";

export const meta: MetaFunction = () => [
  { title: "Tutorials · Pixelplate" },
  { name: "description", content: "Four short lessons: puzzles, describing food, labels and goals." },
];

export const loader = () => picturesOf(["carrot", "avocado", "corn", "tomato"]);

export default function Tutorials() {
  const pictures = useLoaderData<typeof loader>();
  const hidden = useHidesNumbers();
  return (
    <Page title="Tutorials" wide>
      <p className="lead">Four short lessons, and one meal to practise on.</p>
      <div className="lessons">
        <Lesson
          puzzle="carrot"
          picture={pictures.carrot}
          ratios={{ carbs: 0.7, protein: 0.35, fats: 0.1 }}
          title="How a puzzle fills"
          action={<ButtonLink to="/puzzles">Choose a puzzle</ButtonLink>}
        >
          <p>
            Every puzzle has 24 by 24 cells, and each colored block stands for carbs, protein or fats. Your
            day’s goal is divided by the number of blocks
            {hidden
              ? ", and food brings a block for each such part."
              : ": a carrot with 100 blocks of carbs and a goal of 200 g gets a block for every 2 g."}
          </p>
          <p>
            Blocks fill from the bottom row up as soon as you log. When all three nutrients reach their goals
            the puzzle is done, and its picture moves into your collection for good.
          </p>
        </Lesson>
        <Lesson
          puzzle="avocado"
          picture={pictures.avocado}
          ratios={perNutrient(() => 0.5)}
          title="Describe a meal"
          action={<ButtonLink to="/eat/describe">Describe a meal</ButtonLink>}
        >
          <p>
            Open Eat, choose Describe and write as you would tell a friend: “two slices of rye bread with half
            an avocado and an egg”. Amounts help. So do words such as slice, cup
            {hidden ? " or handful" : ", handful or 200 g"}.
          </p>
          <p>You see what we understood before anything is saved, and can change any number.</p>
        </Lesson>
        <Lesson
          puzzle="corn"
          picture={pictures.corn}
          ratios={{ carbs: 0.85, protein: 0.6, fats: 0.4 }}
          title="Scan a label"
          action={<ButtonLink to="/eat/scan-label">Scan a label</ButtonLink>}
        >
          <p>
            Hold the nutrition table flat and fill the frame with it. Pinch to zoom, tap to focus, press the
            shutter. Steam, glare and folded corners are the hardest to read.
          </p>
          <p>
            A label counts one serving. Ate two? Set the servings to 2 and the numbers follow. No camera at
            hand? A photo from your gallery does as well.
          </p>
        </Lesson>
        <Lesson
          puzzle="tomato"
          picture={pictures.tomato}
          ratios={perNutrient(() => 1)}
          title="Goals that fit you"
          action={<ButtonLink to="/account">Open your account</ButtonLink>}
        >
          <p>
            Your daily calories are estimated from age, height, weight and how much you move, then split:{" "}
            {hidden
              ? "most of them from carbs, the rest from protein and fats."
              : "half from carbs, 20 percent from protein, 30 percent from fats."}{" "}
            It is an estimate, so change any of it whenever you have a reason to.
          </p>
          <p>A goal is where the puzzle is complete, not a limit. Past days keep the goals they had.</p>
        </Lesson>
      </div>
    </Page>
  );
}

type LessonProps = {
  puzzle: string;
  picture: Picture;
  /** The part of each goal that is reached, 0 to 1. */
  ratios: PerNutrient;
  title: string;
  action: ReactNode;
  children: ReactNode;
};

function Lesson({ puzzle: id, picture, ratios, title, action, children }: LessonProps) {
  const { filled } = fillOf(picture.map, ratios);
  return (
    <SeedPacket bandClass={`band-${id}`} title={title} art={<PixelGrid puzzle={picture} filled={filled} />}>
      {children}
      {action}
    </SeedPacket>
  );
}
