import { describe, expect, test } from "vitest";
import { AMOUNTS, type Values } from "~/features/nutrition/amounts";
import { named } from "./process.server";
import { bothReadings, type Candidate, chooseColumn, type Read, readingOf, worth } from "./reading";
import { NOTHING_BESIDE } from "./sums";
import type { TextLine } from "./text-line";

type Word = [text: string, x: number, row: number];
const HEIGHT = 30;
const LETTER = 14;

const MARGIN = 40;

/** Lines of text as a reader finds them: the left end and the row of each; `slope` tilts the page, `bend` more so below. */
const page = (words: Word[], slope = 0, bend = 0): TextLine[] =>
  words.map(([text, left, row]) => {
    const width = text.length * LETTER;
    const [x, level] = [MARGIN + left + width / 2, 100 + row * 32];
    const rise = slope + bend * row;
    return {
      text,
      confidence: 0.97,
      letters: [...text].map((_, i) => (i + 0.5) / text.length),
      x,
      y: level + rise * x,
      width,
      height: HEIGHT,
      angle: Math.atan(rise),
    };
  });

/** Rows of a table whose columns begin at these places. */
const table = (rows: string[][], columns: number[]): Word[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, i): Word[] => (text ? [[text, columns[i] ?? 0, row]] : [])),
  );

const EU = table(
  [
    ["Typical values", "per 100 g", "per portion (30 g)"],
    ["Energy", "1628 kJ / 388 kcal", "488 kJ / 116 kcal"],
    ["Fat", "12 g", "3.6 g"],
    ["of which saturates", "5.5 g", "1.7 g"],
    ["Carbohydrate", "62 g", "19 g"],
    ["of which sugars", "21 g", "6.3 g"],
    ["Protein", "8.0 g", "2.4 g"],
    ["Salt", "0.75 g", "0.23 g"],
  ],
  [0, 400, 760],
);
const EU_PORTION = { calories: 116, carbs: 19, fats: 3.6, protein: 2.4 };

const US = (total: string): Word[] => [
  ["Nutrition Facts", 0, 0],
  ["Serving size", 0, 1],
  ["2/3 cup (55g)", 420, 1],
  ["Amount per serving", 0, 2],
  ["Calories", 0, 3],
  ["230", 500, 3],
  ["% Daily Value*", 400, 4],
  [total, 0, 5],
  ["10%", 540, 5],
  ["Saturated Fat 1g", 30, 6],
  ["5%", 540, 6],
  ["Trans Fat Og", 30, 7],
  ["Sodium 160mg", 0, 8],
  ["7%", 540, 8],
  ["Total Carbohydrate 37g", 0, 9],
  ["13%", 540, 9],
  ["Total Sugars 12g", 30, 10],
  ["Protein 3g", 0, 11],
  ["*Percent Daily Values are based on a 2,000 calorie diet.", 0, 12],
  ["Total Fat", 20, 13],
  ["Less than 65g", 220, 13],
  ["Total Carbohydrate", 20, 14],
  ["300g", 400, 14],
];
const US_VALUES = { calories: 230, carbs: 37, fats: 8, protein: 3 };

const valuesOf = (words: Word[], slope = 0, bend = 0) =>
  readingOf(page(words, slope, bend))?.reading.nutrition;

test("running text with its kJ and kcal on two lines", () => {
  const words: Word[] = [
    ["Ravintoarvo 100 g: Energia: 2 180 kJ /", 0, 0],
    ["523 kcal, Rasva: 33 g, josta tyydyttynytta: 3,1 g,", 0, 1],
    ["Hiilihydraatit: 50 g, josta sokereita: 1,4 g,", 0, 2],
    ["Proteiini: 5,2 g, Suola: 1,7 g", 0, 3],
  ];
  expect(valuesOf(words)).toEqual({ calories: 523, carbs: 50, fats: 33, protein: 5.2 });
});

test("a table on a can, whose sides lie lower than the middle", () => {
  const [middle, bow] = [760, 0.0004];
  const round = page(EU).map((line) => ({
    ...line,
    y: line.y + bow * (line.x - middle) ** 2,
    angle: Math.atan(2 * bow * (line.x - middle)),
    bow: bow * (line.width / 2) ** 2,
  }));
  expect(readingOf(round)?.reading.nutrition).toEqual(EU_PORTION);
});

