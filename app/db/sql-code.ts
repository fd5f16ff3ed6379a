/** The code the database gave an error (`23505`, `SQLITE_BUSY`, `ECONNREFUSED`), also when another error wraps it; else "". */
export function sqlCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : sqlCode(error.cause);
}
