import { sqlCode } from "./sql-code";

// PostgreSQL: conflict, shutdown, standby, too many or lost connections. SQLite: locked, full, damaged.
const CODE =
  /^(40001|40P01|57P0[123]|25006|53[123]00|08...|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|SQLITE_(BUSY|FULL|IOERR)\w*|DATABASE_DAMAGED)$/;
const MESSAGE =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/;

const UNREACHABLE = /^E(CONNREFUSED|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return code ? CODE.test(code) : MESSAGE.test(error.message) || isUnavailable(error.cause);
}

export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(sqlCode(error));

/** The server took a query and gave no answer in time. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isSilent(error.cause);
}

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return code ? UNREACHABLE.test(code) : isUnreachable(error.cause);
}
