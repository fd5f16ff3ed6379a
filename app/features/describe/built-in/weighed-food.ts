import type { Match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
import type { Weight } from "./weigh";

export type WeighedFood = { match: Match; phrase: Phrase; weight: Weight; name?: string };
