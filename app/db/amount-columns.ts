import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { recordOf } from "~/features/nutrition/record-of";
import type { Kit } from "./kit.sqlite";

/** Behind the limits of the forms, which answer with a sentence. */
const MAX_AMOUNT = 100_000;

export const amountColumns = ({ num }: Kit) => recordOf(AMOUNTS, (name) => num(name).notNull());

export const goalColumns = ({ num }: Kit) =>
  recordOf(AMOUNTS, (name) => num(`${name}_goal`).notNull(), "_goal");

/** Sorted, as the constraints of the migrations are. */
const SORTED = AMOUNTS.toSorted();

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
