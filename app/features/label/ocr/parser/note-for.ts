import { agrees, type Values } from "~/features/nutrition/agreement";

/** What whoever checks the values should know beside their basis and what is missing; null when nothing is unusual. */
export const noteFor = (values: Values): string | null =>
  agrees(values) === false
    ? "The calories and the nutrients don't add up; compare them with the label."
    : null;
