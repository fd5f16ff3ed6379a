import { AMOUNTS, type AmountName } from "./amounts";

export const unitOf = (amount: AmountName): "kcal" | "g" => (amount === "calories" ? "kcal" : "g");

export const amountLabel = (amount: AmountName): string => amount.charAt(0).toUpperCase() + amount.slice(1);

export const AMOUNT_LABELS = AMOUNTS.map((name) => ({ name, label: amountLabel(name), unit: unitOf(name) }));
