import type { CsvFormat } from "./columns";
import { cronometer } from "./cronometer";
import { loseIt } from "./lose-it";
import { macroFactor } from "./macro-factor";
import { myFitnessPal } from "./my-fitness-pal";

export const CSV_FORMATS: readonly CsvFormat[] = [myFitnessPal, cronometer, loseIt, macroFactor];
