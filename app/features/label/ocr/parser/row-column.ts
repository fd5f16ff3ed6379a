import type { Column } from "./columns";
import type { Header } from "./find-headers";
import { isEnergy } from "./is-energy";
import type { Row } from "./rows";

/** For labels without columns. */
export function rowColumn(rows: Row[], headers: Header[]): Column {
  const cells = rows.flatMap((row) => {
    const amounts = row.amounts.filter(({ unit }) => unit !== "%");
    const energy = amounts.filter(isEnergy);
    const plain = amounts.filter((amount) => !isEnergy(amount));
    const bare = plain.find(({ unit }) => unit === null);
    const grams = plain.find(({ unit, digits }) => unit === "g" || /[.,]/.test(digits));
    const first = row.name.nutrient === "calories" ? bare : (grams ?? bare);
    return [...energy, ...(first ? [first] : [])].map((amount) => ({ row, amount }));
  });
  const kinds = new Set(headers.map(({ kind }) => kind));
  const kind =
    (["100g", "100ml", "serving", "container"] as const).find((wanted) => kinds.has(wanted)) ?? null;
  return { kind, cells };
}
