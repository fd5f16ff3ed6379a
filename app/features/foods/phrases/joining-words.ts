const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const JOINING = {
  list: wordSet("and but plus then also followed alongside while n"),
  with: wordSet("with w on over topped atop onto plus"),
  without: wordSet("without minus except excluding not no sans avoiding skip skipped skipping"),
  about: wordSet("in from using containing that which into inside specifically namely"),
  /** Before "with", "in" or "from": the next food is an ingredient. */
  making: wordSet(
    `made prepared cooked filled stuffed fried baked coated covered flavored breaded packed blended
     sweetened wrapped rolled infused loaded`,
  ),
  having: wordSet("has have had includes include contains"),
  washing: wordSet("wash washed washing"),
  mixing: wordSet("mixed combined"),
  adding: wordSet(
    "topped served drizzled sprinkled spread mixed combined along together paired accompanied dipped finished",
  ),
};
