import type { Kit } from "./kit.sqlite";
import { accessTables } from "./tables/access";
import { accountTables } from "./tables/account";
import { collectionTables } from "./tables/collection";
import { dayTables } from "./tables/day";
import { foodTables } from "./tables/food";
import { mailTables } from "./tables/mail";
import { publicFoodTables } from "./tables/public-food";

/** Every table, declared once for both dialects. The user's id leads every key but of `users` and of what is everybody's, so that rows can be spread over machines by user. */
export const makeTables = (kit: Kit) => ({
  ...accountTables(kit),
  ...accessTables(kit),
  ...mailTables(kit),
  ...foodTables(kit),
  ...dayTables(kit),
  ...collectionTables(kit),
  ...publicFoodTables(kit),
});

export type Tables = ReturnType<typeof makeTables>;
