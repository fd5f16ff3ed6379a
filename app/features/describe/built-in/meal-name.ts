const MAX_LENGTH = 80;

/** A name for a meal of several foods: "Scrambled eggs, toast & orange juice", at most 80 characters. */
export const mealName = (items: readonly { name: string }[]): string => {
  const names = [...new Set(items.map(({ name }) => name.trim()).filter(Boolean))].map((name, i) =>
    i === 0 ? name : lowered(name),
  );
  for (let shown = names.length; shown > 0; shown -= 1) {
    const hidden = names.length - shown;
    const name = joined(hidden === 0 ? names : [...names.slice(0, shown), `${hidden} more`]);
    if (name.length <= MAX_LENGTH) return name;
  }
  const [first = ""] = names;
  const start = [...first].slice(0, MAX_LENGTH / 2).join("");
  return first.length <= MAX_LENGTH ? first : `${start.trimEnd()}…`;
};

const joined = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} & ${names.at(-1)}`;

/** Lower case inside a list, but for "BLT", "M&M's" and "Greek". */
const lowered = (name: string): string =>
  /^[A-Z][a-z]+( [a-z]|$|-)/.test(name) && !PROPER.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

const PROPER =
  /^(American|Asian|Boston|Brazil|Brussels|Caesar|Canadian|Cheerios|Chex|Danish|Doritos|English|French|Gouda|Greek|Hawaiian|Irish|Italian|Manhattan|Marmite|Philly|Pringles|Reuben|Skittles|Snickers|Swiss|Twix|Worcestershire|Yorkshire)\b/;