describe("a European table", () => {
  test("is read per portion", () => {
    expect(readingOf(page(EU))?.reading).toMatchObject({
      nutrition: EU_PORTION,
      basis: "serving",
      servingSize: "30 g",
      note: null,
    });
  });

  test("is read per 100 g, and says so, where no portion is printed", () => {
    const { reading } = readingOf(page(EU.filter(([, x]) => x < 700))) ?? {};
    expect(reading).toMatchObject({
      nutrition: { calories: 388, carbs: 62, fats: 12, protein: 8 },
      basis: "100g",
      note: null,
    });
  });

  test.each([0.05, -0.08, 0.2])("may be tilted by a slope of %d", (slope) => {
    expect(valuesOf(EU, slope)).toEqual(EU_PORTION);
  });

  test.each([0.006, -0.006])("may be bent, each row sloping %d more", (bend) => {
    expect(valuesOf(EU, 0.02, bend)).toEqual(EU_PORTION);
  });

  test("takes no column of percentages for a portion, with or without its signs", () => {
    const three = (rows: string[]) => EU.concat(rows.map((text, row): Word => [text, 1120, row]));
    expect(valuesOf(three(["%RI*", "6%", "5%", "9%", "7%", "7%", "5%", "4%"]))).toEqual(EU_PORTION);
    expect(valuesOf(three(["%RI*", "6", "5", "9", "7", "7", "5", "4"]))).toEqual(EU_PORTION);
  });

  test.each([
    ["de", "pro 100 g", "Brennwert", "Fett", "davon gesättigte Fettsauren", "Kohlenhydrate", "EiweiB"],
    ["pl", "w 100 g", "Wartosc energetyczna", "Ttuszcz", "w tym kwasy nasycone", "Weglowodany", "Biatko"],
    ["fr", "pour 100g", "Energie", "Matieres grasses", "dont acides gras satures", "Glucides", "Proteines"],
    [
      "sl",
      "na 100 g",
      "Energijska vrednost",
      "Masobe",
      "od tega nasicene masobe",
      "Oglikovi hidrati",
      "Beljakovine",
    ],
    ["fi", "100 g", "Energia", "Rasvaa", "josta tyydyttynytta", "Hiilihydraattia", "Proteiinia"],
  ])(
    "may be in another language, with letters misread: %s",
    (_, head, energy, fat, saturated, carbs, protein) => {
      const rows = [
        ["", head],
        [energy, "1628 k] / 388 kcal"],
        [fat, "12g"],
        [saturated, "5,5g"],
        [carbs, "62 g"],
        [protein, "8,0g"],
      ];
      const { reading } = readingOf(page(table(rows, [0, 500]))) ?? {};
      expect(reading).toMatchObject({
        nutrition: { calories: 388, carbs: 62, fats: 12, protein: 8 },
        basis: "100g",
      });
    },
  );
});

test("a table may spell its units out, and its head be run together", () => {
  const rows = [
    ["Voedingswaardeper100Milliliter", ""],
    ["Energie", "162 Kilojoule"],
    ["Energie", "39 Kilocalorie (internationale tabel)"],
    ["Vetten", "1.7 Gram"],
    ["Koolhydraten", "2.5 Gram"],
    ["Eiwitten", "3 Gram"],
    ["Cinnamyl alcohol", "120 Microgram"],
  ];
  expect(readingOf(page(table(rows, [0, 500])))?.reading).toMatchObject({
    nutrition: { calories: 39, carbs: 2.5, fats: 1.7, protein: 3 },
    basis: "100ml",
  });
});

describe("a North American label", () => {
  test("is read per serving, without its footnote's table", () => {
    const { reading } = readingOf(page(US("Total Fat 8g"))) ?? {};
    expect(reading).toMatchObject({ nutrition: US_VALUES, basis: "serving", servingSize: "2/3 cup (55 g)" });
  });

  test("may give the whole container beside a serving, under a line in two pieces", () => {
    const rows = [
      ["Calories", "350", "1060"],
      ["Total Fat", "18g", "54g"],
      ["Total Carb.", "43g", "129g"],
      ["Protein", "6g", "18g"],
    ];
    const words: Word[] = [
      ["Nutrition Facts", 0, 0],
      ["3", 0, 1],
      ["servings.percontainer", 30, 1],
      ["Serving size", 0, 2],
      ["2/3cup(140g)", 420, 2],
      ["Perserving", 400, 3],
      ["Per container", 620, 3],
      ...table(rows, [0, 420, 640]).map(([text, left, row]): Word => [text, left, row + 4]),
    ];
    expect(readingOf(page(words))?.reading).toMatchObject({
      nutrition: { calories: 350, carbs: 43, fats: 18, protein: 6 },
      basis: "serving",
      servingSize: "2/3 cup (140 g)",
    });
  });

  test.each([
    ["1Container", "1 Container"],
    ["1ounceS Servings inbag4", "1 ounce"],
  ])("may print its portion below or with more behind it: %s", (printed, servingSize) => {
    const words = US("Total Fat 8g").map(
      ([text, left, row]): Word => (row === 1 && left > 0 ? [printed, 0, 2] : [text, left, row]),
    );
    expect(readingOf(page(words.filter(([text]) => text !== "Amount per serving")))?.reading).toMatchObject({
      servingSize,
    });
  });

  test.each(["Total Fat8g", "TotalFat 8g", "Total Fat 89"])(
    "may have words run together, or a g read as 9: %s",
    (total) => {
      expect(valuesOf(US(total))).toEqual(US_VALUES);
    },
  );

  test("may stand in two columns side by side", () => {
    const words: Word[] = [
      ["Calories 150", 0, 0],
      ["Total Fat 4.5g", 300, 0],
      ["7%", 560, 0],
      ["Total Carb. 25g", 700, 0],
      ["8%", 980, 0],
      ["Sat. Fat 1g", 320, 1],
      ["Fiber 2g", 720, 1],
      ["Sodium 80mg", 300, 2],
      ["3%", 560, 2],
      ["Protein 3g", 700, 2],
    ];
    expect(valuesOf(words)).toEqual({ calories: 150, carbs: 25, fats: 4.5, protein: 3 });
  });

  test("may have a second column of amounts for the whole pack", () => {
    const rows = [
      ["", "Per serving", "", "Per container", ""],
      ["Calories", "85", "", "170", ""],
      ["Total Fat", "2g", "3%", "4g", "5%"],
      ["Sodium", "800mg", "35%", "1600mg", "70%"],
      ["Total Carb.", "2g", "1%", "4g", "1%"],
      ["Protein", "15g", "", "30g", ""],
    ];
    expect(readingOf(page(table(rows, [0, 300, 480, 600, 800])))?.reading).toMatchObject({
      nutrition: { calories: 85, carbs: 2, fats: 2, protein: 15 },
      basis: "serving",
    });
  });
});

