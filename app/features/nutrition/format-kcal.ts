const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** Calories as shown, whole: "1,235". */
export const formatKcal = (kcal: number): string => format.format(kcal);
