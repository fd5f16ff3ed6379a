/**
 * The attributes of a 'Log again' form that lets it wait for a connection: the logged food's id, and what the list of
 * waiting foods shows.
 */
export const waitsAgain = ({ id, name }: { id: string; name: string }, kcal: number | null | undefined) => ({
  "data-keep": "",
  "data-again": id,
  "data-name": name,
  "data-calories": String(kcal ?? ""),
});
