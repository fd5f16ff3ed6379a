const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Calories for a field, grouped and exact: "1,957.5". */
export const kcalFieldText = (kcal: number): string => format.format(kcal);
