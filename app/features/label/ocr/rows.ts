import { isEnergy, type LabelAmount } from "./amounts";
import type { Name } from "./names";
import type { LabelPage } from "./page";

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
