import type { PartOfDay } from "~/features/day/calendar/part-of-day";

/** The sky of each part of the day, in the letters of PixelArt. */
export const TIME_SPRITES: Record<PartOfDay, readonly string[]> = {
  morning: [
    "...........",
    ".....y.....",
    ".y.......y.",
    "....yyy....",
    "...yyyyy...",
    "y..yyyyy..y",
    "ggggggggggg",
  ],
  midday: [
    ".....y.....",
    ".y..yyy..y.",
    "...yyyyy...",
    "y..yyyyy..y",
    "...yyyyy...",
    ".y..yyy..y.",
    ".....y.....",
  ],
  afternoon: [
    "...........",
    "...........",
    ".....o.....",
    ".o..ooo..o.",
    "...ooooo...",
    "...ooooo...",
    "ggggggggggg",
  ],
  evening: [
    "....yy.....",
    "..yyy....s.",
    ".yyy.......",
    ".yyy..s....",
    ".yyyy....y.",
    "..yyyyyyy..",
    "....yyy....",
  ],
};
