import type { Category } from "~/features/puzzles/puzzle";
import { bread } from "../maps/bread";
import { cheese } from "../maps/cheese";
import { cookie } from "../maps/cookie";
import { cupcake } from "../maps/cupcake";
import { donut } from "../maps/donut";
import { pretzel } from "../maps/pretzel";

export const saturdayPicnic: Category = {
  id: "saturday_picnic",
  type: "collection",
  title: "Saturday Picnic",
  desc: "A checked blanket, a basket that never quite closes, and six good things inside. Ants are welcome, within reason.",
  count: 6,
  bgColor: "#F9C9A8",
  puzzles: [
    {
      id: "bread",
      name: "Bread",
      description: "Crackles when nobody is listening. Best while the butter still melts.",
      progressTexts: [
        "Flour, water and a lot of patience.",
        "The dough is having a nap under a towel.",
        "Twice the size and very pleased with itself.",
        "Three cuts across the top, so that it can breathe.",
        "Out of the oven. Listen, it is singing!",
      ],
      bgColor: "#F9D9A8",
      map: bread,
    },
    {
      id: "cheese",
      name: "Cheese",
      description: "The holes are the best part, it says, and nobody can prove otherwise.",
      progressTexts: [
        "Milk has gone quiet and is thinking.",
        "It has made up its mind to be a wheel.",
        "A wedge, cut with great care.",
        "A mouse has drawn up a map of the tunnels.",
        "One more slice, and the bread has company!",
      ],
      bgColor: "#FBE08A",
      map: cheese,
    },
    {
      id: "pretzel",
      name: "Pretzel",
      description: "Tied itself in a knot and decided that it looked rather good.",
      progressTexts: [
        "A long rope of dough wonders what to be.",
        "One arm over the other, and a careful twist.",
        "It looks like a hug. It is one.",
        "Brown and shiny after a quick swim.",
        "A pinch of salt from up high, and done!",
      ],
      bgColor: "#F3BE8B",
      map: pretzel,
    },
    {
      id: "donut",
      name: "Donut",
      description: "Left out the middle, to have more room for sprinkles.",
      progressTexts: [
        "Somewhere there is a hole that needs a ring.",
        "The ring is here, golden and puffy.",
        "Half of it has been dipped in pink.",
        "It rains sprinkles. Nobody takes cover.",
        "One last sprinkle, right on top!",
      ],
      bgColor: "#FFCFE2",
      map: donut,
    },
    {
      id: "cupcake",
      name: "Cupcake",
      description: "A small birthday for any day of the week.",
      progressTexts: [
        "A paper cup stands ready, pleated and proud.",
        "The batter rises and peeps over the edge.",
        "A first swirl, and a second on top of it.",
        "The icing leans a little to the left. Charming.",
        "The cherry, please. Drum roll!",
      ],
      bgColor: "#C9EAF3",
      map: cupcake,
    },
    {
      id: "cookie",
      name: "Cookie",
      description: "Somebody has had a bite already. It was quality control.",
      progressTexts: [
        "A spoonful of dough sits on the tray and waits.",
        "It spreads out and gets comfortable.",
        "Chocolate here, chocolate there.",
        "Crisp at the edge, soft in the middle.",
        "Still warm. Just one, before anyone sees!",
      ],
      bgColor: "#F5D596",
      map: cookie,
    },
  ],
};
