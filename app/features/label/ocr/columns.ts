import { isEnergy, type LabelAmount } from "./amounts";
import type { Name } from "./names";
import type { Header, HeaderKind, LabelPage } from "./page";
import { type LineSpan, type StraightLine, spanOf } from "./text-line";

export type LabelRow = { name: Name; amounts: LabelAmount[] };

export function labelRowsOf({ lines, names, amounts }: LabelPage): LabelRow[] {
  const rows = names.map((name): LabelRow => ({ name, amounts: [] }));
  for (const amount of amounts) {
    const row = isEnergy(amount) ? (energyRow(rows, amount) ?? rowOf(rows, amount)) : rowOf(rows, amount);
    row?.amounts.push(amount);
  }
  const named = new Set(names.map(({ line }) => line));
  const words = lines.filter((line) => !named.has(line) && WORD.test(line.plain) && !/\d/.test(line.plain));
  for (const row of rows) {
    const beyond = beginOfNext(row, words);
    row.amounts = row.amounts.filter(
      (amount) => amount.left < beyond && !row.amounts.some((other) => isNearer(row.name, other, amount)),
    );
    row.amounts.sort((a, b) => a.left - b.left);
  }
  return rows;
}

const WORD = /[a-z]{4}/;

/** Where words behind the first amounts of a row begin another table. */
function beginOfNext({ name, amounts }: LabelRow, words: StraightLine[]): number {
  const first = Math.min(...amounts.map(({ right }) => right));
  const next = words.map((line) => spanOf(line, 0, line.plain.length));
  return Math.min(
    ...next.filter((span) => span.left > first && gap(name, span) < 0.5).map(({ left }) => left),
  );
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

const gap = (name: Name, amount: LineSpan) =>
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

export function rowColumn(rows: LabelRow[], headers: Header[]): Column {
  const cells = rows.flatMap((row) => {
    const amounts = row.amounts.filter(({ unit }) => unit !== "%");
    const energy = amounts.filter(isEnergy);
    const plain = amounts.filter((amount) => !isEnergy(amount));
    const bare = plain.find(({ unit }) => unit === null);
    const grams = plain.find(({ unit, digits }) => unit === "g" || /[.,]/.test(digits));
    const first = row.name.nutrient === "calories" ? bare : (grams ?? bare);
    const inMg =
      row.name.nutrient === "other" && !grams ? plain.find(({ unit }) => unit === "mg") : undefined;
    return [...energy, ...(first ? [first] : []), ...(inMg ? [inMg] : [])].map((amount) => ({ row, amount }));
  });
  const kinds = new Set(headers.map(({ kind }) => kind));
  const kind =
    (["100g", "100ml", "serving", "container"] as const).find((wanted) => kinds.has(wanted)) ?? null;
  return { kind, cells };
}

export type Column = { kind: HeaderKind | null; cells: Cell[] };

type Cell = { row: LabelRow; amount: LabelAmount };

const isEnergyCell = ({ row, amount }: Cell) =>
  isEnergy(amount) || (row.name.nutrient === "calories" && amount.unit === null);
const middle = (span: { left: number; right: number }) => (span.left + span.right) / 2;

export function columns(rows: LabelRow[], headers: Header[]): Column[] {
  const cells = rows.flatMap((row) => row.amounts.map((amount) => ({ row, amount })));
  const several = rows.filter((row) => row.amounts.filter((a) => a.unit !== "%" && !isEnergy(a)).length > 1);
  const some = rows.filter((row) => row.amounts.some((a) => a.unit !== "%" && !isEnergy(a)));
  if (several.length < 2 || several.length < some.length * 0.3 || isGlued(some))
    return [rowColumn(rows, headers)];

  const groups: Cell[][] = [];
  const plain = cells.filter((cell) => !isEnergyCell(cell)).toSorted((a, b) => a.amount.y - b.amount.y);
  for (const cell of plain) {
    const fitting = groups
      .map((group) => ({ group, share: overlap((group.at(-1) as Cell).amount, cell.amount) }))
      .filter(({ share }) => share > 0.35)
      .toSorted((a, b) => b.share - a.share)[0];
    if (fitting) fitting.group.push(cell);
    else groups.push([cell]);
  }
  const longest = Math.max(...groups.map((group) => group.length));
  const candidates = groups
    .filter((group) => group.length > 1 && group.length >= 0.34 * longest && !isUnits(group))
    .toSorted((a, b) => left(a) - left(b));
  if (candidates.length === 0) return [rowColumn(rows, headers)];
  const all = candidates.map(
    (group): Column => ({ kind: mostlyPercent(group) ? "percent" : null, cells: group }),
  );
  name(all, headers);
  const columnsOfAmounts = all.filter(({ kind }) => kind !== "percent");
  for (const row of rows)
    addEnergy(
      columnsOfAmounts,
      cells.filter((cell) => cell.row === row && isEnergyCell(cell)),
    );
  return columnsOfAmounts;
}

/** Amounts right behind their names: what follows is percentages. */
const isGlued = (rows: LabelRow[]) =>
  rows.filter(({ name, amounts }) => amounts.some(({ line }) => line === name.line)).length >
  0.6 * rows.length;

/** A column of "g", each read as a 9. */
const isUnits = (cells: Cell[]) =>
  2 * cells.filter(({ amount }) => amount.digits === "9").length > cells.length;

const mostlyPercent = (cells: Cell[]) =>
  2 * cells.filter(({ amount }) => amount.unit === "%").length >= cells.length;

/** As many energies of one unit as columns go in order, others by position. */
function addEnergy(all: Column[], cells: Cell[]) {
  for (const unit of ["kj", "kcal", null]) {
    const sameUnit = cells.filter(({ amount }) => amount.unit === unit);
    for (const [i, cell] of sameUnit.entries()) {
      const column = sameUnit.length === all.length ? all[i] : nearest(all, cell.amount);
      column?.cells.push(cell);
    }
  }
}

const left = (cells: Cell[]) => Math.min(...cells.map(({ amount }) => amount.left));

function overlap(a: LabelAmount, b: LabelAmount) {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.min(a.right - a.left, b.right - b.left);
}

function nearest(all: Column[], span: { left: number; right: number; y: number }) {
  const distance = (column: Column) => {
    const near = column.cells
      .filter((cell) => !isEnergyCell(cell))
      .toSorted((a, b) => Math.abs(a.amount.y - span.y) - Math.abs(b.amount.y - span.y))
      .slice(0, 2);
    return Math.abs(near.reduce((sum, { amount }) => sum + middle(amount), 0) / near.length - middle(span));
  };
  return all.toSorted((a, b) => distance(a) - distance(b))[0];
}

function name(all: Column[], headers: Header[]) {
  const top = Math.min(...all.flatMap(({ cells }) => cells.map(({ amount }) => amount.y)));
  const height = all[0]?.cells[0]?.amount.line.height ?? 0;
  const above = headers.filter(({ y }) => y < top + height && y > top - 12 * height);
  if (inOrder(all, above)) return;
  for (const header of above.toSorted((a, b) => a.y - b.y)) {
    const column = nearest(all, header);
    if (!column) continue;
    const first = column.cells[0]?.amount as LabelAmount;
    const apart = Math.max(first.left - header.right, header.left - first.right);
    if (apart < 1.5 * height) column.kind = better(column.kind, header.kind);
  }
  // With one head read, the other of two columns can only be the other.
  const amounts = all.filter(({ kind }) => kind !== "percent");
  const unknown = amounts.filter(({ kind }) => kind === null);
  if (amounts.length === 2 && unknown[0] && amounts.some(({ kind }) => kind === "100g" || kind === "100ml"))
    unknown[0].kind = "serving";
}

/** As many different heads as columns pair up in order. */
function inOrder(all: Column[], headers: Header[]) {
  const amounts = all.filter(({ kind }) => kind !== "percent");
  const heads = headers
    .filter(({ kind }) => kind !== "percent")
    .filter((head, i, list) => list.findIndex(({ kind }) => kind === head.kind) === i)
    .toSorted((a, b) => middle(a) - middle(b));
  if (amounts.length < 2 || heads.length !== amounts.length) return false;
  for (const [i, column] of amounts.entries()) column.kind = (heads[i] as Header).kind;
  return true;
}

/** "Per serving" and "% daily value" over one column: it holds percentages. */
const better = (old: HeaderKind | null, now: HeaderKind) => (old === "percent" || old === "else" ? old : now);
