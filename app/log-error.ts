/**
 * Logs an error without users' data: of a failed query only its SQL and the cause, never its parameters (a resume, a
 * password hash).
 */
export function logError(where: string, error: unknown): void {
  if (error instanceof Error && "query" in error && "params" in error) {
    console.error(`${where}: the query failed: ${String(error.query).slice(0, 500)}`, error.cause);
  } else {
    console.error(`${where}:`, error);
  }
}
