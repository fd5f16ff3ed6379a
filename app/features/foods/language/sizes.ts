/** A portion of the table, and the factor on a medium one where the table has none. */
const SIZES: Record<string, { name: string; times: number }> = {
  small: { name: "small", times: 0.75 },
  little: { name: "small", times: 0.75 },
  medium: { name: "medium", times: 1 },
  large: { name: "large", times: 1.35 },
  big: { name: "large", times: 1.35 },
  huge: { name: "large", times: 1.5 },
  extralarge: { name: "large", times: 1.5 },
  extrasmall: { name: "small", times: 0.6 },
  jumbo: { name: "jumbo", times: 1.5 },
  mini: { name: "mini", times: 0.4 },
  miniature: { name: "mini", times: 0.4 },
  tiny: { name: "mini", times: 0.5 },
  crackersize: { name: "cracker", times: 0.4 },
  bitesize: { name: "mini", times: 0.35 },
  funsize: { name: "fun", times: 0.35 },
  snacksize: { name: "fun", times: 0.4 },
  childsize: { name: "child", times: 0.7 },
  familysize: { name: "family", times: 2.5 },
  kingsize: { name: "king", times: 1.6 },
  personal: { name: "personal", times: 1 },
  individual: { name: "individual", times: 1 },
  footlong: { name: "footlong", times: 2 },
  tall: { name: "small", times: 0.9 },
  grande: { name: "medium", times: 1.1 },
  venti: { name: "large", times: 1.4 },
};

export const sizeOf = (word: string): { name: string; times: number } | undefined =>
  Object.hasOwn(SIZES, word) ? SIZES[word] : undefined;
