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
    const starts: number[] = [];
    let width = 0;
    for (const { xAdvance } of positions) {
      starts.push(width);
      width += xAdvance * scale;
    }
    return {
      width,
      // Most lines are only measured.
      get d() {
        const paths = glyphs.map(({ path }, i) => path.scale(scale, -scale).translate(starts[i] ?? 0, 0));
        return paths.map((path) => path.toSVG()).join("");
      },
    };
  };
}
