const SOURCES: Readonly<Record<string, string>> = {
  label: "Read from a label",
  barcode: "Found by its barcode",
  rough: "A rough estimate",
  typed: "Typed in",
  described: "From your description",
};

/** Where a logged food is from, as its page says it; a food table's own words stay. */
export const sourceText = (source: string): string =>
  Object.hasOwn(SOURCES, source) ? (SOURCES[source] ?? source) : source;
