/** An answer as the forms of questions send it; `at` is its place in a list of questions. */
export function answerFields(
  { subject, answer, detail = "" }: { subject?: string; answer?: string; detail?: string },
  at = 0,
): Record<string, string> {
  const fields = { subject, answer, detail };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[`answers[${at}].${name}`, value]])),
  );
}
