const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

export const kcalFieldText = (kcal: number): string => format.format(kcal);