test("an Australian label that prints only kJ is read in kcal", () => {
  const rows = [
    ["", "per serve", "per 100g"],
    ["Energy", "573k", "2 050kJ"],
    ["Protein", "2.1g", "7.6g"],
    ["Fat,total", "6.7g", "23.8g"],
    ["-saturated", "<1.0g", "1.9g"],
    ["Carbohydrate", "16.3g", "58.4g"],
  ];
  expect(valuesOf(table(rows, [0, 300, 500]))).toEqual({
    calories: 137,
    carbs: 16.3,
    fats: 6.7,
    protein: 2.1,
  });
});

test("nothing, traces and less than are amounts", () => {
  const rows = [
    ["", "per 100 ml"],
    ["Energy", "40 kcal"],
    ["Fat", "Nil"],
    ["Carbohydrate", "9.8 g"],
    ["Protein", "less than 1 g"],
  ];
  expect(readingOf(page(table(rows, [0, 400])))?.reading).toMatchObject({
    nutrition: { calories: 40, carbs: 9.8, fats: 0, protein: 0.5 },
    basis: "100ml",
  });
});

test("running text is read over the ends of its lines", () => {
  const words: Word[] = [
    ["Declaration nutritionnelle pour 100 g: Energie 255 kj/61", 0, 0],
    ["kcal; Matieres grasses 2,7g, dont acides gras satures", 0, 1],
    ["1,5 g; Glucides 6,2g, dont sucres 2,8 g; Proteines", 0, 2],
    ["2,2 g; Sel 0,91 g", 0, 3],
  ];
  expect(readingOf(page(words))?.reading).toMatchObject({
    nutrition: { calories: 60.9, carbs: 6.2, fats: 2.7, protein: 2.2 },
    basis: "100g",
  });
});

test.each([
  ["without a unit beside a missing value", "534", null],
  ["of more than 100 g of fat have", "1580", 377.6],
  ["in kJ", "1580 kJ", 377.6],
])("energy %s", (_, energy, calories) => {
  const rows = [
    ["", "per 100 g"],
    ["Energy", energy],
    ["Fat", "8.7 g"],
    ["Carbohydrate", "54.6 g"],
  ];
  expect(valuesOf(table(rows, [0, 400]))).toMatchObject({ calories, carbs: 54.6 });
});

