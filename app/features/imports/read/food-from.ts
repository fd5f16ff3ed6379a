import { roundServings } from "~/features/food/servings";
import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { IMPORT_MESSAGES } from "../messages";
import { readDate } from "./read-date";
import type { LeftOut, ReadFood } from "./read-row";

type Found = {
  line: number;
  date: string;
  time: string;
  name: string;
  /** As eaten, in kcal and grams. */
  amounts: Partial<Record<AmountName, number | undefined>>;
  servings?: number;
};

const NAME_MAX = 80;
/** More are grams rather than servings. */
const SERVINGS_MAX = 20;

/** A food of a file, or why it is none that can be logged. */
export function foodFrom({ line, date, time, name, amounts, servings = 1 }: Found): ReadFood | LeftOut {
  const leftOut = (reason: string): LeftOut => ({ kind: "left out", line, reason });
  const day = readDate(date);
  if (!day) return leftOut(IMPORT_MESSAGES.notADate);
  const values = AMOUNTS.flatMap((each) => amounts[each] ?? []);
  if (values.some((value) => value < 0)) return leftOut(IMPORT_MESSAGES.negative);
  if (values.some((value) => value > MAX_AMOUNT)) return leftOut(IMPORT_MESSAGES.tooLarge);
  if (!values.some((value) => value > 0) && (name === "" || values.length === 0))
    return leftOut(IMPORT_MESSAGES.nothing);
  return {
    kind: "food",
    line,
    date: day,
    time,
    entry: {
      name: shortName(name) || IMPORT_MESSAGES.unnamed,
      amounts: perAmount((each) => toTenth(amounts[each] ?? 0)),
      servings: servings > SERVINGS_MAX ? 1 : (roundServings(servings) ?? 1),
    },
  };
}

const shortName = (name: string) => {
  const letters = [...name];
  return letters.length > NAME_MAX
    ? `${letters
        .slice(0, NAME_MAX - 1)
        .join("")
        .trim()}…`
    : name;
};
