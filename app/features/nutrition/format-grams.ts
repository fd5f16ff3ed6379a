const format = (digits: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, useGrouping: false });
const [whole, tenths] = [format(0), format(1)];

/** Never grouped, since "1,200" may be read as 1.2. */
export const formatGrams = (grams: number): string => (grams < 10 ? tenths : whole).format(grams);
