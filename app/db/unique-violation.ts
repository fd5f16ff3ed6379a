import { sqlCode } from "./sql-code";

/** A transaction rolled back because a row with the same unique key exists. */
export class UniqueViolation extends Error {
  override name = "UniqueViolation";
  constructor() {
    super("a row with this key is there already");
  }
}

export const isUniqueViolation = (error: unknown) =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(sqlCode(error));
