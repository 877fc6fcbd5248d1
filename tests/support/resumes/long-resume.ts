const verbs = ["Led", "Trained", "Audited", "Planned", "Reduced", "Wrote", "Checked", "Moved", "Taught", "Repaired"];
const things = ["wards", "rotas", "patients", "records", "pumps", "reports", "budgets", "orders", "classes", "visits"];
const places = ["in Leeds", "for the trust", "at night", "with two nurses", "by phone", "across sites", "in theatre"];

/** A resume of about so many characters in which no two lines are alike, so that it compresses as real ones do. */
export function longResume(characters: number, name = "Dana Reyes"): string {
  const head = `${name}
dana.reyes@example.com | 555 010 4477 | Leeds

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Responsible for managing 12 patients a shift on a surgical ward
`;
  const tail = `

EDUCATION
BSc Nursing, University of Leeds, 2018

SKILLS
Medication administration, wound care, patient records`;
  const lines: string[] = [];
  let length = head.length + tail.length;
  for (let line = 0; length < characters - 60; line++) {
    // Linear congruence: the same words in ever other company.
    const at = (line * 7919 + 13) % 104_729;
    const [verb, thing, place] = [verbs[at % 10], things[(at >> 3) % 10], places[(at >> 5) % 7]];
    lines.push(`• ${verb} ${10 + (at % 900)} ${thing} ${place} in ${2 + (line % 50)} weeks`);
    length += (lines.at(-1)?.length ?? 0) + 1;
  }
  return head + lines.join("\n") + tail;
}
