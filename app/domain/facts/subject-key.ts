/** One answer a subject, however it is spelled: lower case, blanks joined. */
export function subjectKey(subject: string): string {
  return subject.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
