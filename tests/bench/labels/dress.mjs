import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { besideTable } from "./beside.mjs";
import { CLUTTER } from "./words.mjs";

const FACES = [
  "roboto",
  "roboto-condensed",
  "open-sans",
  "lato",
  "barlow-condensed",
  "noto-serif",
  "oswald",
  "pt-sans-narrow",
];
const fonts = fileURLToPath(new URL("../../../node_modules/@fontsource/", import.meta.url));

/** A typeface of the repository's own packages, so that labels look alike on every machine. */
function faceCss(face) {
  const file = (set, weight) =>
    readFileSync(`${fonts}${face}/files/${face}-${set}-${weight}-normal.woff2`).toString("base64");
  return [400, 700]
    .flatMap((weight) =>
      [
        ["latin", "U+0000-00FF, U+2000-206F"],
        ["latin-ext", "U+0100-02BA, U+1E00-1EFF"],
      ].map(
        ([set, range]) =>
          `@font-face { font-family: face; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${file(set, weight)}) }`,
      ),
    )
    .join("");
}

/** Ink and paper. */
const COLOURS = [
  ["#111", "#fff"],
  ["#111", "#fff"],
  ["#222", "#f6f1e4"],
  ["#fff", "#1d3557"],
  ["#fff", "#111"],
  ["#123d2b", "#e9f2df"],
  ["#4a2511", "#f3dcc0"],
  ["#fff", "#8a1c2b"],
  ["#111", "#e3e6ea"],
  ["#1b1b3a", "#ffe27a"],
];

/** A label as a page of its own: type, colours, lines, and what else stands on the pack. */
export function dress(random, label, food) {
  const [ink, paper] = random.one(COLOURS);
  const beside = random.chance(0.2) && !/tabular|running/.test(label.html);
  const html = beside ? `<div class="halves">${label.html}${besideTable(random)}</div>` : label.html;
  const size = random.whole(15, 22);
  const lines = random.one(["row", "row", "grid", "none", "zebra"]);
  const rule = `1px solid ${ink}`;
  const align = random.one(["right", "right", "left", "center"]);
  const clutter = () => (random.chance(0.45) ? `<p class="clutter">${random.one(CLUTTER)}</p>` : "");
  const wide = beside
    ? 60
    : /tabular/.test(html)
      ? 78
      : /running/.test(html)
        ? random.whole(34, 75)
        : random.whole(24, 38);
  return `<!doctype html><meta charset="utf-8"><style>
    ${faceCss(random.one(FACES))} * { box-sizing: border-box }
    body { margin: 0; padding: 0; background: #999 }
    #label { display: inline-block; min-width: ${wide * size * 0.62}px; width: min-content; padding: ${random.whole(8, 26)}px; background: ${paper}; color: ${ink}; font: ${random.chance(0.2) ? "600" : "400"} ${size}px/${random.between(1.15, 1.5).toFixed(2)} face, sans-serif }
    h1, h2, p { margin: 0 0 .3em } h2 { font-size: ${random.between(1, 1.4).toFixed(2)}em } .product { font-size: 1.9em; font-weight: 700 }
    table { border-collapse: collapse; width: 100% } th { text-align: left; font-weight: inherit } td { text-align: ${align} } tbody td { white-space: nowrap } tbody th { min-width: ${random.whole(8, 14)}em }
    th, td { padding: ${random.between(0.05, 0.3).toFixed(2)}em .4em; ${lines === "row" ? `border-bottom: ${rule}` : lines === "grid" ? `border: ${rule}` : ""} }
    thead th, thead td { font-weight: ${random.one(["700", "400"])}; font-size: ${random.between(0.8, 1).toFixed(2)}em }
    ${lines === "zebra" ? "tbody tr:nth-child(odd) { background: color-mix(in srgb, currentColor 14%, transparent) }" : ""}
    .part th { padding-left: ${random.one([".4em", "1.2em"])} } .note, .clutter { font-size: .7em }
    .us { border: 2px solid; padding: .3em .5em; line-height: 1.25 } .us h1 { font-size: 2.1em; line-height: 1; font-weight: 900 }
    .us hr { border: 0; border-top: .35em solid; margin: .15em 0 } .us-row { display: flex; justify-content: space-between; border-top: 1px solid; gap: .6em }
    .us-row.part span, .dual .part th { padding-left: 1em } .us-row.calories { font-size: 1.7em; border: 0 } .us-row.big { font-size: 1.1em; border: 0 }
    .us-row.small, .us-row.right { font-size: .8em } .dual .calories { font-size: 1.4em } .dual td { text-align: right; padding: 0 .2em } .dual th { padding: 0 }
    .tabular { display: grid; grid-template-columns: 1fr 1.25fr 1.25fr; gap: .8em } .tabular h1 { font-size: 1.6em }
    .lights { display: flex; gap: .2em; margin: .3em 0 } .light { flex: 1; border-radius: .5em; text-align: center; font-size: .75em; color: #111; border: 1px solid #111; display: grid }
    .light.white { background: #fff } .light.amber { background: #f5a623 } .light.red { background: #e4483c } .light.green { background: #7ac143 } .light i { font-style: normal }
    .halves > .us { inline-size: 24em } .halves { display: grid; grid-template-columns: auto auto; gap: 1.5em; align-items: start } .daily { font-size: .7em } .running { line-height: 1.35 } .us { min-width: 16em } .us-row > :last-child { white-space: nowrap }
  </style><div id="label">${random.chance(0.35) ? `<p class="product">${food.name}</p>` : ""}${clutter()}${html}${clutter()}</div>`;
}
