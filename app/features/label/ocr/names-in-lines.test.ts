import { describe, expect, test } from "vitest";
import { readingOf } from "~/features/label/ocr/reading";
import type { TextLine } from "./text-line";

const LETTER = 14;
const LINE = 32;

/** Lines of text by their left end and how many lines down they stand. */
const page = (words: [text: string, x: number, down: number][]): TextLine[] =>
  words.map(([text, left, down]) => ({
    text,
    confidence: 0.97,
    letters: [...text].map((_, i) => (i + 0.5) / text.length),
    x: left + (text.length * LETTER) / 2,
    y: 100 + down * LINE,
    width: text.length * LETTER,
    height: 30,
    angle: 0,
  }));

const read = (words: [string, number, number][]) => readingOf(page(words))?.reading;

describe("a name over two lines", () => {
  test("has the amount that stands between them, above or below", () => {
    for (const down of [3.2, 3.5, 3.8]) {
      const reading = read([
        ["por 100 g", 400, 0],
        ["Contenido", 0, 1],
        ["energetico", 0, 2],
        ["1122 kJ / 272 kcal", 400, 1.5],
        ["Hidratos de", 0, 3],
        ["carbono", 0, 4],
        ["3,0 g", 400, down],
        ["Grasas", 0, 5],
        ["25,8 g", 400, 5],
        ["de las cuales", 0, 6],
        ["saturadas", 0, 7],
        ["16,7 g", 400, 6.5],
        ["Proteinas", 0, 8],
        ["6,9 g", 400, 8],
      ]);
      expect(reading?.nutrition).toEqual({ calories: 272, carbs: 3, fats: 25.8, protein: 6.9 });
    }
  });

  test("is none where two nutrients stand one above the other", () => {
    const reading = read([
      ["per 100 g", 400, 0],
      ["Energy", 0, 1],
      ["495 kcal", 400, 1],
      ["Fat", 0, 2],
      ["28 g", 400, 2],
      ["Saturated", 0, 3],
      ["16 g", 400, 3],
      ["Carbohydrate", 0, 4],
      ["46.9 g", 400, 4],
      ["Total sugars", 0, 5],
      ["45 g", 400, 5],
      ["Protein", 0, 6],
      ["11.6 g", 400, 6],
    ]);
    expect(reading?.nutrition).toEqual({ calories: 495, carbs: 46.9, fats: 28, protein: 11.6 });
  });

  test("may belong to a part: Grasas totales, and Grasas saturadas below it", () => {
    const reading = read([
      ["Por 100 g", 400, 0],
      ["Energia", 0, 1],
      ["233 kcal", 400, 1],
      ["Grasas totales", 0, 2],
      ["3.9 g", 400, 2],
      ["Grasas", 0, 3],
      ["saturadas", 0, 4],
      ["0.5 g", 400, 3.5],
      ["Carbohidratos", 0, 5],
      ["37.2 g", 400, 5],
      ["Proteinas", 0, 6],
      ["9.4 g", 400, 6],
    ]);
    expect(reading?.nutrition).toEqual({ calories: 233, carbs: 37.2, fats: 3.9, protein: 9.4 });
  });

  test("may be one nutrient in two languages", () => {
    const reading = read([
      ["por 100 ml", 400, 0],
      ["Energia", 0, 1],
      ["41 kcal", 400, 1],
      ["Lipidos", 0, 2],
      ["2,0 g", 400, 2],
      ["Hidratos de carbono /", 0, 3],
      ["Hidratos de", 0, 4],
      ["carbono", 0, 5],
      ["2,7 g", 400, 4],
      ["Proteinas", 0, 6],
      ["2,9 g", 400, 6],
    ]);
    expect(reading?.nutrition).toEqual({ calories: 41, carbs: 2.7, fats: 2, protein: 2.9 });
  });

  test("may be broken in running text", () => {
    const reading = read([
      ["Valori nutritionale medii pe 100 g: Valoare", 0, 0],
      ["energetica: 1 898 kJ (455 kcal), Grasimi: 27,1 g,", 0, 1],
      ["din care saturati: 2,6 g, Glucide: 44,3 g, din care", 0, 2],
      ["zaharuri: 1,1 g, Proteine: 6,3 g, Sare: 0,12 g.", 0, 3],
    ]);
    expect(reading).toMatchObject({
      nutrition: { calories: 455, carbs: 44.3, fats: 27.1, protein: 6.3 },
      basis: "100g",
    });
  });
});

test("energy is known by its unit where its name can't be read", () => {
  const reading = read([
    ["per 100 g", 400, 0],
    ["Enxxxy", 0, 1],
    ["1678 kJ / 401 kcal", 400, 1],
    ["Fat", 0, 2],
    ["5 g", 400, 2],
    ["Carbohydrate", 0, 3],
    ["78 g", 400, 3],
    ["Protein", 0, 4],
    ["9.0 g", 400, 4],
  ]);
  expect(reading?.nutrition).toEqual({ calories: 401, carbs: 78, fats: 5, protein: 9 });
});

test("amounts that slipped into each other's rows are not taken for values", () => {
  const slipped: [string, number, number][] = [
    ["per 100 g", 400, 0],
    ["Energy, kcal", 0, 1],
    ["3.8", 400, 1],
    ["Protein (g)", 0, 2],
    ["10.8", 400, 2],
    ["Carbohydrate (g)", 0, 3],
    ["9.5", 400, 3],
    ["Total Fat (g)", 0, 4],
    ["1.5", 400, 4],
  ];
  expect(read(slipped)).toBeUndefined();
});

test("a long line that lost many of its letters gives no values", () => {
  const words: [string, number, number][] = [
    ["Vyzivove udaje na 100 g: Energia 2302 kJ/52 kcal, Tuky 3 g, Sacharidy 9 g, Bielkoviny 3 g", 0, 0],
  ];
  const lines = page(words);
  expect(readingOf(lines)).not.toBeNull();
  expect(readingOf(lines.map((line) => ({ ...line, confidence: 0.68 })))).toBeNull();
});

test("how many portions a pack has is not how large they are", () => {
  const reading = read([
    ["Porciones por envase: 8", 0, 0],
    ["Tamano de la porcion: 50 g", 0, 1],
    ["Por porcion", 400, 2],
    ["Energia", 0, 3],
    ["116 kcal", 400, 3],
    ["Grasas", 0, 4],
    ["2 g", 400, 4],
    ["Carbohidratos", 0, 5],
    ["18.6 g", 400, 5],
    ["Proteinas", 0, 6],
    ["4.7 g", 400, 6],
  ]);
  expect(reading?.servingSize).toBe("50 g");
});
