/** Letters as in PixelArt. */
export const GARDEN_SPRITES = {
  snail: ["..tttt....", ".tbbbbtd.d", ".tbttbtg.g", ".tbtbbtggg", ".ttbbtgggg", "ggggggggg."],
  bee: ["..ccw...", "..cww...", ".dydydy.", "ddydydyd", ".dydydy."],
  butterfly: ["pp...pp", "popdpop", ".ppdpp.", "..pdp..", ".op.po."],
  bird: ["..bbb....", ".bbdbb...", "yrrrbbb..", ".rrrbbbb.", ".wrrbbbbb", "..wwwbb..", "...d.d..."],
  ladybird: [".rrrr..", "rdrrrdd", "rrrdrdd", "d.d.d.."],
  cat: ["d..d......", "dddd....d.", "ydyd.....d", "ddddddd..d", ".wddddddd.", "..ddddddd.", "..w.d.w.d."],
  mouse: [".cc......", "cpp......", "ccccc....", "dcccccc.p", "pcccccccp", "..c..c.p."],
  cloud: ["....wwww........", "..wwwwwwww.ww...", ".wwwwwwwwwwwww..", "wwwwwwwwwwwwwwww", ".cc.ccccccc.ccc."],
  sun: ["..yyyy..", ".yyyyyy.", "yyyyyyyy", "yyyyyyyy", "yyyyyyyy", "yyyyyyyy", ".yyyyyy.", "..yyyy.."],
  moon: ["..ww....", ".www....", "www.....", "www.....", "wwww...w", "wwwwwwww", ".wwwwww.", "..wwww.."],
} as const satisfies Record<string, readonly string[]>;

export type GardenSprite = keyof typeof GARDEN_SPRITES;