describe("a digit in doubt", () => {
  const rows = (energy: string, fat: string, carbs: string, protein: string) =>
    table(
      [
        ["", "per 100 g"],
        ["Energy", energy],
        ["Fat", fat],
        ["Carbohydrate", carbs],
        ["Protein", protein],
      ],
      [0, 400],
    );

  test("is settled by the energy: a lost decimal point", () => {
    expect(valuesOf(rows("75 kcal", "0.1 g", "142 g", "4.3 g"))).toEqual({
      calories: 75,
      carbs: 14.2,
      fats: 0.1,
      protein: 4.3,
    });
  });

  test("is no digit where it is the unit that others have", () => {
    const words: Word[] = [...rows("133 kcal", "9.5 g", "7.3 g", "4.36"), ["Salt", 0, 5], ["0.2 g", 400, 5]];
    expect(valuesOf(words)).toMatchObject({ protein: 4.3 });
  });

  test("is left open where nothing settles it: a lost unit, or a point that others have", () => {
    const without = rows("137 kcal", "67 g", "16.3 g", "2.1 g").filter(([text]) => text !== "2.1 g");
    expect(valuesOf(without)).toEqual({ calories: 137, carbs: 16.3, fats: null, protein: null });
    const bare = rows("137 kcal", "6", "16.3 g", "2.1 g").filter(([text]) => text !== "2.1 g");
    expect(valuesOf([...bare, ["Salt", 0, 5], ["0.2 g", 400, 5]])).toMatchObject({ fats: null });
  });

  test("is settled by the weight: 100 g hold no more", () => {
    expect(valuesOf(rows("490 kcal", "23.8 g", "4 g", "769"))).toMatchObject({ protein: null });
  });

  test("is left open where it stays in doubt", () => {
    const { reading } = readingOf(page(rows("270 kcal", "10 g", "40 g", "110"))) ?? {};
    expect(reading?.nutrition).toEqual({ calories: 270, carbs: 40, fats: 10, protein: null });
    expect(reading?.note).toBeNull();
  });

  test("is settled by the energy, and marked, where another letter was nearly read", () => {
    const doubts = [{ at: 0, other: "3", inserted: false, chance: 0.3 }];
    const doubted = page(rows("140 kcal", "8 g", "25 g", "3 g")).map((line) =>
      line.text === "8 g" ? { ...line, doubts } : line,
    );
    expect(readingOf(doubted)?.reading).toMatchObject({ nutrition: { fats: 3 }, unsure: ["fats"] });
  });

  test("may be a point that was nearly read", () => {
    const doubts = [{ at: 2, other: ".", inserted: true, chance: 0.2 }];
    const pointed = page(rows("198 kcal", "12 g", "232 g", "1 g")).map((line) =>
      line.text === "232 g" ? { ...line, doubts } : line,
    );
    expect(readingOf(pointed)?.reading).toMatchObject({ nutrition: { carbs: 23.2 }, unsure: ["carbs"] });
  });

  test("is taken from the one number that closes the sum, where a name is unreadable", () => {
    const words = rows("388 kcal", "12 g", "62 g", "8 g").map(
      ([text, x, row]): Word => [text === "Energy" ? "Enqrgx" : text.replace(" kcal", ""), x, row],
    );
    expect(readingOf(page(words))?.reading).toMatchObject({
      nutrition: { calories: 388, carbs: 62, fats: 12, protein: 8 },
      unsure: ["calories"],
    });
  });

  test("in the unit of the energy: a kJ that lost its letters is no kcal", () => {
    expect(valuesOf(rows("1623", "12 g", "62 g", "8 g"))).toEqual({
      calories: 387.9,
      carbs: 62,
      fats: 12,
      protein: 8,
    });
  });

  test("is noted where nothing settles it", () => {
    expect(readingOf(page(rows("750 kcal", "0.5 g", "14.2 g", "4.3 g")))?.reading.note).toContain(
      "don't add up",
    );
  });

  test("never leaves less energy than the nutrients have", () => {
    expect(valuesOf(rows("15 kcal", "2.5 g", "21 g", "").filter(([text]) => text !== "Protein"))).toEqual({
      calories: null,
      carbs: 21,
      fats: 2.5,
      protein: null,
    });
  });
});

describe("a name", () => {
  const large = (text: string): TextLine => {
    const [line] = page([[text, 0, -3]]) as [TextLine];
    return { ...line, height: 70, width: text.length * 30, x: text.length * 15 };
  };

  test("is what stands large above the table, if it is a food", async () => {
    const nameOf = async (title: string) => {
      const read = readingOf([large(title), ...page(EU)]);
      return read && (await named(read.reading));
    };
    expect(await nameOf("TOMATO SOUP")).toMatchObject({ name: "Tomato soup", emoji: "🍅" });
    expect(await nameOf("Puede contener leche")).toMatchObject({ name: "Scanned label" });
    expect(await nameOf("Wobblefix")).toMatchObject({ name: "Scanned label", emoji: "🍽️" });
  });
});

test.each<[string, Word[]]>([
  ["no text", []],
  ["other text", [["Dear Ada, thank you for the 2 kg of plums.", 0, 0]]],
  [
    "a list of ingredients",
    [
      ["INGREDIENTS: Oats (57%), sugar, milk protein, salt,", 0, 0],
      ["vegetable fat (palm), 2% cocoa.", 0, 1],
    ],
  ],
  [
    "names without amounts",
    [
      ["Energy", 0, 0],
      ["Fat", 0, 1],
      ["Carbohydrate", 0, 2],
      ["Protein", 0, 3],
    ],
  ],
  [
    "a price list",
    table(
      [
        ["Menu", ""],
        ["Burger with fat chips", "12.50"],
        ["Protein bowl", "14.00"],
        ["Low carb salad", "11.50"],
        ["Sugar free cola", "3.20"],
      ],
      [0, 500],
    ),
  ],
  [
    "a treadmill's display",
    table(
      [
        ["Treadmill summary", ""],
        ["Calories", "320"],
        ["Fat burn", "12 min"],
        ["Distance", "5.2 km"],
      ],
      [0, 500],
    ),
  ],
])("%s is no label", (_, words) => {
  expect(readingOf(page(words))).toBeNull();
});

