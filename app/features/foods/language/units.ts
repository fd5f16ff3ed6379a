/**
 * What an amount is counted in. `grams` and `ml` are exact; the others are household measures whose weight
 * depends on the food (`name` is the key of its portions).
 */
export type Unit = { name: string; grams?: number; ml?: number };

const EXACT: Record<string, Unit & { words: string }> = {
  g: { name: "g", grams: 1, words: "g gr gm gram gramme" },
  kg: { name: "kg", grams: 1000, words: "kg kilo kilogram kilogramme" },
  mg: { name: "mg", grams: 0.001, words: "mg milligram" },
  oz: { name: "oz", grams: 28.35, words: "oz ounce" },
  lb: { name: "lb", grams: 453.6, words: "lb pound" },
  ml: { name: "ml", ml: 1, words: "ml milliliter millilitre cc" },
  cl: { name: "cl", ml: 10, words: "cl centiliter centilitre" },
  dl: { name: "dl", ml: 100, words: "dl deciliter decilitre" },
  l: { name: "l", ml: 1000, words: "l liter litre" },
  "fl oz": { name: "fl oz", ml: 29.57, words: "floz" },
  cup: { name: "cup", ml: 236.6, words: "cup cupful" },
  tbsp: { name: "tbsp", ml: 14.79, words: "tbsp tablespoon tbs tablespoonful tbl spoonful spoon" },
  tsp: { name: "tsp", ml: 4.93, words: "tsp teaspoon teaspoonful" },
  quart: { name: "quart", ml: 946, words: "quart qt" },
  gallon: { name: "gallon", ml: 3785, words: "gallon" },
};

/** Household measures: the portion's name, then other words for it. */
const HOUSEHOLD = [
  "slice",
  "piece pc pcs item chunk bit each unit",
  "can tin",
  "bottle",
  "glass tumbler",
  "mug",
  "bowl bowlful",
  "plate plateful dish",
  "handful fistful",
  "serving portion helping order",
  "container tub",
  "pot",
  "carton",
  "packet package pack pkt sachet envelope",
  "pouch",
  "bag",
  "box",
  "jar",
  "bar",
  "stick",
  "scoop",
  "pint",
  "shot jigger measure",
  "dash",
  "pinch sprinkle sprinkling",
  "splash",
  "drizzle",
  "dollop",
  "knob",
  "pat",
  "squeeze",
  "wedge",
  "spear",
  "strip",
  "rasher",
  "ring",
  "square",
  "cube",
  "leaf",
  "clove",
  "stalk",
  "sprig",
  "ear cob",
  "link",
  "patty",
  "fillet filet",
  "round",
  "sheet",
  "head",
  "bunch",
  "floret",
  "skewer",
  "ladle",
  "loaf",
  "roll",
  "inch",
  "half",
  "quarter",
  "bite mouthful",
  "sip",
  "ball",
  "block",
  "tail",
  "rack",
  "bucket",
];

const UNITS = new Map<string, Unit>();
for (const { words, ...unit } of Object.values(EXACT))
  for (const word of words.split(" ")) UNITS.set(word, unit);
for (const words of HOUSEHOLD)
  for (const word of words.split(" ")) UNITS.set(word, { name: words.split(" ")[0] ?? word });

export const unitOf = (word: string): Unit | undefined => UNITS.get(word);
