/** `d` is path data from the baseline's start at 0,0; sizes are the drawing's pixels. Rasterisers can't be trusted with fonts. */
export type Lettering = (text: string, size: number) => { d: string; width: number };

/** `display` is the pixel face, `text` the reading face. */
export type Typefaces = { display: Lettering; text: Lettering };

/** Balanced lines no wider than `width`; a longer word stays whole. */
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