describe("a label that is cut", () => {
  const half = (rows: string[][], places: number[]) => readingOf(page(table(rows, places)))?.reading;

  test("has no kinds of fat, and no footnote, in place of fat and calories", () => {
    const reading = half(
      [
        ["unt per serving", ""],
        ["urated Fat 2.5g", "12%"],
        ["ans Fat 0g", ""],
        ["olesterol 5mg", "2%"],
        ["Protein 4g", ""],
        ["otal Carbohydrate 30g", "11%"],
        ["Calories 2,500", ""],
        ["Less than 80g", ""],
      ],
      [0, 400],
    );
    expect(reading).toMatchObject({
      nutrition: { calories: null, carbs: 30, fats: null, protein: 4 },
      unsure: ["calories", "fats"],
    });
  });

  test("is in doubt where its lines begin at the edge of the picture", () => {
    const rows = [["Amount per serving"], ["Fat 0g"], ["Total Carbohydrate 30g"], ["Protein 11g"]];
    expect(half(rows, [0])?.unsure).toEqual(["calories"]);
    expect(half(rows, [-MARGIN])?.unsure).toEqual(["calories", "carbs", "protein", "fats"]);
  });

  test("is in doubt where the edge may have cut a whole word off", () => {
    const rows = [["", "Fat 0g"], ["otal Carbohydrate 30g"], ["Protein 11g"]];
    const uncut = [["", "Fat 0g"], ["", "Total Carbohydrate 30g"], ["Protein 11g"]];
    const [edge, beyond] = [-MARGIN, 25 - MARGIN];
    expect(half(rows, [edge, beyond])?.unsure).toContain("fats");
    expect(half(uncut, [edge, beyond])?.unsure).not.toContain("fats");
  });

  test("is in doubt where its bare numbers end at the edge of the picture", () => {
    const rows = [
      ["Energy (kcal)", "388"],
      ["Fat (g)", "1"],
      ["Carbohydrate (g)", "6"],
      ["Protein", "8 g"],
    ];
    const lines = page(table(rows, [0, 400])).map((line) => ({ ...line, isEndCut: line.x > 400 }));
    const reading = readingOf(lines)?.reading;
    expect(reading?.unsure).toEqual(expect.arrayContaining(["calories", "carbs", "fats"]));
    const balanced = lines.map((line) => (line.text === "6" ? { ...line, text: "86" } : line));
    const { unsure } = readingOf(balanced)?.reading ?? {};
    expect(unsure).toEqual(["calories", "carbs", "fats"]);
  });

  test("is in doubt where its rows may as well have slipped by one", () => {
    const names = ["Energie", "Matieres grasses", "dont acides gras satures", "Glucides", "dont sucres"];
    const figures = ["489 kcal", "34,5 g", "14,4 g", "37,5 g", "25,2 g", "3,9 g"];
    const slipping = [
      ...names.map((name, row): Word => [name, 0, 2 * row]),
      ...figures.map((figure, row): Word => [figure, 900, 2 * row - 0.8]),
    ];
    expect(readingOf(page(slipping))?.reading.unsure).toEqual(["carbs", "protein", "fats"]);
  });

  test("has no energy in grams", () => {
    const rows = [
      ["", "per 100 g"],
      ["Energy", "4226 g"],
      ["Fat", "1.4 g"],
      ["Carbohydrate", "48.1 g"],
    ];
    expect(half(rows, [0, 400])).toMatchObject({ nutrition: { calories: null, carbs: 48.1, fats: 1.4 } });
  });

  test("is a label if its units stand beside the names alone", () => {
    const rows = [
      ["Valor energetico (kcal)", "91"],
      ["Carboidratos (g)", "22,8"],
      ["Proteinas (g)", "0"],
    ];
    expect(half(rows, [0, 500])?.nutrition).toMatchObject({ calories: 91, carbs: 22.8, protein: 0 });
  });

  test("has no energy that its nutrients pass many times", () => {
    const rows = [
      ["per serving", ""],
      ["Energy", "4 kJ / 1 kcal"],
      ["Carbohydrate", "20 g"],
      ["Protein", "3 g"],
    ];
    expect(half(rows, [0, 400])).toMatchObject({
      nutrition: { calories: null, carbs: 20, protein: 3 },
      unsure: ["calories", "carbs", "protein", "fats"],
    });
  });
});

