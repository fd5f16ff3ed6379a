import type { CsvFormat } from "./columns";
import { cronometer } from "./cronometer";
import { loseIt } from "./lose-it";
import { macroFactor } from "./macro-factor";
import { myFitnessPal } from "./my-fitness-pal";

/** By header; a file that two of them would take is the first one's. */
export const CSV_FORMATS: readonly CsvFormat[] = [myFitnessPal, cronometer, loseIt, macroFactor];
