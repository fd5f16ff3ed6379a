/** Words that change what is in a food though they name none: they weigh more than its other words. */
const MODIFIERS = new Set(["diet", "sugarfree", "skim", "lowfat", "light", "unsweetened", "sweetened", "decaf", "caffeinefree", "glutenfree", "alcoholfree", "dairyfree", "meatless", "vegetarian", "vegan"]);

export const isModifier = (word: string): boolean => MODIFIERS.has(word);
