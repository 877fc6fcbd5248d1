/**
 * Writes an error to the log without what people typed: a failed query is named with its SQL and
 * its cause, never with its parameters (a resume, a password hash).
 */
export function logError(where: string, error: unknown): void {
  if (error instanceof Error && "query" in error && "params" in error) {
    console.error(`${where}: the query failed: ${String(error.query).slice(0, 500)}`, error.cause);
  } else {
    console.error(`${where}:`, error);
  }
}
