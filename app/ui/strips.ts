/** Pictures of 24 by 8 cells for the places where there is nothing yet. The letters are those of PixelArt. */
export const STRIPS = {
  /** Nothing collected: seedlings in soil. */
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
  /** No food: an empty plate between fork and knife. */
  plate: [
    "..s.s.....iiii......i...",
    "..s.s...iiwwwwii...sii..",
    "..sss..iwwsssswwi..sii..",
    "...s...iwswwwwswi..sii..",
    "...s...iwswwwwswi..sii..",
    "...s...iwwsssswwi...i...",
    "...s....iiwwwwii....i...",
    "...s......iiii......i...",
  ],
  /** No puzzle chosen: a blank seed packet with a question on it. */
  packet: [
    ".......iiiiiiiiii.......",
    ".......illllllllli......",
    ".......iwwwoowwwwi......",
    ".......iwwowwowwwi......",
    ".......iwwwwoowwwi......",
    ".......iwwwwowwwwi......",
    ".......iwwwwowwwwi......",
    ".......iiiiiiiiiii......",
  ],
  /** A past day that wasn't finished: a seedling that hangs its head. */
  sprout: [
    "........................",
    "...........lll..........",
    "..........lg.gl.........",
    "..........g...gl........",
    "..........g....l........",
    "bbbbbbbbbbgbbbbbbbbbbbbb",
    "dbbbbdbbbbbdbbbbdbbbbbbd",
    "bbdbbbbbbdbbbbbbbbbdbbbb",
  ],
  /** No connection, or a server that fails: a cloud whose cable came out. */
  cloud: [
    ".......iiii.............",
    ".....iiwwwwii...........",
    "....iwwwwwwwwiii........",
    "..iiwwwwwwwwwwwwi.......",
    ".iwwwwwwwwwwwwwwwi......",
    ".iwwwwwwwwwwwwwwwi..ii..",
    "..iiiiiiiiiiiiiiii.oi...",
    ".......ii..ooo...oo.ii..",
  ],
  /** Nothing at this address: a scarecrow keeps watch over it. */
  scarecrow: [
    "..........yyyy..........",
    ".........yyyyyy.........",
    "..........tiit..........",
    "..yytttttttttttttttyy...",
    "..y......rroorr......y..",
    ".........oorroo.........",
    "l...l......bb.....l.....",
    "bbbbbbbbbbbbbbbbbbbbbbbb",
  ],
  /** Something takes its time. */
  snail: [
    "..........ttttt.........",
    ".........tbbbbbt....i.i.",
    "........tbtttttbt...i.i.",
    "........tbtbbttbt...lll.",
    "........tbtbtttbt..llil.",
    "........tbttbbbtt.lllll.",
    "......lllttttttlllllll..",
    "....llllllllllllllll....",
  ],
} as const satisfies Record<string, readonly string[]>;
