import { agrees, type Values } from "~/features/nutrition/agreement";

export const noteFor = (values: Values): string | null =>
  agrees(values) === false
    ? "The calories and the nutrients don't add up; compare them with the label."
    : null;
