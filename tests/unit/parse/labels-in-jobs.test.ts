import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const resumeWith = (label: string) => `Dana Whitlow
dana@example.org | 555-0100

EXPERIENCE

Teller | Hale Bank | 2015 - 2019
- Counted the drawer twice a day
- Opened accounts for new members
${label}
Moved to be near my parents

Clerk | Pell Stores | 2011 - 2015
- Rang up sales at a busy till

EDUCATION
Hale High School, Diploma, 2011
`;

it.each(["REASON FOR LEAVING", "Reason for leaving:", "WHY I WENT"])(
  "prints %s above the lines that it is about",
  (label) => {
    const resume = parseResume(resumeWith(label));
    expect(resume.work[0]?.highlights).toEqual([
      "Counted the drawer twice a day",
      "Opened accounts for new members",
      label,
      "Moved to be near my parents",
    ]);
    expect(resumeToText(resume)).toContain(`new members\n${label}\n• Moved to be near my parents\n`);
  },
);

it("goes on with a sentence that ends in capitals", () => {
  const broken = resumeWith("xx").replace("members\nxx\nMoved", "members of the\nNORTH COAST BRANCH\nMoved");
  expect(parseResume(broken).work[0]?.highlights[1]).toBe("Opened accounts for new members of the NORTH COAST BRANCH");
});
