/** What a night leaves in the garden, whatever was eaten; `sprite` is in the letters of PixelArt. */
export type NightFind = { text: string; sprite: readonly string[]; sky: number };

const FINDS: readonly Omit<NightFind, "sky">[] = [
  {
    text: "a feather drifted in",
    sprite: ["......sw", ".....swt", "...swtw.", "..swtws.", ".swts...", ".bs.....", "b......."],
  },
  {
    text: "a mushroom came up",
    sprite: ["..bbbb..", ".bbtbbb.", "bbbbbtbb", "..twwt..", "..twwt..", ".ttwwtt."],
  },
  {
    text: "somebody left an acorn",
    sprite: ["...d...", ".bbbbb.", "bdbdbdb", ".ttttt.", ".ttwtt.", "..ttt.."],
  },
  {
    text: "a mole came by",
    sprite: ["....d.....", "...bbd....", "..bbbbd...", ".bdbbbbbd.", "bbbbdbbbbd"],
  },
  {
    text: "a clover opened its leaves",
    sprite: [".gg.gg.", "gllglgg", ".ggggg.", "gllglgg", ".gg.gg.", "...g...", "..g...."],
  },
  {
    text: "a dandelion went to seed",
    sprite: ["..sss..", ".swwws.", "swwtwws", ".swwws.", "..sgs..", "...g...", ".g.g.g.", "..ggg.."],
  },
  {
    text: "an empty shell turned up",
    sprite: [".tttt..", "tbbbtt.", "tbttbt.", "tbtbbt.", ".tbbtt."],
  },
  {
    text: "a leaf blew in",
    sprite: [".....b.", "..oob..", ".ooybo.", "ooyoyo.", "oyooo..", ".ooo..."],
  },
  {
    text: "the pebbles moved around",
    sprite: ["...ss...", "..sccs..", "ss.ss.ss", "scs..scs"],
  },
  {
    text: "a small star came down",
    sprite: ["...y...", "...y...", "yyyyyyy", ".yyyyy.", "..yyy..", ".yy.yy.", ".y...y."],
  },
];

const STEP = 3;
const SKIES = 3;

/** The same all day for one account, another the next morning; all come round. */
export function nightFind(userId: string, date: string): NightFind {
  const own = [...userId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const night = own + STEP * dayNumber(date);
  const { text, sprite } = FINDS[night % FINDS.length] as (typeof FINDS)[number];
  return { text: `Overnight, ${text}.`, sprite, sky: dayNumber(date) % SKIES };
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
