import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tailorResume } from "~/tailor/tailor-resume";

const job = "Work Experience\nClerk, Bramley Ltd\nJan 2020 - Mar 2021\n";
const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, at) => line(at));

// Work that grows with the square of the lines does not end before the test's own time does.
it.each([
  ["4,000 bullets of one letter", lines(4000, () => "• a").join("\n")],
  ["10,000 short lines", lines(10_000, () => "ab").join("\n")],
  ["one endless line", "word ".repeat(4000)],
  ["20,000 brackets", "(".repeat(20_000)],
  ["450 bullets to reword", job + lines(450, (at) => `• Responsible for preparing reports ${at}`).join("\n")],
])(
  "tailors %s",
  async (_, text) => {
    const posting = readPosting("Data analyst\nRequirements\n- Python and SQL\n- preparing reports");
    const resume = parseResume(text);
    const tailored = await tailorResume({ resume, posting, asOf: "2026-01-01" });
    expect(tailored.after.score ?? 0).toBeGreaterThanOrEqual(tailored.before.score ?? 0);
  },
  60_000,
);
