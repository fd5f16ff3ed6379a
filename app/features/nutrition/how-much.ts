const WORDS = ["a start", "a little", "about half", "most of it", "nearly all", "all of it"];

/** A share of a whole in words; 0 is nothing, 1 is all. */
export const howMuch = (share: number) =>
  share > 0 ? WORDS[share < 1 ? Math.round(share * 4) : 5] : "nothing yet";
