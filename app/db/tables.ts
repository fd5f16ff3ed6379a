import type { Kit } from "./kit.sqlite";
import { accessTables } from "./tables/access";
import { accountTables } from "./tables/account";
import { avatarTables } from "./tables/avatar";
import { collectionTables } from "./tables/collection";
import { dayTables } from "./tables/day";
import { foodTables } from "./tables/food";
import { foodTotalTables } from "./tables/food-totals";
import { identityTables } from "./tables/identity";
import { importTables } from "./tables/imports";
import { mailTables } from "./tables/mail";
import { passkeyTables } from "./tables/passkey";
import { productTables } from "./tables/product";
import { publicFoodTables } from "./tables/public-food";
import { reminderTables } from "./tables/reminder";
import { requestTables } from "./tables/request";
import { savedFoodTables } from "./tables/saved-food";
import { serverTables } from "./tables/server";
import { userPuzzleTables } from "./tables/user-puzzle";
import { versionTables } from "./tables/version";
import { weightTables } from "./tables/weight";

/** The user id leads every key except in `users`, `user_identity` and public tables, so that rows can be spread over machines by user. */
export const makeTables = (kit: Kit) => ({
  ...accountTables(kit),
  ...avatarTables(kit),
  ...serverTables(kit),
  ...accessTables(kit),
  ...passkeyTables(kit),
  ...identityTables(kit),
  ...requestTables(kit),
  ...mailTables(kit),
  ...foodTables(kit),
  ...savedFoodTables(kit),
  ...importTables(kit),
  ...productTables(kit),
  ...dayTables(kit),
  ...foodTotalTables(kit),
  ...collectionTables(kit),
  ...userPuzzleTables(kit),
  ...publicFoodTables(kit),
  ...weightTables(kit),
  ...reminderTables(kit),
  // Copied last: rows of the others change it.
  ...versionTables(kit),
});

export type Tables = ReturnType<typeof makeTables>;
