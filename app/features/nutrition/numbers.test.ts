import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatGrams, formatKcal } from "./amounts";
import {
  energyFieldText,
  fieldText,
  onlyNumber,
  parseAmount,
  parseCount,
  readNumber,
  whichNumber,
} from "./read-number";

const SPACES = [" ", "\u00a0", "\u202f", "\u2009"];
const GROUPING = [",", ".", "'", "’", ...SPACES];
/** How a language groups and points its numbers. */
const STYLES = GROUPING.flatMap((group) =>
  [",", "."].filter((point) => point !== group).map((point) => ({ group, point })),
);
const runs = { numRuns: 5_000 };

describe("a number as people write it", () => {
  it.each([
    ["2,000", 2000],
    ["2.000", 2000],
    ["2 000", 2000],
    ["2\u00a0000", 2000],
    ["2\u202f000", 2000],
    ["2\u2009000", 2000],
    ["2’000", 2000],
    ["2'000", 2000],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1’234.5", 1234.5],
    ["12,345,678", 12_345_678],
    ["0,125", 0.125],
    ["0.125", 0.125],
    [".5", 0.5],
    [",5", 0.5],
    ["12,5", 12.5],
    ["12.5 g", 12.5],
    [" 12 ", 12],
    ["1234,567", 1234.567],
    ["1.1250", 1.125],
    ["1,234.567", 1234.567],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    ["1 ½", 1.5],
    ["2⅔", 2 + 2 / 3],
    ["3⁄4", 0.75],
    ["１２", 12],
    ["१२", 12],
    ["٢٬٠٠٠", 2000],
    ["١٢٫٥", 12.5],
    ["۱۲", 12],
    ["𝟙𝟚", 12],
    ["007", 7],
  ])("%j is %d", (text, value) => {
    expect(readNumber(text)?.value).toBe(value);
  });

  it.each([
    ...["", " ", "g", "abc", "-1", "−1", "--5", "1e3", "1e309", "0x10", "NaN", "Infinity", "∞"],
    ...["12,5,6", "1.2.3", "1 000 20", "1 2", "1  000", "0 125", "0'125", "0,125,000", "1 00", "12 34"],
    ...["1,000 000", "1,2,345.6", "1.234.5", "1,234,56", "1234 567", "1,00,000", "2'50"],
    ...["1/0", "0/2", "1/2/3", "½½", "1½2", "1 000/3", "2-3", "12 apples", "5.", "²", "①", "Ⅳ", "1²"],
    ...["9".repeat(400), "<b>1</b>", "true", "[]", "1\u202e2", "__proto__"],
  ])("%j is none", (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it.each([
    ["1,200", 1200, 1.2],
    ["1.200", 1200, 1.2],
    ["12.500", 12_500, 12.5],
    ["1,200 g", 1200, 1.2],
    ["2 000", 2000, undefined],
    ["1’200", 1200, undefined],
    ["1,200.5", 1200.5, undefined],
    ["1,200,000", 1_200_000, undefined],
    ["0,125", 0.125, undefined],
  ])("%j is %d, or else %j", (text, value, or) => {
    expect(readNumber(text)).toEqual(or === undefined ? { value } : { value, or });
  });

  it("is the same in every language's grouping, decimal sign and digits", () => {
    const digits = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.option(fc.integer({ min: 1, max: 99 })),
        fc.constantFrom(...STYLES),
        digits,
        (whole, hundredths, { group, point }, zero) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
          const part = hundredths === null ? "" : `${point}${String(hundredths).padStart(2, "0")}`;
          const text = `${grouped}${part}`.replace(/\d/g, (d) => String.fromCodePoint(zero + Number(d)));
          expect(readNumber(text)?.value).toBe(Number(`${whole}.${part.slice(1) || 0}`));
        },
      ),
      runs,
    );
  });

  it("is never a thousandth or a thousandfold of what its groups say", () => {
    const group = fc.tuple(
      fc.stringMatching(/^\d{1,3}$/),
      fc.constantFrom(...GROUPING),
      fc.stringMatching(/^\d{3}$/),
    );
    fc.assert(
      fc.property(group, ([head, mark, tail]) => {
        const read = readNumber(head + mark + tail);
        const isPoint = mark === "," || mark === ".";
        if (head !== "0") expect(read?.value).toBe(Number(head + tail));
        else expect(read?.value).toBe(isPoint ? Number(`0.${tail}`) : undefined);
        if (head !== "0" && isPoint) expect(parseAmount(`${head}${mark}${tail}`, "g")).toBeUndefined();
      }),
      runs,
    );
  });

  it.each(["1 ", "1,", "1 1/", "1'000 ", "½", "١٬", "1           "])(
    "is none in a hundred thousand times %j, and that is soon clear",
    (piece) => {
      expect(readNumber(piece.repeat(100_000))).toBeUndefined();
      expect(onlyNumber(piece.repeat(100_000))).toBeUndefined();
    },
  );
});

