import type { Tables } from "./tables";

/**
 * The tables whose rows belong to a user by `user_id`. Not the users' own, the food data that
 * the operator imported, nor what counts how often something was done.
 */
export function userTables(tables: Tables) {
  const { users, food_import, imported_food, imported_food_word, rate_limit, ...byUser } = tables;
  return byUser;
}
