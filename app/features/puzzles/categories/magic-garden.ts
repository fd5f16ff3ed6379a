import type { Category } from "~/features/puzzles/puzzle";
import { avocado } from "../maps/avocado";
import { broccoli } from "../maps/broccoli";
import { carrot } from "../maps/carrot";
import { corn } from "../maps/corn";
import { pumpkin } from "../maps/pumpkin";
import { tomato } from "../maps/tomato";

export const magicGarden: Category = {
  id: "magic_garden",
  type: "collection",
  title: "Magic Garden",
  desc: "Complete daily nutrition challenge and collect 5 nutrition puzzles in the Magic Garden. Little by little, your garden is coming alive. Keep tending to it with care.",
  count: 6,
  bgColor: "#A9C971",
  puzzles: [
    {
      id: "carrot",
      name: "Carrot",
      description: "Grew up underground and still found the sun. Crisp, sweet and a little bit muddy.",
      progressTexts: [
        "Something orange is stirring under the soil.",
        "The root is finding its shape. Give it a little room.",
        "Halfway up! A rabbit two gardens over has noticed.",
        "Hold the leaves and get ready to pull.",
        "One last tug and it pops right out!",
      ],
      bgColor: "#FFB279",
      map: carrot,
    },
    {
      id: "avocado",
      name: "Avocado",
      description: "Soft at heart, with a big plan for a tree in the middle.",
      progressTexts: [
        "Shh. The avocado is thinking about being ripe.",
        "A first bit of green. No squeezing, please!",
        "The stone is settling into its armchair.",
        "Buttery, calm and very nearly ready.",
        "The perfect moment is minutes away. Don't blink!",
      ],
      bgColor: "#9ED987",
      map: avocado,
    },
    {
      id: "tomato",
      name: "Tomato",
      description: "Round, shiny and a bit shy: it turns red whenever somebody looks.",
      progressTexts: [
        "A tiny green marble hangs on the vine.",
        "It heard a compliment and started to blush.",
        "Rounder and rosier. The vine is holding on tight.",
        "So shiny you can see the clouds in it.",
        "Just the last bit of red, and it drops into your hand!",
      ],
      bgColor: "#FFCBC5",
      map: tomato,
    },
    {
      id: "corn",
      name: "Corn",
      description: "Hundreds of little suns, all tucked into one green sleeping bag.",
      progressTexts: [
        "Corn is all ears. Tell it about your day.",
        "The first kernels line up and count themselves.",
        "Row by row. Nobody is pushing, everybody fits.",
        "The silk is combed and the husk is opening.",
        "A few kernels to go. This is going to be golden!",
      ],
      bgColor: "#F6E78C",
      map: corn,
    },
    {
      id: "broccoli",
      name: "Broccoli",
      description: "A whole forest that fits in one hand. Small giants love it.",
      progressTexts: [
        "Plant one stalk, get one forest.",
        "The trunk is standing. A breeze moves in.",
        "The first treetops are getting fluffy.",
        "Birds are asking about the upper floors.",
        "One more little crown and the forest is whole!",
      ],
      bgColor: "#C7F58C",
      map: broccoli,
    },
    {
      id: "pumpkin",
      name: "Pumpkin",
      description: "Takes the whole summer to get this round, and enjoys every day of it.",
      progressTexts: [
        "A curly vine is looking for a good place to sit.",
        "It found one. Now the slow, happy rounding begins.",
        "Plump! The neighbours lean over the fence.",
        "Somebody is already whispering about a carriage.",
        "Nearly midnight-proof. Add the finishing glow!",
      ],
      bgColor: "#FACAB2",
      map: pumpkin,
    },
  ],
};
