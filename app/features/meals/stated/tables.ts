import {
  ENERGY_NAMES,
  energyUnitOf,
  type FigureName,
  letterOf,
  nutrientOf,
  piecesOf,
  TOTALS,
} from "./pieces";

const ROWS_MIN = 2;
const FIGURES_MIN = 2;
const unitOfFigure = (name: FigureName): string =>
  name === "calories" ? "kcal" : name === "other" ? "g fiber" : `g ${name}`;

/** A text whose tables of foods and figures are lines: "Oats: 300 kcal, 10 g protein". */
export function withTablesAsLines(text: string): string {
  if (!/[|\t]/.test(text)) return text;
  const lines = text.split("\n");
  const written: string[] = [];
  let columns: (string | undefined)[] | undefined;
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length < FIGURES_MIN + 1) columns = undefined;
    else {
      const head = columnsOf(cells);
      const follows = cellsOf(lines[i + ROWS_MIN - 1] ?? "").length >= FIGURES_MIN + 1;
      if (head && follows) {
        columns = head;
        continue;
      }
      if (columns) {
        if (!/^[\s:|-]*$/.test(line)) written.push(...lineOf(cells, columns));
        continue;
      }
    }
    written.push(line);
  }
  return written.join("\n");
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^ {0,3}\|/, "")
    .split(/[|\t]/)
    .map((cell) => cell.replaceAll("*", "").trim());

/** What a figure in each column is of; undefined where the line heads no table. */
function columnsOf(cells: readonly string[]): (string | undefined)[] | undefined {
  if (cells.some((cell) => /\p{Nd}/u.test(cell))) return undefined;
  const columns = cells.map(unitOfCell);
  return columns.filter(Boolean).length >= FIGURES_MIN && columns[0] === undefined ? columns : undefined;
}

function unitOfCell(cell: string): string | undefined {
  const words = piecesOf(cell).filter(({ kind }) => kind === "word");
  for (const { plain, start, end } of words) {
    const energy = energyUnitOf(plain);
    if (energy !== undefined && (energy === 1 || words.length === 1)) return energy === 1 ? "kcal" : "kJ";
    if (ENERGY_NAMES.has(plain)) return words.some((word) => word.plain === "kj") ? "kJ" : "kcal";
    const name =
      nutrientOf(plain) ?? (words.length === 1 ? letterOf(cell.slice(start, end), true) : undefined);
    if (name) return unitOfFigure(name);
  }
  return undefined;
}

function lineOf(cells: readonly string[], columns: readonly (string | undefined)[]): string[] {
  const [food = ""] = cells;
  if (piecesOf(food).some(({ plain }) => TOTALS.has(plain))) return [];
  const amounts = cells.filter((cell, i) => i > 0 && columns[i] === undefined && /\p{Nd}/u.test(cell));
  const figures = cells.flatMap((cell, i) => {
    const [number] = piecesOf(cell).filter(({ kind }) => kind === "number");
    return columns[i] && number ? [`${number.plain} ${columns[i]}`] : [];
  });
  return [`${[...amounts, food].join(" ")}: ${figures.join(", ")}`];
}