test("figures that contradict one another stay as they are printed, in doubt", () => {
  const printed = table(
    [
      ["", "per 100 g"],
      ["Energy", "900 kJ / 446 kcal"],
      ["Fat", "46 g"],
      ["of which saturates", "2.1 g"],
      ["Carbohydrate", "60 g"],
      ["of which sugars", "78 g"],
      ["Protein", "31 g"],
      ["Salt", "0.05 g"],
    ],
    [0, 400],
  );
  expect(readingOf(page(printed))?.reading).toMatchObject({
    nutrition: { calories: 446, carbs: 60, fats: 46, protein: 31 },
    unsure: ["calories", "carbs", "protein", "fats"],
  });
});

test("a lost decimal point is marked, not guessed", () => {
  const label = (protein: string) =>
    table(
      [
        ["Valeurs nutritionnelles", "pour 100 g"],
        ["Energie", "232 kcal"],
        ["Matières grasses", "18 g"],
        ["Glucides", "16 g"],
        ["Protéines", protein],
      ],
      [0, 500],
    );
  expect(readingOf(page(label("14 g")))?.reading).toMatchObject({
    nutrition: { calories: 232, carbs: 16, fats: 18, protein: 14 },
    unsure: ["protein"],
  });
  expect(valuesOf(label("3 g"))?.protein).toBe(3);
});

test("what stands behind the words of another table is no figure of this one", () => {
  const rows = [
    ["", "100 g", "20 g", "", "Per 100 g"],
    ["Valor energetico (kcal)", "634", "127", "Alanine", "2259 mg"],
    ["Carboidratos (g)", "40,9", "8,2", "Arginine", "5.5 g"],
    ["Proteinas (g)", "10,4", "2,1", "Glutamic acid", "10.5 g"],
    ["Gorduras totais (g)", "45,6", "9,1", "Glycine", "4.2 g"],
  ];
  expect(valuesOf(table(rows, [0, 400, 500, 700, 1000]))).toEqual({
    calories: 127,
    carbs: 8.2,
    fats: 9.1,
    protein: 2.1,
  });
});

describe("kJ never take the place of printed kcal", () => {
  const label = (energy: string, head = "") =>
    readingOf(
      page(
        table(
          [
            [head, "per 100 g"],
            ["Energy", energy],
            ["Fat", "20.3 g"],
            ["Carbohydrate", "59 g"],
            ["Protein", "7 g"],
          ],
          [0, 500],
        ),
      ),
    )?.reading;

  test.each<[string, string, string, number, string[]]>([
    ["the kcal of another line", "1881 kJ", "A biscuit of 100 g: 448 kcal", 448, []],
    ["kcal that were not read", "1881 kJ", "Energy in kJ and kcal", 449.6, ["calories"]],
    ["kJ alone", "1881 kJ", "", 449.6, []],
    ["kcal that are far too many", "900 kcal", "", 900, ["carbs", "protein", "fats", "calories"]],
  ])("%s", (_, energy, head, calories, unsure) => {
    expect(label(energy, head)?.nutrition.calories).toBe(calories);
    expect(label(energy, head)?.unsure.toSorted()).toEqual(unsure.toSorted());
  });
});

describe("a percentage of the day", () => {
  const label = (calories: string, fat: string, percent: string) =>
    table(
      [
        ["Nutrition Facts", "", ""],
        ["Serving size", "1 bar (40g)", ""],
        ["Calories", calories, ""],
        ["Total Fat", fat, percent],
        ["Total Carbohydrate", "22g", "8%"],
        ["Protein", "3g", ""],
      ],
      [0, 400, 620],
    );
  const fat = (words: Word[]) => {
    const { nutrition, unsure } = readingOf(page(words))?.reading ?? {};
    return [nutrition?.fats, unsure?.includes("fats")];
  };

  test("tells a lost decimal point where no calories can", () => {
    expect(fat(label("", "35g", "5%"))).toEqual([3.5, true]);
    expect(fat(label("", "35g", ""))).toEqual([35, false]);
  });

  test("puts in doubt what it contradicts, unless the calories confirm that", () => {
    expect(fat(label("", "3.5g", "15%"))).toEqual([3.5, true]);
    expect(fat(label("132", "3.5g", "15%"))).toEqual([3.5, false]);
    expect(fat(label("132", "3.5g", "4%"))).toEqual([3.5, false]);
  });
});

