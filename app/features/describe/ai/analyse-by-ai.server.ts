import type { Ai } from "~/features/ai/ai.server";
import { DESCRIPTION_MAX } from "../describe-schema.server";
import type { Analysis } from "../meal-reader";
import { itemOf } from "./item-of.server";
import { MEAL_INSTRUCTIONS, mealAnswer } from "./meal-answer.server";

/** Reads a described meal by the AI service; null without a usable answer. */
export async function analyseByAi(ai: Ai, who: string, text: string): Promise<Analysis | null> {
  const description = text.slice(0, DESCRIPTION_MAX);
  const meal = await ai.ask(who, {
    name: "meal",
    instructions: MEAL_INSTRUCTIONS,
    // JSON, against text that pretends to end the data.
    content: JSON.stringify({ description }),
    answer: mealAnswer,
    model: ai.model,
  });
  if (!meal) return null;
  const typed = description.toLowerCase();
  return {
    engine: "ai",
    items: meal.foods.map((food) => itemOf(food, ai.model)),
    unrecognised: meal.unrecognised.filter((part) => part && typed.includes(part.toLowerCase())),
  };
}
