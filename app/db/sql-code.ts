/** The database's own error code (`23505`, `SQLITE_BUSY`, `ECONNREFUSED`), also of a wrapped error; else "". */
export function sqlCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : sqlCode(error.cause);
}
