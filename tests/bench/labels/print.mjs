/** An amount as printed, without its unit. `accept`: what also counts as read right where it is printed as a limit. */
const cell = (text, value, accept) => ({ text, value, accept });

const TRACES = {
  en: "Trace",
  de: "Spuren",
  fr: "traces",
  it: "tracce",
  nl: "sporen",
  es: "trazas",
  pl: "ślady",
};

/** How a European pack prints grams: whole numbers from ten on or one decimal throughout, and small amounts as limits. */
export function gramsOfEurope(random, { comma, lang }) {
  const always = random.chance(0.5);
  const small = random.one(["limit", "decimal", "zero", "trace"]);
  const point = (text) => (comma ? text.replace(".", ",") : text);
  return (value, limit = 0.5) => {
    if (value < limit && value > 0 && small === "limit") {
      const text = `<${random.chance(0.5) ? " " : ""}${point(String(limit))}`;
      return cell(text, limit / 2, [0, limit]);
    }
    if (value < 0.05 && value > 0 && small === "trace" && TRACES[lang])
      return cell(TRACES[lang], 0, [0, 0.5]);
    if (value === 0 || (value < limit && small === "zero")) return cell("0", 0);
    const text = value >= 10 && !always ? value.toFixed(0) : value.toFixed(1);
    return cell(point(text), Number(text));
  };
}

/** Salt has two decimals. */
export const salt = (value, comma) => value.toFixed(2).replace(".", comma ? "," : ".");

/** Thousands with a space, a point, a comma or nothing. */
export function thousands(value, sign) {
  const text = String(Math.round(value));
  return value >= 1000 ? `${text.slice(0, -3)}${sign}${text.slice(-3)}` : text;
}

/** As the American rules round: calories by 5 or 10, fat by halves below 5 g, the rest by grams. */
export function american(random) {
  const less = random.one(["<1", "less than 1", "0"]);
  return {
    calories: (value) => (value < 50 ? 5 * Math.round(value / 5) : 10 * Math.round(value / 10)),
    fat: (value) => {
      const grams = value < 5 ? Math.round(value * 2) / 2 : Math.round(value);
      return cell(String(grams), grams);
    },
    grams: (value) => {
      if (value > 0.5 && value < 1 && less !== "0") return cell(less, 0.5, [0, 1]);
      return cell(String(Math.round(value)), Math.round(value));
    },
  };
}

/** One decimal always; below one gram maybe "Less than 1". */
export function oneDecimal(random, words = ["Less than 1", "LESS THAN 1", "<1"]) {
  const limits = random.chance(0.4);
  const word = random.one(words);
  return (value) =>
    limits && value > 0.05 && value < 1
      ? cell(word, 0.5, [0, 1])
      : cell(value.toFixed(1), Number(value.toFixed(1)));
}

/** A row of truth for one basis out of printed cells. */
export function truth(head, calories, { carbs, fats, protein }) {
  return { ...head, calories, carbs: carbs.value, fats: fats.value, protein: protein.value };
}

export function accept({ carbs, fats, protein }) {
  const ranges = Object.entries({ carbs, fats, protein }).filter(([, { accept: range }]) => range);
  return Object.fromEntries(ranges.map(([key, { accept: range }]) => [key, range]));
}
