export const COLORS: Record<string, string> = {
  i: "var(--ink)",
  w: "var(--window)",
  s: "var(--mask)",
  g: "#5f9a2c",
  l: "#a9c971",
  o: "#e8652b",
  y: "#f6c445",
  r: "#c8372d",
  b: "#7a4a24",
  d: "#4b2c16",
  t: "#d9a066",
  c: "#bcd6e6",
  p: "#ff9d8a",
};

/** A stroke of width 1 for each letter of a sprite, but `.`. */
export function pathsOf(rows: readonly string[]) {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const [cells, letter = ""] = run;
      paths.set(letter, `${paths.get(letter) ?? ""}M${run.index} ${y + 0.5}h${cells.length}`);
    }
  });
  return [...paths];
}

/** Drawings of 24 by 8 cells for empty and error states, in the letters of PixelArt. */
export const PIXEL_STRIPS = {
  soil: [
    "........................",
    "............l.l.........",
    "..l.l.......lgl.....l...",
    "..lgl........g....l.gl..",
    "...g....l....g.....gg...",
    "bbbgbbbbgbbbbgbbbbbgbbbb",
    "dbbbbdbbbbbdbbbbdbbbbbbd",
    "bbdbbbbbbdbbbbbbbbbdbbbb",
  ],
  plate: [
    "...i.i...iiiiii....i....",
    "...i.i..iwwwwwwi...ii...",
    "...iii.iwwsssswwi..ii...",
    "....i..iwswwwwswi..ii...",
    "....i..iwswwwwswi..ii...",
    "....i..iwwsssswwi...i...",
    "....i...iwwwwwwi....i...",
    "....i....iiiiii.....i...",
  ],
  packet: [
    ".......iiiiiiiiii.......",
    ".......illllllllii......",
    ".......iiiiiiiiiii......",
    ".......iwwwoowwwii......",
    ".......iwwwwwowwii......",
    ".......iwwwwowwwii......",
    ".......iwwwwowwwii......",
    "........iiiiiiiiii......",
  ],
  sprout: [
    "........................",
    "...........gggg.........",
    "..........gg..gg........",
    "..........g....llg......",
    ".......l..g....lll......",
    "bbbbbbbblggbbbbblbbbbbbb",
    "dbbbbdbbbbbdbbbbdbbbbbbd",
    "bbdbbbbbbdbbbbbbbbbdbbbb",
  ],
  cloud: [
    ".....iii................",
    "....iwwwiii.............",
    "..iiiwwwwwwi............",
    ".iwwwwwwwwwwii..........",
    "iwwwwwwwwwwwwwi.........",
    "iwwwwwwwwwwwwwwi..y.....",
    ".issssssssssssi.y.......",
    "..iiiiiiiiiiioooii.iiooo",
  ],
  scarecrow: [
    "..........yyy...........",
    "........yyyyyyy.........",
    ".........titit..........",
    ".........ttttt..........",
    ".yyttrrrrrorrrrrttyy....",
    ".y.....rrrorrr.....y....",
    "l..l....rrrrr....l...l..",
    "bbbbbbbbbbtbbbbbbbbbbbbb",
  ],
  snail: [
    ".........ttttt..........",
    "........tbbbbbt....i.i..",
    ".......tbtttttbt...i.i..",
    ".......tbtbbttbt...lll..",
    ".......tbtbtttbt..llil..",
    ".......tbttbbbtt.lllll..",
    ".....lllttttttlllllll...",
    "...llllllllllllllll.....",
  ],
} as const satisfies Record<string, readonly string[]>;
