const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export const formatKcal = (kcal: number): string => format.format(kcal);
