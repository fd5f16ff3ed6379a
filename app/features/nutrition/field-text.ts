const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, useGrouping: false });

/** To four decimals; a zero follows three of them, since "1.125" may be read as 1125. */
export const fieldText = (value: number): string => format.format(value).replace(/(\.\d{3})$/, "$10");
