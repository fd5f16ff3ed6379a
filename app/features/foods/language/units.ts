/** A unit with exact `grams` or `ml`, or a household measure: `name` is the key of a food's portions. */
export type Unit = { name: string; grams?: number; ml?: number };

const EXACT: Record<string, Unit & { words: string }> = {
  g: { name: "g", grams: 1, words: "g gr grs gm gms grm grms gram gramm gramme gramo" },
  kg: { name: "kg", grams: 1000, words: "kg kgs kilo kilogram kilogramm kilogramme" },
  dag: { name: "dag", grams: 10, words: "dag dkg deka decagram" },
  mg: { name: "mg", grams: 0.001, words: "mg mgs milligram" },
  oz: { name: "oz", grams: 28.35, words: "oz ozs ounce" },
  lb: { name: "lb", grams: 453.6, words: "lb lbs pound" },
  ml: { name: "ml", ml: 1, words: "ml mls milliliter millilitre cc" },
  cl: { name: "cl", ml: 10, words: "cl centiliter centilitre" },
  dl: { name: "dl", ml: 100, words: "dl deciliter decilitre" },
  l: { name: "l", ml: 1000, words: "l lt lts ltr ltrs liter litre" },
  "fl oz": { name: "fl oz", ml: 29.57, words: "floz" },
  cup: { name: "cup", ml: 236.6, words: "cup cupful" },
  tbsp: { name: "tbsp", ml: 14.79, words: "tbsp tblsp tablespoon tbs tablespoonful tbl spoonful spoon" },
  tsp: { name: "tsp", ml: 4.93, words: "tsp tspn teaspoon teaspoonful" },
  "cubic inch": { name: "cubic inch", ml: 16.4, words: "cubicinch" },
  quart: { name: "quart", ml: 946, words: "quart qt qts" },
  gallon: { name: "gallon", ml: 3785, words: "gallon" },
};

const HOUSEHOLD = [
  "slice",
  "piece pc pcs pce item chunk bit each unit",
  "can tin",
  "bottle",
  "glass tumbler",
  "mug",
  "bowl bowlful",
  "plate plateful dish",
  "handful fistful",
  "serving portion helping order singleserving",
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
  "pint pt pts",
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
  "sleeve",
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
  "pan",
];

const UNITS = new Map<string, Unit>();
for (const { words, ...unit } of Object.values(EXACT))
  for (const word of words.split(" ")) UNITS.set(word, unit);
for (const words of HOUSEHOLD)
  for (const word of words.split(" ")) UNITS.set(word, { name: words.split(" ")[0] ?? word });

export const unitOf = (word: string): Unit | undefined => UNITS.get(word);

const SHAPES = new Set("piece ball stick strip wedge cube spear chunk slice floret".split(" "));

export const isShape = (word: string): boolean => SHAPES.has(word);
