import type { Category } from "~/features/puzzles/puzzle";
import { croissant } from "../maps/croissant";
import { friedEgg } from "../maps/fried-egg";
import { honey } from "../maps/honey";
import { milk } from "../maps/milk";
import { pancakes } from "../maps/pancakes";
import { toast } from "../maps/toast";

export const breakfastTable: Category = {
  id: "breakfast_table",
  type: "collection",
  title: "Breakfast Table",
  desc: "The window is open, the pan is warm, and six good things are on their way to the table. Take a seat, there is no rush.",
  count: 6,
  bgColor: "#BFDDF5",
  puzzles: [
    {
      id: "fried_egg",
      name: "Fried Egg",
      description: "Sunny side up, and it stays that way all day.",
      progressTexts: [
        "The pan is warm and whistles quietly.",
        "Crack! A small sun looks around.",
        "The edges go crisp. It sounds like rain on leaves.",
        "White as a cloud, with the sun well in the middle.",
        "A pinch of salt, and the day can start!",
      ],
      bgColor: "#FACAB2",
      map: friedEgg,
    },
    {
      id: "toast",
      name: "Toast",
      description: "Jumps when it is happy. A square meal with round corners.",
      progressTexts: [
        "A slice lies down for a very short nap.",
        "It is getting warm in here. How nice.",
        "Golden at the edges, dreaming of butter.",
        "The butter has found its spot and will not move.",
        "Ready to jump. Three, two, one ...",
      ],
      bgColor: "#FBD891",
      map: toast,
    },
    {
      id: "pancakes",
      name: "Pancakes",
      description: "Three soft storeys, with a butter terrace and syrup running down the stairs.",
      progressTexts: [
        "The first one is always a bit crooked. It counts.",
        "Flip! Somebody in the next room applauds.",
        "The second storey is up, and it is fluffy.",
        "The syrup takes the stairs, slowly.",
        "Put the butter on the roof, and call everyone!",
      ],
      bgColor: "#FACAB2",
      map: pancakes,
    },
    {
      id: "honey",
      name: "Honey",
      description: "Ten thousand flowers in one pot. The bees send their regards.",
      progressTexts: [
        "A bee reads the map of the meadow.",
        "The first drops arrive, still a bit dizzy from flying.",
        "Golden, slow and in no hurry at all.",
        "The label is on straight. The bees insisted.",
        "Tie the cloth around the lid, and listen: it hums.",
      ],
      bgColor: "#FBD891",
      map: honey,
    },
    {
      id: "milk",
      name: "Milk",
      description: "Cool, calm and full of plans for everybody's bones.",
      progressTexts: [
        "Far out in a meadow, a bell rings.",
        "It pours itself into shape, without a splash.",
        "Half full! That is how it always sees things.",
        "The patches are drying. Please don't touch.",
        "Fold down the top, and don't forget the moustache.",
      ],
      bgColor: "#BFDDF5",
      map: milk,
    },
    {
      id: "croissant",
      name: "Croissant",
      description: "A moon that came in through the bakery door and stayed for the warmth.",
      progressTexts: [
        "Dough, butter, dough, butter. It is counting layers.",
        "Rolled up tight, and giggling a little.",
        "The corners meet and say bonjour.",
        "It rises, it crackles, the street wakes up.",
        "Careful with the crumbs: the sparrows have seen it!",
      ],
      bgColor: "#FBD891",
      map: croissant,
    },
  ],
};
