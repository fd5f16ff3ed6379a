// Does a food come back when it is called by its own name? Tables of foods write "Potato, baked, peel eaten, NS as to
// fat: 1 medium=173"; a person says "a medium baked potato, peel eaten". No described meal is needed for this measure.
const QUALIFIERS = /\(.*?\)|\bNS as to [^,]*|\bNFS\b|\bas ingredient[^,]*/g;
const AFTER =
  /^(with|without|no|in|on|from|made|and|excluding|including|peel|skin|or|NS)\b|\b(with|not eaten)\b/;
const UNSAYABLE =
  /cubic|surface|yield|quantity|guideline|equivalent|["()]|^$|\bNS\b|\bNFS\b|^\d+ ?\/|any size/i;

/** A table's rows as people would say them: {text, row, grams}. */
export function sayings(rows, every = 1) {
  return rows.flatMap((row, i) => {
    if (i % every !== 0) return [];
    const name = spoken(row.name);
    const said = row.portions.filter(({ name }) => !UNSAYABLE.test(name));
    const portion = said[i % Math.max(1, said.length)];
    const amount = portion && amountOf(portion.name, name);
    return amount ? [{ text: amount, row, grams: portion.grams }] : [];
  });
}

/** "Potato, baked, peel eaten" as "baked potato peel eaten". */
function spoken(name) {
  const [first = "", ...kinds] = name
    .replace(QUALIFIERS, "")
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const after = kinds.filter((kind) => AFTER.test(kind));
  const before = kinds.filter((kind) => !AFTER.test(kind)).reverse();
  return [...before, first, ...after].join(" ").toLowerCase();
}

/** "1 cup, diced" as "1 cup of diced …"; "1 medium" as "1 medium …". */
function amountOf(portion, name) {
  const [amount = "", ...about] = portion.toLowerCase().split(",");
  const kind = about.join(" ").trim();
  const sized = /^\S+ (small|medium|large|regular|miniature|jumbo)$/.test(amount);
  const words = amount.split(" ").slice(1);
  if (words.length > 3) return undefined;
  // "1 cookie" of a cookie.
  if (words.some((word) => name.split(" ").includes(word)) && words.length < 3)
    return `${amount.split(" ")[0]} ${words.filter((word) => !name.split(" ").includes(word)).join(" ")} ${name}`;
  return `${amount}${sized ? "" : " of"} ${kind} ${name}`.replace(/\s+/g, " ");
}

/** Shares of the sayings that were read as one food, with its weight, and with its figures. */
export function measureNames(list, read) {
  let one = 0;
  let grams = 0;
  let carbs = 0;
  for (const { text, row, grams: true_ } of list) {
    const { items } = read(text);
    const sum = (of) => items.reduce((total, item) => total + of(item), 0);
    const want = (row.per100.carbs * true_) / 100;
    const isOne = items.length === 1;
    const isWeight = Math.abs(sum((item) => item.grams) - true_) <= 0.1 * true_;
    const isCarbs = Math.abs(sum((item) => item.amounts.carbs) - want) <= Math.max(1.5, 0.1 * want);
    one += isOne;
    grams += isWeight;
    carbs += isCarbs;
  }
  const share = (count) => `${((100 * count) / list.length).toFixed(1)} %`;
  return `${list.length} names said: one food ${share(one)}, weight ${share(grams)}, carbs ${share(carbs)}`;
}
