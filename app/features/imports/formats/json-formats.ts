import type { JsonFormat } from "./json-format";
import { openNutriTracker } from "./open-nutri-tracker";
import { waistline } from "./waistline";

export const JSON_FORMATS: readonly JsonFormat[] = [waistline, openNutriTracker];
