import type { Category } from "~/features/puzzles/puzzle";
import { apple } from "../maps/apple";
import { banana } from "../maps/banana";
import { blueberries } from "../maps/blueberries";
import { orange } from "../maps/orange";
import { pear } from "../maps/pear";
import { plum } from "../maps/plum";

export const oldOrchard: Category = {
  id: "old_orchard",
  type: "collection",
  title: "Old Orchard",
  desc: "Five trees and one stubborn bush behind a garden gate that never quite closes. Come by on a good day and something is ripe.",
  count: 6,
  bgColor: "#D9E59A",
  puzzles: [
    {
      id: "apple",
      name: "Apple",
      description: "Polishes itself on the grass and waits to be picked last, for effect.",
      progressTexts: [
        "A blossom has dropped its petals and got down to work.",
        "Small, green and far too sour to say so.",
        "The sunny side blushes first.",
        "Red all round. The branch is bending politely.",
        "One gentle twist and it comes off in your hand!",
      ],
      bgColor: "#FFC9BC",
      map: apple,
    },
    {
      id: "pear",
      name: "Pear",
      description: "Ripe for exactly one afternoon. It will let you know.",
      progressTexts: [
        "Something narrow at the top has a plan for the bottom.",
        "It grows downwards, the way pears think best.",
        "Half ripe. Press gently near the stem.",
        "A freckled blush on one cheek.",
        "This is the afternoon. Fetch a plate!",
      ],
      bgColor: "#E2EE8F",
      map: pear,
    },
    {
      id: "orange",
      name: "Orange",
      description: "Comes ready to share: the slices are already cut.",
      progressTexts: [
        "A white flower smells of next winter.",
        "The peel is on, thick as a good coat.",
        "Inside, the slices are drawing lots.",
        "Round enough to roll off any table.",
        "Halved! The whole room smells of sunshine.",
      ],
      bgColor: "#FFD08A",
      map: orange,
    },
    {
      id: "plum",
      name: "Plum",
      description: "Dusts itself with frost in the morning, to look mysterious.",
      progressTexts: [
        "A whole branch turned white, and one petal stayed.",
        "Green, hard and not in the mood to talk.",
        "It goes purple overnight. Nobody saw it happen.",
        "The crease is drawn with a ruler.",
        "Wipe off the frost. It shines!",
      ],
      bgColor: "#E0C9F3",
      map: plum,
    },
    {
      id: "banana",
      name: "Banana",
      description: "Smiles on the way to work. Travels in its own packaging.",
      progressTexts: [
        "Two green crescents are holding hands.",
        "They bend towards the light, together.",
        "Yellow from the middle outwards.",
        "A first brown freckle. Very distinguished.",
        "Perfect for exactly today, so hurry!",
      ],
      bgColor: "#FBEA94",
      map: banana,
    },
    {
      id: "blueberries",
      name: "Blueberries",
      description: "Three crowns, three kings and not a single argument.",
      progressTexts: [
        "Tiny bells are hanging in the bush.",
        "Green beads, then pink ones, then a surprise.",
        "The first is blue and pretends it was easy.",
        "Dusty with morning, all three of them.",
        "Blue tongues for everybody!",
      ],
      bgColor: "#C4D6FA",
      map: blueberries,
    },
  ],
};
