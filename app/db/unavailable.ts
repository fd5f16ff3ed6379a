import { sqlCode } from "./sql-code";

// PostgreSQL: conflicts, shutdown and start, a standby, too many connections, lost connections. SQLite: locked, full.
const CODE =
  /^(40001|40P01|57P0[123]|25006|53[123]00|08...|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|SQLITE_(BUSY|FULL|IOERR)\w*)$/;
// node-postgres gives these no code.
const MESSAGE =
  /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered a connection error))/;

/** Whether the database can't do this now but may soon: try again, or answer 503. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return code ? CODE.test(code) : MESSAGE.test(error.message) || isUnavailable(error.cause);
}
