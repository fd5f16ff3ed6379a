import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { recordOf } from "~/features/nutrition/record-of";
import type { Kit } from "./kit.sqlite";

/** The database's own bound; features refuse such amounts with a sentence. */
const MAX_AMOUNT = 100_000;

/** kcal and grams. */
export const amountColumns = ({ num }: Kit) => recordOf(AMOUNTS, (name) => num(name).notNull());

/** The day's goals, in kcal and grams. */
export const goalColumns = ({ num }: Kit) =>
  recordOf(AMOUNTS, (name) => num(`${name}_goal`).notNull(), "_goal");

/** The names by alphabet, as the constraints in the migrations have them. */
const SORTED = AMOUNTS.toSorted();

/** Bounds a table's amounts, and `more` of its columns. */
export const amountRange = <C extends Parameters<Kit["range"]>[1][number]>(
  { range }: Kit,
  name: string,
  columns: Record<AmountName, C>,
  ...more: C[]
) => range(name, [...SORTED.map((amount) => columns[amount]), ...more], 0, MAX_AMOUNT);

export const goalRange = <C extends Parameters<Kit["range"]>[1][number]>(
  { range }: Kit,
  name: string,
  columns: Record<`${AmountName}_goal`, C>,
) =>
  range(
    name,
    AMOUNTS.map((amount) => columns[`${amount}_goal`]),
    0,
    MAX_AMOUNT,
  );
