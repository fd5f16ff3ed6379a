const LENGTHS = [8, 12, 13, 14];

/** An EAN-8, UPC-A, UPC-E, EAN-13 or GTIN-14 as a GTIN of 14 digits; undefined for a wrong length or check digit. */
export function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  const short = digits.length === 8 ? gtinOfUpcE(digits) : undefined;
  // No shop sells an EAN-8 that begins with 0.
  if (short && digits.startsWith("0")) return short;
  return hasCheckDigit(digits) ? digits.padStart(14, "0") : short;
}

/** GS1: from the right, digits count 1, 3, 1, 3 ... times, and the sum ends in 0. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** UPC-E drops zeros of a UPC-A; the digit before the check digit says where. */
function gtinOfUpcE(digits: string): string | undefined {
  const [, system = "", body = "", check = ""] = /^([01])(\d{6})(\d)$/.exec(digits) ?? [];
  if (!body) return undefined;
  const [a, b, c, d, e, last = ""] = body;
  const whole = "012".includes(last)
    ? `${a}${b}${last}0000${c}${d}${e}`
    : last === "3"
      ? `${a}${b}${c}00000${d}${e}`
      : last === "4"
        ? `${a}${b}${c}${d}00000${e}`
        : `${a}${b}${c}${d}${e}0000${last}`;
  const upcA = `${system}${whole}${check}`;
  return hasCheckDigit(upcA) ? upcA.padStart(14, "0") : undefined;
}

/** A GTIN as it is printed under the bars: 8, 12, 13 or 14 digits. */
export const printedGtin = (gtin: string): string =>
  gtin.replace(/^(?:0{6}(?=\d{8}$)|00(?=\d{12}$)|0(?=\d{13}$))/, "");
