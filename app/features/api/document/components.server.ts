import { z } from "zod";
import { parseDescriptionCall, parseFoodCall } from "../ai-calls.server";
import { amountsSchema, nutrientsSchema } from "../amounts-schema.server";
import { barcodeCall } from "../barcode-calls.server";
import { collectedSchema } from "../collection-calls.server";
import { daySummarySchema } from "../days/days-call.server";
import { goalsBody, goalsCall } from "../days/goals-calls.server";
import { pictureLinkCall, todayCall } from "../days/today-calls.server";
import { trendsCall } from "../days/trends-call.server";
import { problemSchema } from "../errors/problem-schema.server";
import { changeBody, newBody, replacingBody } from "../food-bodies.server";
import { homeCall } from "../home-calls.server";
import { importCall } from "../imports/import-calls.server";
import { loggedSchema } from "../logged-schema.server";
import { partAnswer, partSchema } from "../parts-schema.server";
import { puzzleSchema } from "../puzzles/puzzle-calls.server";
import { savedSchema } from "../saved-calls.server";
import { foundFoodSchema } from "../search-calls.server";
import { amountsBody } from "../sent-amounts-schema.server";
import { weightSchema } from "../weight-calls.server";
import { remindersCall } from "../you/reminder-calls.server";
import { newTokenBody, personalTokenSchema, tokenCall } from "../you/token-calls.server";
import { userCall } from "../you/user-calls.server";

const COMPONENTS: Record<string, z.ZodType> = {
  Problem: problemSchema,
  Amounts: amountsSchema,
  Nutrients: nutrientsSchema,
  SentAmounts: amountsBody,
  Food: loggedSchema,
  FoodPart: partAnswer,
  SentFoodPart: partSchema,
  NewFood: newBody,
  WholeFood: replacingBody,
  FoodChange: changeBody,
  FoundFood: foundFoodSchema,
  Product: barcodeCall.answer,
  SavedFood: savedSchema,
  Day: homeCall.answer,
  DaySummary: daySummarySchema,
  Goals: goalsCall.answer,
  NewGoals: goalsBody,
  Puzzle: puzzleSchema,
  CollectedPuzzle: collectedSchema,
  Today: todayCall.answer,
  PictureLink: pictureLinkCall.answer,
  Trends: trendsCall.answer,
  Import: importCall.answer,
  Reminders: remindersCall.answer,
  ReadMeal: parseDescriptionCall.answer,
  ReadLabel: parseFoodCall.answer,
  Weight: weightSchema,
  User: userCall.answer,
  TokenPair: tokenCall.answer,
  Token: personalTokenSchema,
  NewToken: newTokenBody,
};

/** Gives schemas their names in the description, so that generated clients have types of these names. */
export function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
