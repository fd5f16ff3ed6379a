/** Words that change what is in a food though they name none: they weigh more than its other words. */
const MODIFIERS = new Set(
  `diet sugarfree skim lowfat light unsweetened sweetened decaf caffeinefree glutenfree alcoholfree
   dairyfree vegetarian vegan`.split(/\s+/),
);

/** Words that say whether it was cooked, and how: 100 g of raw rice is three times as much as of boiled. */
const STATES = new Set(["raw", "uncooked", "dry", "fried", "canned"]);

export const isModifier = (word: string): boolean => MODIFIERS.has(word);
export const isState = (word: string): boolean => STATES.has(word);
