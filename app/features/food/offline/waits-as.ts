/** Attributes that let a form without fields for its name and kcal wait for a connection. */
export const waitsAs = (name: string, kcal: number) => ({
  "data-keep": "",
  "data-name": name,
  "data-calories": String(kcal),
});
