import type { Food } from "~/features/foods/food";

/** The ref of a food of the built-in table: "table:rye-bread". */
export const tableRef = ({ name }: Pick<Food, "name">): string =>
  `table:${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(" ", "-")}`;
