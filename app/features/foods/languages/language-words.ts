/** The words of a language for the English ones the reader knows: `english = word, words; …`, "-" for none. */
export type LanguageWords = {
  foods: string;
  /** Cooking, colours and the like, which belong to a food's name. */
  described: string;
  words: string;
  stem: (word: string) => string;
  /** Where words are written together: `heads` are foods that end a word whose beginning may be unknown. */
  compound?: { links: RegExp; heads: string };
  /** Descriptions follow the food: "poulet grillé". */
  describesAfter?: boolean;
};
