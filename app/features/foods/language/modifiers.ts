const MODIFIERS = new Set(
  `diet skim lowfat light unsweetened sweetened decaf caffeinefree glutenfree alcoholfree
   dairyfree vegetarian vegan`.split(/\s+/),
);

/** 100 g of raw rice has three times the energy of boiled rice. */
const STATES = new Set(["raw", "uncooked", "dry", "fried", "canned"]);

export const isModifier = (word: string): boolean => MODIFIERS.has(word);
export const isState = (word: string): boolean => STATES.has(word);
