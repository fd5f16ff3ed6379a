export const COLORS: Record<string, string> = {
  i: "var(--ink)",
  w: "var(--window)",
  s: "var(--mask)",
  g: "#5f9a2c",
  l: "#a9c971",
  o: "#e8652b",
  y: "#f6c445",
  r: "#c8372d",
  b: "#7a4a24",
  d: "#4b2c16",
  t: "#d9a066",
  c: "#bcd6e6",
  p: "#ff9d8a",
};

/** A stroke of width 1 for each letter of a sprite, but `.`. */
export function pathsOf(rows: readonly string[]) {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const [cells, letter = ""] = run;
      paths.set(letter, `${paths.get(letter) ?? ""}M${run.index} ${y + 0.5}h${cells.length}`);
    }
  });
  return [...paths];
}
