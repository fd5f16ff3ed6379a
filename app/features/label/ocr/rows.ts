import { isEnergy, type LabelAmount } from "./amounts";
import { findNames, type Name } from "./names";
import { type LabelPage, straighten } from "./page";
import type { TextLine } from "./text-line";

export type LabelRow = { name: Name; amounts: LabelAmount[] };

export function labelRowsOf({ names, amounts }: LabelPage): LabelRow[] {
  const rows = names.map((name): LabelRow => ({ name, amounts: [] }));
  for (const amount of amounts) {
    const row = isEnergy(amount) ? (energyRow(rows, amount) ?? rowOf(rows, amount)) : rowOf(rows, amount);
    row?.amounts.push(amount);
  }
  for (const row of rows) {
    row.amounts = row.amounts.filter(
      (amount) => !row.amounts.some((other) => isNearer(row.name, other, amount)),
    );
    row.amounts.sort((a, b) => a.left - b.left);
  }
  return rows;
}

/** Of two amounts one above the other, one belongs to a row with an unreadable name. */
const isNearer = (name: Name, a: LabelAmount, b: LabelAmount) =>
  a !== b &&
  !isEnergy(a) &&
  !isEnergy(b) &&
  a.line !== b.line &&
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >
    0.5 * Math.min(a.right - a.left, b.right - b.left) &&
  gap(name, a) < gap(name, b);

/** Mean distance of amounts from their rows (in line heights), and the median slope. */
export function slackOf(all: LabelRow[]) {
  const pairs = all
    .filter(({ name }) => name.nutrient !== "calories")
    .flatMap(({ name, amounts }) =>
      amounts.filter(({ line }) => line !== name.line).map((amount) => ({ name, amount })),
    );
  const slopes = pairs
    .map(({ name, amount }) => (amount.y - name.y) / Math.max(name.line.height, amount.left - name.left))
    .toSorted((a, b) => a - b);
  const sum = pairs.reduce((total, { name, amount }) => total + gap(name, amount), 0);
  return { slack: sum / Math.max(1, pairs.length), slope: slopes[slopes.length >> 1] ?? 0 };
}

const gap = (name: Name, amount: LabelAmount) =>
  Math.max(0, Math.abs(name.y - amount.y) - name.reach) /
  (name.nutrient === "calories"
    ? Math.max(name.line.height, amount.line.height)
    : (name.line.height + amount.line.height) / 2);

const isLeft = (name: Name, amount: LabelAmount) =>
  name.line === amount.line
    ? name.to <= amount.from
    : name.right <= amount.left + 0.6 * Math.min(name.line.height, amount.line.height);

function rowOf(all: LabelRow[], amount: LabelAmount) {
  const inLine = all.filter(({ name }) => name.line === amount.line && isLeft(name, amount));
  if (inLine.length > 0) return inLine.toSorted((a, b) => b.name.to - a.name.to)[0];
  const left = all.filter(({ name }) => isLeft(name, amount) && gap(name, amount) < 0.85);
  const level = left.filter(({ name }) => gap(name, amount) < 0.5);
  if (level.length > 0) return level.toSorted((a, b) => b.name.right - a.name.right)[0];
  return left.toSorted((a, b) => gap(a.name, amount) - gap(b.name, amount))[0];
}

/** kJ and kcal may stand one above the other, beside a single "Energy". */
function energyRow(all: LabelRow[], amount: LabelAmount) {
  return all
    .filter(({ name }) => name.nutrient === "calories" && isLeft(name, amount) && gap(name, amount) < 2.2)
    .toSorted((a, b) => gap(a.name, amount) - gap(b.name, amount) || b.name.right - a.name.right)[0];
}

type Region = { left: number; top: number; width: number; height: number };

export function tableRegion(lines: TextLine[], picture: { width: number; height: number }): Region | null {
  const level = { angle: 0, perX: 0, perY: 0, middleX: 0, middleY: 0 };
  const naming = lines.filter((line) =>
    straighten([line], level).some((straight) => findNames(straight).length > 0),
  );
  if (naming.length < 2) return null;
  const usual = naming.map(({ height }) => height).toSorted((a, b) => a - b)[naming.length >> 1] as number;
  const ends = naming.flatMap(({ x, y, width, angle }) =>
    [-0.5, 0.5].map((end) => ({
      x: x + end * width * Math.cos(angle),
      y: y + end * width * Math.sin(angle),
    })),
  );
  const beside = lines.filter(({ x, y }) =>
    ends.some((end) => Math.abs(end.y - y) < usual && Math.abs(end.x - x) < 20 * usual),
  );
  const xs = [...ends.map(({ x }) => x), ...beside.flatMap(({ x, width }) => [x - width / 2, x + width / 2])];
  const ys = ends.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - usual));
  const top = Math.max(0, Math.floor(Math.min(...ys) - 4 * usual));
  const right = Math.min(picture.width, Math.ceil(Math.max(...xs) + usual));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...ys) + 3 * usual));
  return { left, top, width: right - left, height: bottom - top };
}
