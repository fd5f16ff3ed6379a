import type { Category } from "~/features/puzzles/puzzle";
import { chili } from "../maps/chili";
import { eggplant } from "../maps/eggplant";
import { mushroom } from "../maps/mushroom";
import { onion } from "../maps/onion";
import { peas } from "../maps/peas";
import { potato } from "../maps/potato";

export const rainyDaySoup: Category = {
  id: "rainy_day_soup",
  type: "collection",
  title: "Rainy Day Soup",
  desc: "It drums on the window, and the biggest pot is already on the stove. Six good things, and there is always room for one more spoon.",
  count: 6,
  bgColor: "#C9DDE4",
  puzzles: [
    {
      id: "mushroom",
      name: "Mushroom",
      description: "Waited for the rain with its umbrella already open.",
      progressTexts: [
        "The moss has lifted a little, just there.",
        "A pale button says good evening.",
        "Up goes the umbrella.",
        "A shine, brushed on dab by dab.",
        "Dry underneath. There is room for two!",
      ],
      bgColor: "#FFC7BE",
      map: mushroom,
    },
    {
      id: "onion",
      name: "Onion",
      description: "Moves everybody to tears and is terribly sorry about it.",
      progressTexts: [
        "One layer. It wouldn't say what is below.",
        "Another layer, and another reason to be patient.",
        "Papery coat, golden and rustling.",
        "Green shoots up top, roots below.",
        "Handkerchiefs ready, it wants to be chopped!",
      ],
      bgColor: "#FBD2A0",
      map: onion,
    },
    {
      id: "potato",
      name: "Potato",
      description: "Can be anything at all. Took a while to decide on round.",
      progressTexts: [
        "Under the soil somebody is counting eyes.",
        "It grows wherever there is room, mostly sideways.",
        "Knobbly, but with a good heart.",
        "A last rinse under the tap.",
        "Mashed, baked or fried? It says yes!",
      ],
      bgColor: "#EBD3A4",
      map: potato,
    },
    {
      id: "peas",
      name: "Peas",
      description: "Four in one bed, and none of them snores.",
      progressTexts: [
        "The pod is zipped up to the chin.",
        "Something is rolling about in there.",
        "One pea peeps out, then the next.",
        "They line up by size. Almost.",
        "Pop! The pod is open, and the race to the pot begins.",
      ],
      bgColor: "#CFEFA0",
      map: peas,
    },
    {
      id: "chili",
      name: "Chili",
      description: "Small, shiny and convinced that it is a dragon.",
      progressTexts: [
        "A green tip is pointing at trouble.",
        "It curls up and practises looking dangerous.",
        "Warm at the tip already.",
        "Red, all the way to the collar.",
        "Careful. It can breathe fire now!",
      ],
      bgColor: "#FFB9A6",
      map: chili,
    },
    {
      id: "eggplant",
      name: "Eggplant",
      description: "Wears evening dress from breakfast on and carries it off.",
      progressTexts: [
        "A purple flower is planning something elegant.",
        "First the hat, then the rest.",
        "You can see your face in it.",
        "Heavy, smooth and ready for the party.",
        "The collar sits. It may make its entrance!",
      ],
      bgColor: "#DCC8F6",
      map: eggplant,
    },
  ],
};
