const ALONE: Record<string, string> = {
  ß: "s",
  ł: "l",
  ø: "o",
  æ: "a",
  œ: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  µ: "u",
  "：": ":",
};

/** Lower case without accents, index for index the same. */
export function plainText(text: string): string {
  let plain = "";
  for (const unit of text.split("")) {
    const lower = unit.toLowerCase();
    const base = lower.normalize("NFD")[0] ?? "";
    plain += ALONE[lower] ?? (base.length === 1 ? base : unit);
  }
  return mended(plain, text);
}

/** Look-alikes where only a digit or a unit makes sense. */
function mended(plain: string, text: string): string {
  const whole = plain.trim();
  return (
    plain
      // "Og", "FatOg", "O mg"; lower case only alone, as "og" is a word too.
      .replace(/o(?=\s?m?g(?![a-z]))/g, (o, at: number) =>
        text[at] === "O" || /^[<~]?o\s?m?g\.?$/.test(whole) ? "0" : o,
      )
      .replace(/(?<=\d[.,]?)o(?![a-z])|(?<=\d[.,]?)o(?=\s?m?g(?![a-z]))|o(?=[.,]\d|\d)/g, "0")
      .replace(/(?<![a-z])[li|](?=\s?m?g(?![a-z])|\d|[.,]\d)|(?<=\d)[l|](?=\d|\s?m?g(?![a-z]))/g, "1")
      // "k]", "kl", "k1" for kJ.
      .replace(/(?<=\d\s?k)[\]li1|!}](?![a-z])/g, "j")
      .replace(/(?<=\d\s?kc)[ao0e][l1i|t](?![a-z])/g, "al")
      .replace(/(?<=\d\s?)kcol\b/g, "kcal")
      .replace(/(?<=\d\s?)q(?![a-z])/g, "g")
      // "9 ,2 g".
      .replace(/(?<!\d)(\d) (?=[.,]\d)/g, " $1")
  );
}
