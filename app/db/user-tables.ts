import type { Tables } from "./tables";

/** Tables with a `user_id`: not `users` itself, imported food data, counts of attempts or the server's secret. */
export function userTables(tables: Tables) {
  const { users, food_import, imported_food, imported_food_word, rate_limit, server_secret, ...byUser } =
    tables;
  return byUser;
}
