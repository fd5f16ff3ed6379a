/**
 * Draws one line of text as outlines, because a rasteriser can't be trusted with fonts.
 * `d` is SVG path data with the baseline's start at 0,0; `size` and `width` are in the drawing's pixels.
 */
export type Lettering = (text: string, size: number) => { d: string; width: number };

/** The product's two typefaces: `display` is the pixel face, `text` is for reading and for all figures. */
export type Typefaces = { display: Lettering; text: Lettering };

/** Breaks text at spaces into lines of about equal length, none wider than `width`; a longer word stays whole. */
export function linesOf(text: string, lettering: Lettering, size: number, width: number): string[] {
  let best = broken(text, lettering, size, width);
  for (let narrower = width - size / 2; narrower > width / 2; narrower -= size / 2) {
    const lines = broken(text, lettering, size, narrower);
    if (lines.length > best.length || lines.some((line) => lettering(line, size).width > narrower)) break;
    best = lines;
  }
  return best;
}

function broken(text: string, lettering: Lettering, size: number, width: number) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && lettering(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
