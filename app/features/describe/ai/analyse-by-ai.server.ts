import type { Ai } from "~/features/ai/ai.server";
import { DESCRIPTION_MAX } from "../describe-schema.server";
import type { Analysis } from "../meal-reader";
import { itemOf } from "./item-of.server";
import { MEAL_INSTRUCTIONS, mealAnswer } from "./meal-answer.server";

/** Reads a meal described in words by the AI service; null when it gave no usable answer. */
export async function analyseByAi(ai: Ai, who: string, text: string): Promise<Analysis | null> {
  const description = text.slice(0, DESCRIPTION_MAX);
  const meal = await ai.ask(who, {
    name: "meal",
    instructions: MEAL_INSTRUCTIONS,
    // As JSON, no text can pretend to end where the data ends.
    content: JSON.stringify({ description }),
    answer: mealAnswer,
    model: ai.model,
  });
  if (!meal) return null;
  const typed = description.toLowerCase();
  return {
    engine: "ai",
    items: meal.foods.map((food) => itemOf(food, ai.model)),
    // As typed: what isn't in the description is the model's invention.
    unrecognised: meal.unrecognised.filter((part) => part && typed.includes(part.toLowerCase())),
  };
}
