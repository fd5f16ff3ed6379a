import type { Tables } from "./tables";

/** The tables whose rows belong to a user by `user_id`. Not the users' own, nor the food data that the operator imported. */
export function userTables(tables: Tables) {
  const { users, food_import, imported_food, imported_food_word, ...byUser } = tables;
  return byUser;
}
