import { useRef, useState } from "react";
import { formatGrams } from "~/features/nutrition/format-grams";
import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { fitGrams } from "./fit-grams";
import { readGrams } from "./read-grams";

/** The typed grams. When the calories change, the unlocked ones change with them, in their own proportions. */
export function useOwnGrams(first: PerNutrient<string>) {
  const fields = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState(first);
  const [locked, setLocked] = useState<Nutrient[]>([]);
  const lock = (nutrient: Nutrient, on: boolean) =>
    setLocked((before) => [...before.filter((each) => each !== nutrient), ...(on ? [nutrient] : [])]);

  function onCalories(kcal: number, before: number) {
    const grams = perNutrient((nutrient) => readGrams(texts[nutrient], nutrient, before));
    const fixed = Object.fromEntries(locked.map((nutrient) => [nutrient, grams[nutrient]]));
    const fitted = fitGrams(
      kcal,
      fixed,
      perNutrient((nutrient) => grams[nutrient] ?? 0),
    );
    const free = NUTRIENTS.filter(
      (nutrient) => !locked.includes(nutrient) && /\d$/.test(texts[nutrient].trim()),
    );
    const fresh = Object.fromEntries(free.map((nutrient) => [nutrient, formatGrams(fitted[nutrient])]));
    setTexts({ ...texts, ...fresh });
    for (const [name, text] of Object.entries(fresh)) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = text;
    }
  }

  return {
    fields,
    texts,
    locked,
    onType(nutrient: Nutrient, text: string) {
      setTexts({ ...texts, [nutrient]: text });
      lock(nutrient, text.trim() !== "");
    },
    onLock: (nutrient: Nutrient) => lock(nutrient, !locked.includes(nutrient)),
    onCalories,
  };
}
