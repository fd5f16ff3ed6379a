const UNIT =
  /\d[\d.,]*(?:\s|\u00a0|-)*(?:(?:kcal|kj|cal|calories|g|grams?|kg|kilograms?|lbs?|pounds|oz|per ?cent)\b|%)/gi;
const ATTRIBUTES = / (?:title|alt|placeholder|content|aria-[a-z]+)="([^"]*)"/g;
/** Of a food in JSON or in an attribute: it may end like `3oZ`. */
const ID = /[\w-]{22,}/g;
const PROGRESS = / aria-value(?:now|max|min)="[^"]*"/g;

/** The figures of energy, weight and shares that a page shows or says, and the values of its progress bars. */
export function figuresIn(page: string): string[] {
  const html = page.replace(/<(script|style|path)\b.*?<\/\1>/gs, " ").replace(/<!--.*?-->/g, "");
  const said = [...html.matchAll(ATTRIBUTES)].map(([, text]) => text).join(" | ");
  const words = html.replace(/<option\b[^>]*>/g, " | ").replace(/<[^>]*>/g, " ");
  const around = (raw: string) => {
    const text = raw.replace(ID, " ");
    return [...text.matchAll(UNIT)].map(
      ({ 0: figure, index }) => `${text.slice(Math.max(0, index - 30), index).replace(/\s+/g, " ")}${figure}`,
    );
  };
  return [...around(said), ...around(words), ...(html.match(PROGRESS) ?? [])];
}