describe("what the product writes", () => {
  const tenths = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 10);

  it("is read back as the same number by the field it is written for", () => {
    fc.assert(
      fc.property(tenths, (amount) => {
        expect(parseAmount(fieldText(amount), "g")).toBe(amount);
        expect(parseAmount(fieldText(amount), "kcal")).toBe(amount);
        expect(parseAmount(energyFieldText(amount, "kcal"), "kcal")).toBe(amount);
        expect(parseCount(fieldText(amount))).toBe(amount);
        // JSON, as the API writes it.
        expect(parseAmount(JSON.stringify(amount), "g")).toBe(amount);
      }),
      runs,
    );
  });

  it("is read back as a number of servings, to four decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (n) => {
        expect(parseCount(fieldText(n / 10_000))).toBe(n / 10_000);
      }),
      runs,
    );
  });

  it("is read back from a screen as the number that is shown", () => {
    fc.assert(
      fc.property(tenths, (amount) => {
        const grams = amount < 10 ? amount : Math.round(amount);
        expect(parseAmount(`${formatGrams(amount)} g`, "g")).toBe(grams);
        expect(parseAmount(`${formatKcal(amount)} kcal`, "kcal")).toBe(Math.round(amount));
        expect(parseCount(`${formatGrams(amount)} ml`)).toBe(grams);
      }),
      runs,
    );
  });

  it.each([
    [formatKcal, 597.7, "598"],
    [formatKcal, 2000, "2,000"],
    [formatGrams, 9.96, "10"],
    [formatGrams, 4.5, "4.5"],
    [formatGrams, 31.4, "31"],
    [formatGrams, 1200, "1200"],
    [(kcal: number) => energyFieldText(kcal, "kcal"), 1957.5, "1,957.5"],
    [fieldText, 1 / 3, "0.3333"],
    [fieldText, 1.125, "1.1250"],
    [fieldText, 1200, "1200"],
  ])("%o of %d is %j", (format, amount, text) => {
    expect(format(amount)).toBe(text);
  });
});

describe("what can be read as two numbers", () => {
  it.each([
    ["1,200", "g", "Is that 1,200 g or 1.2 g? Type 1200 or 1.2."],
    ["1.200 g", "g", "Is that 1,200 g or 1.2 g? Type 1200 or 1.2."],
    ["12.500", undefined, "Is that 12,500 or 12.5? Type 12500 or 12.5."],
    ["1,000", "ml", "Is that 1,000 ml or 1 ml? Type 1000 or 1."],
  ] as const)("%j is a question", (text, unit, question) => {
    expect(whichNumber(readNumber(text), unit)).toBe(question);
    expect(parseCount(text)).toBeUndefined();
    expect(parseAmount(text, "g")).toBeUndefined();
  });

  it.each(["1200", "1.2", "2 000", "x", "", "999,999", "0,125"])("%j is none", (text) => {
    expect(whichNumber(readNumber(text), "g")).toBeUndefined();
  });

  it("is what its groups say in kcal", () => {
    expect(["1,200", "1.200", "12.345 kcal"].map((text) => parseAmount(text, "kcal"))).toEqual([
      1200, 1200, 12_345,
    ]);
  });

  it("can be answered as the question says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.stringMatching(/^\d{3}$/), (head, tail) => {
        const question = whichNumber(readNumber(`${head},${tail}`), "g") ?? "";
        const [, many, few] = /Type (\S+) or (\S+)\.$/.exec(question) ?? [];
        expect(parseAmount(many ?? "", "g")).toBe(Number(`${head}${tail}`));
        expect(parseCount(few ?? "")).toBe(Number(`${head}.${tail}`));
      }),
      runs,
    );
  });
});

describe("the only number of a text", () => {
  it.each([
    ["about 30 grams", 30],
    ["carbs: 12,5 g", 12.5],
    ["approx. 1 1/2 g", 1.5],
    ["½g", 0.5],
    ["1 000 kcal a day", 1000],
    ["none", 0],
    ["", 0],
    ["١٢ غرام", 12],
  ])("of %j is %d", (text, value) => {
    expect(onlyNumber(text)?.value).toBe(value);
  });

  it.each(["12,5,6", "1 000 20", "2 x 30 g", "10-12 g", "12.5 g per 100 g", "5 ²", "Ⅳ", "1½2"])(
    "of %j is none",
    (text) => {
      expect(onlyNumber(text)).toBeUndefined();
    },
  );
});
