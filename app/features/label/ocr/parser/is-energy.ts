import type { Amount } from "./find-amounts";

export const isEnergy = ({ unit }: Amount): boolean => unit === "kj" || unit === "kcal";
