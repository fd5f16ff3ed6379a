import type { Tables } from "./tables";

/** Tables with a `user_id`: not `users` itself, imported food data or counts of attempts. */
export function userTables(tables: Tables) {
  const { users, food_import, imported_food, imported_food_word, rate_limit, ...byUser } = tables;
  return byUser;
}
