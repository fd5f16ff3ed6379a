const format = (digits: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, useGrouping: false });
const [whole, tenths] = [format(0), format(1)];

/** Grams (or ml) as shown: "31", "4.5" below ten. Never grouped, for "1,200" can be read as 1.2 as well. */
export const formatGrams = (grams: number): string => (grams < 10 ? tenths : whole).format(grams);
