import { completeSchemas, type Section } from "./builder.schema";

const fieldNames: Record<string, string> = { name: "your name", email: "a valid email" };
const entryNames: Record<string, string> = { education: "school", experience: "job" };

/** What a section still needs, in words: "the degree of school 2". Empty where it is complete. */
export function missingIn(section: Section, form: unknown): string[] {
  const { error } = completeSchemas[section].safeParse(form);
  const missing = (error?.issues ?? []).map(({ path: [list, index, field], message }) => {
    const name = entryNames[String(list)];
    if (name && typeof index === "number") {
      const which = `${name} ${index + 1}`;
      return field === undefined ? `everything about ${which}` : `the ${String(field)} of ${which}`;
    }
    if (list === "skills") return "at least one skill";
    return name ? `at least one ${name}` : (fieldNames[String(list)] ?? message);
  });
  return [...new Set(missing)];
}
