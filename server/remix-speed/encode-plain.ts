const NULL = -5;
const UNDEFINED = -7;

/** As turbo-stream encodes plain data, at once instead of as a stream. Throws TypeError for all else, such as a Date. */
export function encodePlain(input: object): string {
  const places = new Map<unknown, number>();
  const texts: string[] = [];

  function place(value: unknown): number {
    const before = places.get(value);
    if (before !== undefined) return before;
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    const index = places.size;
    places.set(value, index);
    texts[index] = text(value);
    return index;
  }
  function text(value: unknown): string {
    if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
    if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return String(value);
    if (Array.isArray(value)) return `[${Array.from(value, place).join(",")}]`;
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError("only plain data can be encoded at once");
    const parts = Object.entries(value).map(([name, part]) => `"_${place(name)}":${place(part)}`);
    return `{${parts.join(",")}}`;
  }
  place(input);
  return `[${texts.join(",")}]\n`;
}
