import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { quotableLines } from "~/tailor/letter/lines/quotable-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";

const tag = await loadTagger();

/** A line that any letter may quote. */
const plain = "Closed the ledger of two sites in four days";

const read = (work: string) => parseResume(`Ana Bold\n\nEXPERIENCE\n\n${work}\n`);
const quoted = (resume: Resume) => quotableLines(resume, tag).map(({ text }) => text);
const ofLines = (...lines: string[]) =>
  quoted(read(`Accountant, Pike Foods\n2015 - 2018\n${lines.map((line) => `- ${line}\n`).join("")}`));

describe("lines that a letter may quote", () => {
  it("are those of the resume as they stand there, without their full stops", () => {
    expect(ofLines(`${plain}.`, "Paid 90 vendor invoices a week")).toEqual([plain, "Paid 90 vendor invoices a week"]);
  });

  it.each([
    ["too few words", "Paid vendor invoices"],
    ["a line that breaks off", "Paid the vendor invoices of nine depots and"],
    ["a line that goes on with the one above", "resulting in a saving of 40% for nine depots"],
    ["what nobody filled in", "Paid [number] vendor invoices a week for nine depots"],
    ["a slip of the pen", "Prepared finacial statements for nine depots"],
    ["lines that run together", "Paid vendor invoices for nine depots Supervised a team of four clerks"],
    ["what anybody may say of any work", "Worked with customers to meet their needs"],
    ["help of which nothing is said", "Attended various meetings with stakeholders"],
    ["a line that is far too long", `Paid vendor invoices ${"for each of the depots ".repeat(8)}every week`],
  ])("are not %s", (_, line) => {
    expect(ofLines(line, plain)).toEqual([plain]);
  });

  it("are the sentences of a line that has several", () => {
    expect(ofLines(`${plain}. Supervised a team of four clerks.`)).toEqual([plain, "Supervised a team of four clerks"]);
  });

  it("are each quoted once, though two jobs say the same", () => {
    const resume = read(`Accountant, Pike Foods
2015 - 2018
- ${plain}
- Paid 90 vendor invoices a week

Accountant, Marsh Mills
2011 - 2014
- ${plain}, each month
- Counted the cash of three shops
`);
    expect(quoted(resume)).toEqual([plain, "Paid 90 vendor invoices a week", "Counted the cash of three shops"]);
  });

  it("are those of a job in doubt as well, without its name", () => {
    const employersOf = (title: string) => {
      const resume = read(`Accountant, Pike Foods
2015 - 2018
- ${plain}

${title}, Marsh Mills
2011 - 2014
- Counted the cash of three shops
`);
      const atom = resume.atoms.find(({ path }) => path === "/work/1/position")?.id ?? "";
      expect(quoted(resume)).toHaveLength(2);
      return quotableLines({ ...resume, doubts: [{ atom }] }, tag).map(({ job }) => job.employer);
    };
    expect(employersOf("Groom")).toEqual(["Pike Foods", undefined]);
    // What has a known title, an employer and years is read well enough.
    expect(employersOf("Accountant")).toEqual(["Pike Foods", "Marsh Mills"]);
  });

  it("say what was done, and not what the employer is", () => {
    const about = (description: string, highlights: string[]) => {
      const { work, ...resume } = read(`Accountant, Pike Foods\n2015 - 2018\n- ${plain}\n`);
      return quoted({ ...resume, work: work.map((entry) => ({ ...entry, summary: description, highlights })) });
    };
    const employer = "Family chain of 40 farm shops in the north of the country";
    expect(about(employer, [plain])).toEqual([plain]);
    expect(about("Managed the accounts of nine depots. Paid 90 vendor invoices a week.", [])).toEqual([
      "Managed the accounts of nine depots",
      "Paid 90 vendor invoices a week",
    ]);
  });
});
