import type { Tables } from "./tables";

/** Tables with a `user_id`: not `users` itself, imported food data, counts of attempts, invites or the server's secret. */
export function userTables(tables: Tables) {
  const {
    users,
    food_import,
    imported_food,
    imported_food_word,
    rate_limit,
    server_secret,
    invite,
    ...byUser
  } = tables;
  return byUser;
}
