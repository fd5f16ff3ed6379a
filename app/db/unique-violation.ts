import { sqlCode } from "./sql-code";

/** A transaction was undone because a row with the same key, such as an e-mail address, is there already. */
export class UniqueViolation extends Error {
  override name = "UniqueViolation";
  constructor() {
    super("a row with this key is there already");
  }
}

export const isUniqueViolation = (error: unknown) =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(sqlCode(error));
