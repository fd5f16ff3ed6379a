import { apple } from "~/features/puzzles/maps/apple";
import { avocado } from "~/features/puzzles/maps/avocado";
import { banana } from "~/features/puzzles/maps/banana";
import { blueberries } from "~/features/puzzles/maps/blueberries";
import { bread } from "~/features/puzzles/maps/bread";
import { broccoli } from "~/features/puzzles/maps/broccoli";
import { carrot } from "~/features/puzzles/maps/carrot";
import { cheese } from "~/features/puzzles/maps/cheese";
import { cherries } from "~/features/puzzles/maps/cherries";
import { chili } from "~/features/puzzles/maps/chili";
import { cookie } from "~/features/puzzles/maps/cookie";
import { corn } from "~/features/puzzles/maps/corn";
import { croissant } from "~/features/puzzles/maps/croissant";
import { cupcake } from "~/features/puzzles/maps/cupcake";
import { donut } from "~/features/puzzles/maps/donut";
import { eggplant } from "~/features/puzzles/maps/eggplant";
import { friedEgg } from "~/features/puzzles/maps/fried-egg";
import { grapes } from "~/features/puzzles/maps/grapes";
import { honey } from "~/features/puzzles/maps/honey";
import { lemon } from "~/features/puzzles/maps/lemon";
import { milk } from "~/features/puzzles/maps/milk";
import { mushroom } from "~/features/puzzles/maps/mushroom";
import { onion } from "~/features/puzzles/maps/onion";
import { orange } from "~/features/puzzles/maps/orange";
import { pancakes } from "~/features/puzzles/maps/pancakes";
import { pear } from "~/features/puzzles/maps/pear";
import { peas } from "~/features/puzzles/maps/peas";
import { pineapple } from "~/features/puzzles/maps/pineapple";
import { plum } from "~/features/puzzles/maps/plum";
import { potato } from "~/features/puzzles/maps/potato";
import { pretzel } from "~/features/puzzles/maps/pretzel";
import { pumpkin } from "~/features/puzzles/maps/pumpkin";
import { strawberry } from "~/features/puzzles/maps/strawberry";
import { toast } from "~/features/puzzles/maps/toast";
import { tomato } from "~/features/puzzles/maps/tomato";
import { watermelon } from "~/features/puzzles/maps/watermelon";
import type { Category } from "./puzzle";

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
