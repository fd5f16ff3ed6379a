import { CATEGORIES, everyPuzzle } from "../../app/features/puzzles/catalogue";

/** The style sheet with the theme colours of all categories and puzzles, one rule for each colour. */
export function bandsCss(): string {
  const selectors = new Map<string, Set<string>>();
  for (const { id, bgColor } of [...CATEGORIES, ...everyPuzzle().map(({ puzzle }) => puzzle)]) {
    const color = bgColor.toLowerCase();
    selectors.set(color, (selectors.get(color) ?? new Set()).add(`  .band-${id}`));
  }
  const rules = [...selectors].map(
    ([color, ids]) => `${[...ids].join(",\n")} {\n    --band: ${color};\n  }\n`,
  );
  return `/* Written by \`npm run art\`: the theme colours of the puzzle categories and their puzzles. */\n@layer components {\n${rules.join("\n")}}\n`;
}
