import { inWeightUnit, type WeightUnit } from "./weight-unit";

const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, useGrouping: false });

export const weightNumber = (kg: number, unit: WeightUnit): string => format.format(inWeightUnit(kg, unit));

export const weightText = (kg: number, unit: WeightUnit): string => `${weightNumber(kg, unit)} ${unit}`;
