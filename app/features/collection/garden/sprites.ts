export const GARDEN_SPRITES = {
  snail: ["..tttt....", ".tbbbbtd.d", ".tbttbtg.g", ".tbtbbtggg", ".ttbbtgggg", "ggggggggg."],
  bee: ["..ccw...", "..cww...", ".dydydy.", "ddydydyd", ".dydydy."],
  butterfly: ["pp...pp", "popdpop", ".ppdpp.", "..pdp..", ".op.po."],
  bird: ["..bbb....", ".bbdbb...", "yrrrbbb..", ".rrrbbbb.", ".wrrbbbbb", "..wwwbb..", "...d.d..."],
  ladybird: [".rrrr..", "rdrrrdd", "rrrdrdd", "d.d.d.."],
  cat: ["d..d......", "dddd....d.", "ydyd.....d", "ddddddd..d", ".wddddddd.", "..ddddddd.", "..w.d.w.d."],
  mouse: [".cc......", "cpp......", "ccccc....", "dcccccc.p", "pcccccccp", "..c..c.p."],
  hedgehog: [
    "...d.d.d....",
    "..ddbdbdd...",
    ".dbdbdbdbtt.",
    "dbdbdbdbttdt",
    "dbdbdbdbtttd",
    ".tbtbtbtttt.",
    "..t.t..t.t..",
  ],
  squirrel: [
    ".oo.......",
    "obbo.o....",
    "obbb.bb...",
    ".obbbbdb..",
    ".obobbbbd.",
    "..oobbww..",
    "...obbw...",
    "..bb.bb...",
  ],
  sparrow: ["...bbb..", "..bbdbb.", "ybbbwbb.", ".wwwbbbb", ".wwbbtbt", "..wwbb..", "...d.d.."],
  frog: [".gg..gg.", "gdg..gdg", "gggggggg", "gwwwwwwg", ".gggggg.", "gg.gg.gg"],
  duck: [
    "...yyy...",
    "..yydyy..",
    "oooyyy...",
    "..yyyy..y",
    ".yyyyyyyy",
    ".yyyyyyy.",
    "..yyyyy..",
    "...o.o...",
  ],
  cloud: ["....wwww........", "..wwwwwwww.ww...", ".wwwwwwwwwwwww..", "wwwwwwwwwwwwwwww", ".cc.ccccccc.ccc."],
  sun: ["..yyyy..", ".yyyyyy.", "yyyyyyyy", "yyyyyyyy", "yyyyyyyy", "yyyyyyyy", ".yyyyyy.", "..yyyy.."],
  moon: ["..ww....", ".www....", "www.....", "www.....", "wwww...w", "wwwwwwww", ".wwwwww.", "..wwww.."],
} as const satisfies Record<string, readonly string[]>;

export type GardenSprite = keyof typeof GARDEN_SPRITES;

/** The ribbon of a neat day, in the letters of `PixelArt`. */
export const RIBBON = [
  "..ddd..",
  ".dyyyd.",
  "dywwyyd",
  "dywyyyd",
  "dyyyyyd",
  ".dyyyd.",
  ".ddddd.",
  ".rd.dr.",
  ".r...r.",
];

/** Column, row and length of an arm, in cells of a 24 by 24 picture. */
const CROSSES = [
  [2, 2, 2],
  [22, 1, 1],
  [1, 13, 1],
  [21, 14, 2],
  [2, 20, 2],
  [21, 21, 1],
] as const;

export const TWINKLES = CROSSES.map(([x, y, arm]) => {
  const length = 2 * arm + 1;
  return `M${x - arm} ${y}h${length}v1h${-length}zM${x} ${y - arm}h1v${length}h-1z`;
}).join("");
