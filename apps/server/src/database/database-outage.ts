/** PostgreSQL is away: connection refused or ended, shutting down, too many clients (SQLSTATE classes 08, 53, 57), or a row too long held (55P03). */
export function isDatabaseOutage(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    /^(08|53|57|55P03)/.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"].includes(code) ||
    // Also what a transaction says that could not even be rolled back.
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** What went wrong, in the words of the first of several tries. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
