const IRREGULAR: Record<string, string> = {
  leaves: "leaf",
  halves: "half",
  loaves: "loaf",
  knives: "knife",
  geese: "goose",
  swiss: "swiss",
  greens: "greens",
  molasses: "molasses",
  couscous: "couscous",
  hummus: "hummus",
  asparagus: "asparagus",
  schnapps: "schnapps",
};

/** The same for an English word and its plural. */
export const stem = (word: string): string => {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  let w = word;
  if (w.length > 3 && w.endsWith("s") && !/(ss|us|is)$/.test(w)) w = w.slice(0, -1);
  if (/(ch|sh|x|ss|zz)e$/.test(w) && word.endsWith("es")) w = w.slice(0, -1);
  if (w.length > 4 && w.endsWith("oe")) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith("ie")) w = `${w.slice(0, -2)}y`;
  return w;
};
