import { bentoCat } from "~/features/puzzles/maps/bento-cat";
import { onigiri } from "~/features/puzzles/maps/onigiri";
import { pancakeBear } from "~/features/puzzles/maps/pancake-bear";
import { salmon } from "~/features/puzzles/maps/salmon";
import { salmonNigiriBoy } from "~/features/puzzles/maps/salmon-nigiri-boy";
import { shrimp } from "~/features/puzzles/maps/shrimp";
import { sushiRice } from "~/features/puzzles/maps/sushi-rice";
import { breakfastTable, summerMarket } from "./categories";
import type { Category, Puzzle } from "./puzzle";

export const bentoCatRecipe: Category = {
  id: "bento_cat",
  type: "synthesis",
  title: "Bento Cat",
  desc: "A rice ball with a secret inside and a shrimp that came a long way. Collect both pieces to unlock Bento Cat.",
  count: 2,
  bgColor: "#F6B9B0",
  puzzles: [
    {
      id: "onigiri",
      name: "Onigiri",
      description: "Three corners, one filling and a small green coat with no buttons.",
      progressTexts: [
        "Warm rice is looking for its shape.",
        "Two hands press, turn, and press again.",
        "A triangle! Nearly.",
        "The filling has been tucked in. It stays a secret.",
        "Wrap the coat around it and it is ready to travel!",
      ],
      bgColor: "#DDE3F4",
      map: onigiri,
    },
    {
      id: "shrimp",
      name: "Shrimp",
      description: "Swims backwards, so that the past is always in view.",
      progressTexts: [
        "Two feelers are sticking out of the sand.",
        "It curls up and stretches, curls up and stretches.",
        "Stripe after stripe, all the way round.",
        "The tail is a fan, and it knows how to use it.",
        "One more flick and it lands in the bowl!",
      ],
      bgColor: "#FFCBB5",
      map: shrimp,
    },
  ],
  result: {
    id: "bento_cat",
    name: "Bento Cat",
    description: "Climbed into the lunch box for a nap and is now, officially, lunch company.",
    progressTexts: [
      "Something in the lunch box is purring.",
      "Two ears have come up over the edge.",
      "Three strips of seaweed land exactly between them.",
      "The paws are somewhere under the omelette.",
      "Eyes open. It was never asleep at all!",
    ],
    bgColor: "#F6B9B0",
    map: bentoCat,
    unlockConditions: ["onigiri", "shrimp"],
  },
};

const PARTS = ["pancakes", "strawberry", "honey"];

const partOf = (id: string): Puzzle[] =>
  [...breakfastTable.puzzles, ...summerMarket.puzzles].filter((puzzle) => puzzle.id === id);

/** Its pieces are puzzles of the market and the table. */
export const pancakeBearRecipe: Category = {
  id: "pancake_bear",
  type: "synthesis",
  title: "Pancake Bear",
  desc: "Warm pancakes, a ripe strawberry and a whole pot of honey. Collect all three pieces to unlock Pancake Bear.",
  count: PARTS.length,
  bgColor: "#FBBC91",
  puzzles: PARTS.flatMap(partOf),
  result: {
    id: "pancake_bear",
    name: "Pancake Bear",
    description: "Smelled the honey in its sleep and woke up fluffy. Gives the warmest hugs.",
    progressTexts: [
      "Something on the plate is snoring softly.",
      "Two ears have come up, round and golden.",
      "It sniffs. Is that honey?",
      "Somebody has put butter on its head.",
      "One eye is open, and the other is smiling already!",
    ],
    bgColor: "#FBBC91",
    map: pancakeBear,
    unlockConditions: PARTS,
  },
};

export const salmonNigiriBoyRecipe: Category = {
  id: "salmon_nigiri_boy",
  type: "synthesis",
  title: "Salmon Nigiri Boy",
  desc: "A sleepy heap of rice and a salmon that would make a fine blanket. Collect both pieces to unlock Salmon Nigiri Boy.",
  count: 2,
  bgColor: "#FBBC91",
  puzzles: [
    {
      id: "salmon",
      name: "Salmon",
      description: "Swam up a waterfall once and tells everybody. Silky, striped and proud of it.",
      progressTexts: [
        "A silver flicker, far down the river.",
        "It swims against the stream and hums a tune.",
        "The stripes are coming in, each one a little wave.",
        "A squeeze of lemon waits on the shore.",
        "One last leap up the waterfall!",
      ],
      bgColor: "#FBD891",
      map: salmon,
    },
    {
      id: "sushi_rice",
      name: "Sushi Rice",
      description: "Warm, fluffy and half asleep. If only it had a blanket.",
      progressTexts: [
        "The first grain is in. It says hello.",
        "Grains are cuddling up at the bottom of the bowl.",
        "The heap is warm, and it yawns a little.",
        "Fanned, folded and fluffy as a cloud.",
        "A last handful, and it can dream of blankets.",
      ],
      bgColor: "#FBD891",
      map: sushiRice,
    },
  ],
  result: {
    id: "salmon_nigiri_boy",
    name: "Salmon Nigiri Boy",
    description: "The rice got its blanket and woke up as a boy. He'd like to say thank you.",
    progressTexts: [
      "Two pieces are looking for each other.",
      "The rice dreams of something soft and striped.",
      "The salmon practises being a blanket.",
      "They can almost touch.",
      "Somebody is about to wake up!",
    ],
    bgColor: "#FBBC91",
    map: salmonNigiriBoy,
    unlockConditions: ["salmon", "sushi_rice"],
  },
};
