export const OWN_PUZZLES_PATH = "/puzzles/mine";
