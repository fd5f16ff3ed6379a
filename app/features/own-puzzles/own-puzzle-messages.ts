export const OWN_PUZZLE_MESSAGES = {
  noName: "Give your puzzle a name.",
  nameTooLong: "Use up to 40 letters.",
  noFile: "Choose a picture.",
  noVariant: "Choose one of the three.",
  tooLittle: "There is too little in this picture: a puzzle needs at least 60 blocks. Try another one.",
  notAMap: "This picture can’t be read. Reload the page and try again.",
  gone: "This puzzle is no longer there.",
  tooMany: "You have 100 puzzles of your own. Delete one before you add another.",
  failed: "That didn’t work. Please try again.",
  unfinished: "This puzzle isn’t finished yet.",
  packEmpty: "There is no finished puzzle to put into a pack yet.",
} as const;
