/** Pictures of 24 by 8 cells for the places where there is nothing yet. The letters are those of PixelArt. */
export const PIXEL_STRIPS = {
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
    "...i.i...iiiiii....i....",
    "...i.i..iwwwwwwi...ii...",
    "...iii.iwwsssswwi..ii...",
    "....i..iwswwwwswi..ii...",
    "....i..iwswwwwswi..ii...",
    "....i..iwwsssswwi...i...",
    "....i...iwwwwwwi....i...",
    "....i....iiiiii.....i...",
  ],
  /** Not what was asked for: a blank seed packet with a question on it. */
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
  /** Not grown up yet: a seedling that hangs its head. */
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
  /** No connection, or a server that fails: a cloud whose plug came out. */
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
  /** Nothing at this address: a scarecrow keeps watch over it. */
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
  /** Something takes its time. */
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
