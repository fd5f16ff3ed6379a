const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");

/** Names are the same whatever their case, and whether spaces or underscores join their words. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