describe("what has energy beside the nutrients is counted", () => {
  const labels: [what: string, words: Word[], values: Values][] = [
    [
      "fibre that American carbs hold, and sugar alcohol",
      table(
        [
          ["Nutrition Facts", ""],
          ["Serving size", "1 bar (60g)"],
          ["Calories", "110"],
          ["Total Fat", "4g"],
          ["Total Carbohydrate", "26g"],
          ["Dietary Fiber", "15g"],
          ["Sugar Alcohol", "5g"],
          ["Protein", "10g"],
        ],
        [0, 500],
      ),
      { calories: 110, carbs: 26, fats: 4, protein: 10 },
    ],
    [
      "fibre that European carbs leave out",
      table(
        [
          ["", "100 g"],
          ["Energie", "229 kcal"],
          ["Fett", "4,9 g"],
          ["Kohlenhydrate", "12 g"],
          ["davon Zucker", "3,4 g"],
          ["Ballaststoffe", "44 g"],
          ["Eiweiß", "16 g"],
          ["Salz", "0,04 g"],
        ],
        [0, 500],
      ),
      { calories: 229, carbs: 12, fats: 4.9, protein: 16 },
    ],
    [
      "polyols of a chewing gum",
      table(
        [
          ["Typical values", "per 100 g"],
          ["Energy", "157 kcal"],
          ["Fat", "0 g"],
          ["Carbohydrate", "65 g"],
          ["of which sugars", "0 g"],
          ["of which polyols", "65 g"],
          ["Protein", "0 g"],
        ],
        [0, 500],
      ),
      { calories: 157, carbs: 65, fats: 0, protein: 0 },
    ],
    [
      "alcohol of a liqueur",
      table(
        [
          ["Typical values", "per 100 ml"],
          ["Energy", "327 kcal"],
          ["Fat", "13 g"],
          ["Carbohydrate", "25 g"],
          ["Protein", "3 g"],
          ["Alcohol", "14 g"],
        ],
        [0, 500],
      ),
      { calories: 327, carbs: 25, fats: 13, protein: 3 },
    ],
  ];

  test.each(labels)("%s", (_, words, values) => {
    expect(readingOf(page(words))?.reading).toMatchObject({ nutrition: values, unsure: [], note: null });
  });

  test("and a figure that disagrees with it is in doubt", () => {
    const [, words] = labels[1] as (typeof labels)[number];
    const misread = words.map(([text, ...at]): Word => [text === "44 g" ? "4 g" : text, ...at]);
    expect(readingOf(page(misread))?.reading.unsure).not.toEqual([]);
  });
});

const read = (worth: number, nutrition: Values): Read => ({
  worth,
  whole: false,
  beside: NOTHING_BESIDE,
  reading: {
    titles: [{ text: "Oats", name: "Oats" }],
    nutrition,
    unsure: AMOUNTS.filter((name) => nutrition[name] === null),
    basis: "100g",
    servingSize: null,
    note: null,
    source: "built-in",
  },
});
const first = { calories: 370, carbs: 59, fats: null, protein: 13 };

test("what one look could not read, the other gives", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 59, fats: 7, protein: null }));
  expect(both?.reading.nutrition).toEqual({ calories: 370, carbs: 59, fats: 7, protein: 13 });
});

test("a look that missed the head of the column gives its values, and takes the basis", () => {
  const seen = read(3, first);
  const headless = read(4, { calories: 370, carbs: 59, fats: null, protein: 13 });
  headless.reading.basis = "unknown";
  seen.reading.basis = "100g";
  expect(bothReadings(seen, headless)?.reading).toMatchObject({
    nutrition: { ...first, carbs: 59, protein: 13 },
    basis: "100g",
  });
  headless.reading.nutrition.protein = 1.3;
  expect(bothReadings(seen, headless)?.reading.basis).toBe("unknown");
});

test("a label of next to no energy is whole", () => {
  const words = US("Total Fat 0g").map(([text, ...at]): Word => {
    const none = text.replace("230", "0").replace("Carbohydrate 37g", "Carbohydrate 0g").replace("3g", "<1g");
    return [none, ...at];
  });
  expect(readingOf(page(words))).toMatchObject({ reading: { nutrition: { calories: 0 } }, whole: true });
});

test("two looks that contradict each other are not mixed", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 5.9, fats: 7, protein: null }));
  expect(both?.reading.nutrition).toEqual(first);
});

test("nor is a value taken that makes the whole absurd", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 59, fats: 70, protein: null }));
  expect(both?.reading.nutrition).toEqual(first);
});

test("the better look counts, and one is enough", () => {
  const better = read(6, { ...first, fats: 7 });
  expect(bothReadings(read(3, first), better)?.reading.nutrition.fats).toBe(7);
  expect(bothReadings(null, better)).toBe(better);
  expect(bothReadings(null, null)).toBeNull();
});

const column = (kind: Candidate["kind"], read: number[], agreed: boolean | null = true): Candidate => {
  const [calories = null, carbs = null, fats = null, protein = null] = read;
  const values = { calories, carbs, fats, protein };
  return { kind, values, agreed, sureEnergy: true, unsure: [], beside: NOTHING_BESIDE };
};

