import type { Category } from "~/features/puzzles/puzzle";
import { cherries } from "../maps/cherries";
import { grapes } from "../maps/grapes";
import { lemon } from "../maps/lemon";
import { pineapple } from "../maps/pineapple";
import { strawberry } from "../maps/strawberry";
import { watermelon } from "../maps/watermelon";

export const summerMarket: Category = {
  id: "summer_market",
  type: "collection",
  title: "Summer Market",
  desc: "Six fruits have spent the whole summer getting ready. Fill your basket one good day at a time; nothing here goes bad.",
  count: 6,
  bgColor: "#FFC2CB",
  puzzles: [
    {
      id: "strawberry",
      name: "Strawberry",
      description: "Wears its seeds on the outside, because it has nothing to hide.",
      progressTexts: [
        "A small white flower has made up its mind.",
        "Green, then pale, then a first shy pink.",
        "Ripe on the side where the sun says good morning.",
        "The seeds have found their places. None of them argued.",
        "One more warm hour and it smells like June.",
      ],
      bgColor: "#FFC2CB",
      map: strawberry,
    },
    {
      id: "cherries",
      name: "Cherries",
      description: "Two best friends on one stem. They do everything together.",
      progressTexts: [
        "Two buds hold on to one stem.",
        "They grow at the same pace, so that nobody is first.",
        "A blackbird asks very politely. Not yet.",
        "Nearly dark red, and swinging in the wind.",
        "Ready to be worn as earrings, just once!",
      ],
      bgColor: "#FFC2CB",
      map: cherries,
    },
    {
      id: "lemon",
      name: "Lemon",
      description: "Makes a funny face at everybody and is really very kind.",
      progressTexts: [
        "A lemon wakes up and pulls a face.",
        "Sunshine goes in at the top, drop by drop.",
        "Half of it is zest, the other half is plans.",
        "The whole kitchen smells of holidays.",
        "A last squeeze and everybody smiles!",
      ],
      bgColor: "#F6E78C",
      map: lemon,
    },
    {
      id: "grapes",
      name: "Grapes",
      description: "A whole family on one branch. The small one at the bottom leads the way.",
      progressTexts: [
        "The youngest grape has come first this time.",
        "Cousins arrive, then the cousins of the cousins.",
        "They count themselves and get another number each time.",
        "Purple from below, still dusty with morning.",
        "One more leaf for shade, and the family photo can be taken.",
      ],
      bgColor: "#DCC8F6",
      map: grapes,
    },
    {
      id: "watermelon",
      name: "Watermelon",
      description: "Mostly a cool drink that found itself a green bowl.",
      progressTexts: [
        "Knock, knock. It sounds hollow and cheerful.",
        "The rind is on. Now for the splashy part.",
        "Pink as far as the eye can see.",
        "Seeds in position, ready for the contest.",
        "Somebody couldn't wait and has taken a bite!",
      ],
      bgColor: "#C7F58C",
      map: watermelon,
    },
    {
      id: "pineapple",
      name: "Pineapple",
      description: "Put on a crown one day, and nobody ever asked it to take it off.",
      progressTexts: [
        "Somewhere warm, something prickly is humming.",
        "Tile by tile, it builds itself a coat.",
        "The coat fits. Now it thinks about hats.",
        "The crown is being polished, leaf by leaf.",
        "A short bow, and the coronation is done!",
      ],
      bgColor: "#F6E78C",
      map: pineapple,
    },
  ],
};
