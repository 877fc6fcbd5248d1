import { completeSchemas, type Section } from "./builder.schema";

const fieldNames: Record<string, string> = { name: "your name", email: "a valid email", skills: "at least one skill" };
const lists = ["education", "experience"];

/** What a section still needs, in words: "the degree of education 2". Empty where it is complete. */
export function missingIn(section: Section, form: unknown): string[] {
  const { error } = completeSchemas[section].safeParse(form);
  const missing = (error?.issues ?? []).map(({ path: [list, index, field], message }) => {
    const name = lists.find((entry) => entry === list);
    const article = message.startsWith("At most") ? "a shorter" : "the";
    if (name && typeof index === "number") {
      const which = `${name} ${index + 1}`;
      return field === undefined ? `everything about ${which}` : `${article} ${String(field)} of ${which}`;
    }
    if (article === "a shorter") return `${article} ${String(list)}`;
    return name ? `at least one ${name}` : (fieldNames[String(list)] ?? message);
  });
  return [...new Set(missing)];
}
