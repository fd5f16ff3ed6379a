import { KJ_PER_KCAL } from "~/features/nutrition/energy";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { Amount } from "./find-amounts";
import type { Row } from "./rows";

/** In kcal; `sure` when the printed kJ and kcal agree, `alternatives` are other likely readings. */
type Energy = { value: number | null; sure: boolean; alternatives: number[] };

export function energyOf(cells: { row: Row; amount: Amount }[]): Energy {
  const units = cells.map(({ row, amount }) => ({ unit: unitOf(amount, row), amount }));
  const kcal = units.filter(({ unit }) => unit === "kcal").map(({ amount }) => amount.value);
  const kj = units.filter(({ unit }) => unit === "kj").map(({ amount }) => amount.value);
  const bare = units
    .filter(({ unit }) => unit === null)
    .toSorted((a, b) => b.amount.line.height - a.amount.line.height)
    .map(({ amount }) => amount.value);
  for (const joules of kj) {
    const same = [...kcal, ...bare].find(
      (value) => Math.abs(joules / KJ_PER_KCAL - value) <= Math.max(2, value * 0.03),
    );
    if (same !== undefined) return { value: same, sure: true, alternatives: [] };
  }
  const fromKj = kj.map((value) => toTenth(value / KJ_PER_KCAL));
  const [value = null, ...alternatives] = [
    ...kcal,
    ...(kj.length > 0 && kcal.length === 0 ? fromKj : bare),
    ...fromKj,
  ];
  return { value, sure: false, alternatives };
}

/** The unit of the amount, else of the row's name: "Energy (kJ)". */
function unitOf({ unit, line, from }: Amount, { name }: Row) {
  if (unit === "kj" || unit === "kcal") return unit;
  if (unit !== null) return unit;
  // "1718 kJ / 411": the second is the other unit.
  const before = /(kj?|k?cal)\W{1,3}$/.exec(line.plain.slice(0, from))?.[1];
  if (before) return before.endsWith("cal") ? "kj" : "kcal";
  const after = name.line.plain.slice(name.from);
  const named = /\(?(kj|k?cal)(?![a-z])/.exec(
    name.line === line ? after.slice(0, from - name.from) : after,
  )?.[1];
  if (named) return named === "kj" ? "kj" : "kcal";
  return name.line.plain.slice(name.from, name.to).startsWith("calori") ? "kcal" : null;
}
