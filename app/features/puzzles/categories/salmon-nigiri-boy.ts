import type { Category } from "~/features/puzzles/puzzle";
import { salmon } from "../maps/salmon";
import { salmonNigiriBoy } from "../maps/salmon-nigiri-boy";
import { sushiRice } from "../maps/sushi-rice";

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
