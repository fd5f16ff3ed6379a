/** Attributes that let a 'Log again' form wait for a connection. */
export const waitsAgain = ({ id, name }: { id: string; name: string }, kcal: number | null | undefined) => ({
  "data-keep": "",
  "data-again": id,
  "data-name": name,
  "data-calories": String(kcal ?? ""),
});
