import type { Category } from "~/features/puzzles/puzzle";
import { bentoCat } from "../maps/bento-cat";
import { onigiri } from "../maps/onigiri";
import { shrimp } from "../maps/shrimp";

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
      "A patch of seaweed lands exactly between them.",
      "The paws are somewhere under the omelette.",
      "Eyes open. It was never asleep at all!",
    ],
    bgColor: "#F6B9B0",
    map: bentoCat,
    unlockConditions: ["onigiri", "shrimp"],
  },
};
