import { useRef, useState } from "react";
import { formatGrams } from "~/features/nutrition/format-grams";
import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { fitGrams } from "./fit-grams";
import { readGrams } from "./read-grams";

/** The typed grams. When the calories change, the unlocked ones change with them, in the proportions that were typed. */
export function useOwnGrams(first: PerNutrient<string>) {
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef(first);
  const [texts, setTexts] = useState(first);
  const [locked, setLocked] = useState<Nutrient[]>([]);
  const lock = (nutrient: Nutrient, on: boolean) =>
    setLocked((before) => [...before.filter((each) => each !== nutrient), ...(on ? [nutrient] : [])]);

  const isFree = (nutrient: Nutrient) =>
    !locked.includes(nutrient) && /\d$/.test(typed.current[nutrient].trim());

  function onCalories(kcal: number) {
    const grams = perNutrient((nutrient) => readGrams(typed.current[nutrient], nutrient, kcal) ?? 0);
    const fixed = NUTRIENTS.filter((nutrient) => !isFree(nutrient)).map((nutrient) => [
      nutrient,
      grams[nutrient],
    ]);
    const fitted = fitGrams(kcal, Object.fromEntries(fixed), grams);
    const fresh = NUTRIENTS.filter(isFree).map((name) => [name, formatGrams(fitted[name])] as const);
    setTexts({ ...texts, ...Object.fromEntries(fresh) });
    for (const [name, text] of fresh) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = text;
    }
  }

  return {
    fields,
    texts,
    locked,
    onType(nutrient: Nutrient, text: string) {
      typed.current = { ...texts, [nutrient]: text };
      setTexts(typed.current);
      lock(nutrient, text.trim() !== "");
    },
    onLock: (nutrient: Nutrient) => lock(nutrient, !locked.includes(nutrient)),
    onCalories,
  };
}
