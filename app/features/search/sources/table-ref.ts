import type { Food } from "~/features/foods/food";

export const tableRef = ({ name }: Pick<Food, "name">): string =>
  `table:${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(" ", "-")}`;
