import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readingGaps } from "~/tailor/reading/reading-gaps";

function read(section: string) {
  return parseResume(
    `Una Pryce\nuna@mailbox.example\n555-0134\n\nEXPERIENCE\n\n${section}\n\nEDUCATION\nTruro College\n\nSKILLS\nExcel`,
  );
}

const jobs = (section: string) =>
  read(section).work.map(({ position, name, startDate, summary, highlights }) => [
    position ?? name ?? startDate,
    ...(summary === undefined ? [] : [summary]),
    ...highlights,
  ]);

it.each([
  "(May 2016 - March 2017: moved from Cornwall, looked for work)",
  "January 2016 - March 2017: full-time care for my aunt",
  "2016 to 2017 travelled with my brother",
  "Winter 2016 I was away with a broken wrist.",
])("keeps a line about a time without a job apart from the jobs around it: %s", (note) => {
  expect(
    jobs(`Deck Supervisor, Tamar Ferries, Plymouth, MA
2017 - Present
• Led nine deckhands
• Wrote the rota

${note}

Boat Cleaner, Plym Marina, Plymouth, MA
2010 - 2016
• Washed hulls
• Sold tickets`),
  ).toEqual([
    ["Deck Supervisor", "Led nine deckhands", "Wrote the rota"],
    [undefined, note],
    ["Boat Cleaner", "Washed hulls", "Sold tickets"],
  ]);
});

it("keeps a note below the last job, and asks nothing about it", () => {
  const resume = read(`Boat Cleaner, Plym Marina, Plymouth, MA
2010 - 2016
• Washed hulls

Spring 2009 I was at home after an operation.`);
  expect(resume.work[1]).toEqual({ summary: "Spring 2009 I was at home after an operation.", highlights: [] });
  expect(resume.doubts).toBeUndefined();
  expect(readingGaps(resume)).toEqual([]);
});

it("leaves a dated deed behind a blank line in its job", () => {
  const won = "2012: won the prize for the cleanest yard";
  expect(jobs(`Yard Manager, Plym Marina, Plymouth, MA\n2010 - 2016\n• Led nine hands\n\n${won}`)).toEqual([
    ["Yard Manager", "Led nine hands", won],
  ]);
});

it("leaves dated lines that tell of a job in that job", () => {
  const lines = ["2012: opened the second yard", "2014: took over the workshop"];
  expect(
    jobs(`Yard Manager, Plym Marina, Plymouth, MA\n2010 - 2016\n${lines.map((line) => `• ${line}`).join("\n")}`),
  ).toEqual([["Yard Manager", ...lines]]);
});
