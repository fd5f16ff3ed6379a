const LONGEST = 80;

/** A name for a meal of several foods: "Scrambled eggs, toast & orange juice", at most 80 characters. */
export const mealName = (items: readonly { name: string }[]): string => {
  const names = [...new Set(items.map(({ name }) => name.trim()).filter(Boolean))];
  const told = names.map((name, i) => (i === 0 ? name : lowered(name)));
  for (let kept = told.length; kept > 0; kept -= 1) {
    const left = told.length - kept;
    const name = left === 0 ? joined(told) : joined([...told.slice(0, kept), `${left} more`]);
    if (name.length <= LONGEST) return name;
  }
  const [first = ""] = told;
  return first.length <= LONGEST
    ? first
    : `${[...first]
        .slice(0, LONGEST / 2)
        .join("")
        .trimEnd()}…`;
};

const joined = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} & ${names.at(-1)}`;

/** A name inside a list starts small, unless it is written with capitals of its own ("BLT", "M&M's", "Greek"). */
const lowered = (name: string): string =>
  /^[A-Z][a-z]+( [a-z]|$|-)/.test(name) && !PROPER.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

const PROPER =
  /^(American|Asian|Boston|Brazil|Brussels|Caesar|Canadian|Cheerios|Chex|Danish|Doritos|English|French|Gouda|Greek|Hawaiian|Irish|Italian|Manhattan|Marmite|Philly|Pringles|Reuben|Skittles|Snickers|Swiss|Twix|Worcestershire|Yorkshire)\b/;
