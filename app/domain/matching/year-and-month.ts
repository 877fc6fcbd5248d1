/** Milliseconds UTC to "2026-11": what the engine counts "present" from, and the month a use counts for. */
export function yearAndMonth(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7);
}
