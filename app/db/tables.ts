import { collectionTables, dayTables, userPuzzleTables, weightTables } from "~/db/tables/day";
import {
  foodTables,
  foodTotalTables,
  potTables,
  productTables,
  proposalTables,
  publicFoodTables,
  savedFoodTables,
} from "~/db/tables/food";
import {
  accessTables,
  accountTables,
  avatarTables,
  houseTables,
  identityTables,
  passkeyTables,
  versionTables,
} from "~/db/tables/person";
import {
  importTables,
  mailTables,
  reminderTables,
  requestTables,
  serverTables,
  webhookTables,
} from "~/db/tables/server";
import type { Kit } from "./kit.sqlite";

/** The user id leads every key except in `users`, `user_identity`, `house_member` and public tables, so that rows can be spread over machines by user. */
export const makeTables = (kit: Kit) => ({
  ...accountTables(kit),
  ...avatarTables(kit),
  ...serverTables(kit),
  ...accessTables(kit),
  ...passkeyTables(kit),
  ...identityTables(kit),
  ...houseTables(kit),
  ...requestTables(kit),
  ...mailTables(kit),
  ...foodTables(kit),
  ...savedFoodTables(kit),
  ...proposalTables(kit),
  ...potTables(kit),
  ...importTables(kit),
  ...productTables(kit),
  ...dayTables(kit),
  ...foodTotalTables(kit),
  ...collectionTables(kit),
  ...userPuzzleTables(kit),
  ...publicFoodTables(kit),
  ...weightTables(kit),
  ...reminderTables(kit),
  ...webhookTables(kit),
  // Copied last: rows of the others change it.
  ...versionTables(kit),
});

export type Tables = ReturnType<typeof makeTables>;