describe("a column", () => {
  test("with more energy in one figure than in all of the food is one to look at", () => {
    const portion = EU.filter(([, x, row]) => row < 3 && x !== 400);
    const cut = page(portion.map(([text, x, row]) => [text === "3.6 g" ? "18.6 g" : text, x, row]));
    const { nutrition, unsure } = readingOf(cut)?.reading ?? {};
    expect(nutrition).toMatchObject({ calories: 116, fats: 18.6 });
    expect(unsure).toContain("fats");
  });

  const right = column("serving", [533, 30, 38.9, 10.4]);

  test("whose energy is that of its grams is worth more than one that is so by chance", () => {
    const slipped = column("serving", [533, 20.5, 21.5, 38.9]);
    expect(worth(right)).toBeGreaterThan(worth(slipped) + 0.5);
  });

  test("that agrees a little is worth more than one that can't be checked, and that more than one that is wrong", () => {
    const loose = column("serving", [660, 30, 38.9, 10.4]);
    const open = column("serving", [533, 30, 38.9], null);
    const wrong = column("serving", [33, 30, 38.9, 10.4], false);
    expect(worth(loose)).toBeGreaterThan(worth(open));
    expect(worth(open)).toBeGreaterThan(worth(wrong));
  });

  test("for a serving is preferred to one for 100 g that agrees a little better", () => {
    const loose = column("serving", [120, 20, 3, 2]);
    const exact = column("100g", [388, 62, 12, 8]);
    expect(chooseColumn([exact, loose])).toBe(loose);
    expect(chooseColumn([exact, column("serving", [116])])).toBe(exact);
  });
});

describe("what a label says beside the four amounts", () => {
  const furtherIn = (words: Word[], changes: Partial<TextLine> = {}) =>
    readingOf(page(words).map((line) => (/Salt|Sodium|g$/.test(line.text) ? { ...line, ...changes } : line)))
      ?.reading.further;
  const american = (...lines: string[][]) =>
    table(
      [
        ["Nutrition Facts"],
        ["Calories", "230"],
        ["Total Fat 8g", "10%"],
        ["Saturated Fat 1g", "5%"],
        ["Trans Fat 0g"],
        ...lines,
        ["Protein 3g"],
      ],
      [0, 540],
    );
  const US_CARBS = [["Total Carbohydrate 37g", "13%"]];

  test("is read for the portion that the values are for", () => {
    expect(furtherIn(EU)).toEqual({ sugars: 6.3, saturated_fat: 1.7, salt: 0.23 });
  });

  test("is read from an American label, sodium as salt", () => {
    const words = american(
      ["Sodium 160mg", "7%"],
      ...US_CARBS,
      ["Dietary Fiber 4g", "14%"],
      ["Soluble Fiber 1g"],
      ["Total Sugars 12g"],
      ["Includes 10g Added Sugars", "20%"],
    );
    expect(furtherIn(words)).toEqual({ fibre: 4, sugars: 12, saturated_fat: 1, salt: 0.4 });
  });

  test.each<[string, string[], object]>([
    ["more sugars than carbs", ["Total Sugars 92g"], {}],
    ["a lost point", ["Dietary Fiber 04g"], {}],
    ["less than an amount", ["Dietary Fiber <1g"], {}],
    ["no unit", ["Dietary Fiber 4"], {}],
    ["two amounts of one name", ["Dietary Fiber 4g", "Dietary Fiber 9g"], {}],
  ])("is unknown with %s", (_, lines, more) => {
    expect(furtherIn(american(...US_CARBS, ...lines.map((line) => [line])))).toEqual({
      saturated_fat: 1,
      ...more,
    });
  });

  test("is unknown where letters were nearly others, or hardly read", () => {
    const rows = [["Sodium 160mg"], ...US_CARBS];
    expect(furtherIn(american(...rows))?.salt).toBe(0.4);
    const doubts = [{ at: 8, other: "6", inserted: false, chance: 0.3 }];
    const doubted = page(american(...rows)).map((line) =>
      line.text.startsWith("Sodium") ? { ...line, doubts } : line,
    );
    expect(readingOf(doubted)?.reading.further?.salt).toBeUndefined();
    const faint = page(american(...rows)).map((line) =>
      line.text.startsWith("Sodium") ? { ...line, confidence: 0.6 } : line,
    );
    expect(readingOf(faint)?.reading.further?.salt).toBeUndefined();
  });

  test("is unknown where the values don't agree", () => {
    const wrong = american(...US_CARBS, ["Total Sugars 12g"]).map(
      ([text, ...at]): Word => [text === "230" ? "420" : text, ...at],
    );
    expect(readingOf(page(wrong))?.reading.further).toBeUndefined();
  });

  test("is unknown where two looks contradict each other", () => {
    const other = EU.map(([text, ...at]): Word => [text.replace("0.23 g", "0.28 g"), ...at]);
    const both = bothReadings(readingOf(page(EU)), readingOf(page(other)));
    expect(both?.reading.further).toEqual({ sugars: 6.3, saturated_fat: 1.7 });
  });
});
