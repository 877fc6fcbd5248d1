import { type BuilderForm, splitSkills } from "./builder.schema";

/** The form as a plain text resume, in the layout that every reader knows: one more source for the parser. */
export function builtResumeText(form: BuilderForm): string {
  const head = [form.name, [form.location, form.phone, form.email].filter((item) => item !== "").join(" | ")];
  const blocks = [
    head,
    ...section("SUMMARY", form.summary === "" ? [] : [[form.summary]]),
    ...section("EXPERIENCE", form.experience.map(experienceLines)),
    ...section(
      "EDUCATION",
      form.education.map(({ school, degree, year }) => [`${degree} | ${year}`, school]),
    ),
    ...section("SKILLS", [[splitSkills(form.skills).join(", ")]]),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** The heading stands on the first entry, as resumes have it. */
function section(heading: string, entries: string[][]): string[][] {
  return entries.map((lines, index) => (index === 0 ? [heading, ...lines] : lines));
}

function experienceLines({ company, role, years, highlights }: BuilderForm["experience"][number]): string[] {
  const bullets = highlights
    .split("\n")
    .map((line) => line.replace(/^\s*[-•*·–]\s+/, "").trim())
    .filter((line) => line !== "");
  return [`${role} | ${company} | ${years}`, ...bullets.map((line) => `• ${line}`)];
}
