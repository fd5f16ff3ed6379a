const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");

/** Ignores case; spaces equal underscores. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);
