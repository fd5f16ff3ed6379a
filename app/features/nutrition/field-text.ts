const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, useGrouping: false });

/** A number for a field, to four decimals, so that it reads back as itself: 1.125 as "1.1250", for "1.125" can be 1125. */
export const fieldText = (value: number): string => format.format(value).replace(/(\.\d{3})$/, "$10");
