import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import type { Lettering, Typefaces } from "./lettering";

const require = createRequire(import.meta.url);

let cached: Typefaces | undefined;

export function typefaces(): Typefaces {
  cached ??= {
    display: letteringOf("@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2"),
    text: letteringOf(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
  };
  return cached;
}

function letteringOf(file: string): Lettering {
  const font = fontkit.create(readFileSync(require.resolve(file))) as fontkit.Font;
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    let d = "";
    glyphs.forEach((glyph, i) => {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[i]?.xAdvance ?? 0) * scale;
    });
    return { d, width: x };
  };
}
