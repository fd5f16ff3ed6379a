const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** An amount as shown: "1,234.5". */
export const formatAmount = (amount: number): string => format.format(amount);
