import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { correctResume } from "~/tailor/correct/correct-resume";
import { basicsForm } from "~/tailor/correct/entry-form";
import type { ExportFormat } from "~/tailor/document";
import { judgeChanges } from "~/tailor/judge-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { unsureJobs, unsureResume, unsureTop } from "../../support/resumes/unsure-resume";

const sure = `${unsureTop}
EXPERIENCE

Joiner | 2019 - present
Marsh Road Joinery
- Hang doors on two sites

Counter Assistant | 2011 - 2013
Corner Ironmonger
- Cut keys and mixed paint
`;

const isWritten = ({ sections }: Resume, key: string) => sections.some((one) => one.key === key && one.asWritten);

it("prints jobs that were not surely read as their lines stand, and others from their fields", () => {
  expect(resumeToText(parseResume(unsureResume))).toContain(`WORK\n${unsureJobs}\n\nSCHOOL\n`);
  const resume = parseResume(sure);
  expect(isWritten(resume, "work")).toBe(false);
  expect(resumeToText(resume)).toContain("Joiner | 2019 – present\nMarsh Road Joinery\n• Hang doors on two sites\n");
});

it("prints everything of such a section once", () => {
  const text = resumeToText(parseResume(unsureResume));
  for (const line of unsureJobs.split("\n").filter((one) => one.trim() !== ""))
    expect(text.toLowerCase().split(line.trim().toLowerCase()).length - 1, line).toBe(1);
});

it("keeps what stands above the first heading together, where it is more than a text and a title", () => {
  const body =
    "What people hire me for\nKeeping a bench tidy.\nReading drawings\n\nWhere I worked\nSeven years in one shop.";
  const text = resumeToText(parseResume(`${unsureTop}\n${body}\n\nSCHOOL\nFenland Technical College, Joinery, 2011\n`));
  expect(text).toContain(`01632 960 441 | odile.fenner@example.org\n\n${body}\n\nSCHOOL\n`);
});

it("keeps a note below a list apart from it, with one sign for all lists of the page", () => {
  const papers = "- First aid at work, 2022\n- Forklift, counterbalance";
  const note = "I have signed up for the crane course but have not begun it yet.";
  const text = resumeToText(parseResume(`${sure}\nCERTIFICATES\n\n${papers}\n\n${note}\n\nSKILLS\nSanding, glazing\n`));
  expect(text).toContain(`CERTIFICATES\n${papers.replaceAll("- ", "• ")}\n\n${note}\n`);
});

describe("changes", () => {
  const listed = unsureJobs.replace(
    "plane, glue and clamp doors\nhang",
    "- Responsible for hanging doors\n- planed boards and hung",
  );
  const resume = parseResume(`${unsureTop}\nWORK\n\n${listed}\n`);
  const path = "/work/0/highlights/0";
  const atom = resume.atoms.find((one) => one.path === path);
  const change = (over: Partial<Change>): Change => ({
    id: "c1",
    kind: "rephrase",
    atomId: atom?.id ?? null,
    path,
    before: atom?.text ?? "",
    after: "",
    why: "",
    requirementIds: [],
    ...over,
  });

  it("may word a whole line anew in its place", () => {
    const reworded = change({ after: "Hung doors" });
    const text = resumeToText(applyChanges(resume, [reworded]));
    expect(isWritten(resume, "work")).toBe(true);
    expect(text).toContain(
      "bench hand (2019 to now)\n• Hung doors\n• planed boards and hung them with the fitter on Fridays\n",
    );
  });

  it.each([
    ["cut", change({ kind: "left-out" })],
    ["moved", change({ kind: "reorder", path: "/work/0/highlights", order: [1, 0] })],
    ["parted", change({ kind: "split", after: "Hanging\ndoors" })],
    ["added to", change({ kind: "skill-added", path: "/work/0/highlights/-", before: "", after: "Doors" })],
  ])("is not %s", (_, refused) => {
    const [verdict] = judgeChanges([refused], resume);
    expect(verdict).toMatchObject({ accepted: false, reason: expect.stringContaining("stays as you wrote it") });
  });
});

it("stays as it was written when its owner corrects another part, and is printed from its fields when they correct it", () => {
  const resume = parseResume(unsureResume);
  const form = basicsForm(resume);
  const corrected = correctResume(
    resume,
    { section: "basics", becomes: { ...form, values: { ...form.values, phone: "01632 960 442" } } },
    "v2",
  );
  if (!corrected.ok) throw new Error("not corrected");
  expect(corrected.resume.source).toContain(`WORK\n${unsureJobs}\n`);
  expect(resumeToText(corrected.resume)).toBe(corrected.resume.source);
  expect(corrected.resume.atoms.every(({ span }) => span)).toBe(true);
  const told = correctResume(corrected.resume, { section: "work", entries: [] }, "v3");
  expect(told.ok && isWritten(told.resume, "work")).toBe(false);
});

it.each<ExportFormat>(["pdf", "docx", "md", "txt"])("comes back from %s in its order", async (format) => {
  const resume = parseResume(unsureResume);
  const bytes = await renderResume(resume, { format, fonts: fontsFromDisk });
  const { lost } = await readBack(bytes, format, resume);
  expect(lost.filter(({ path }) => path.startsWith("/work/"))).toEqual([]);
});

it("prints studies that were not surely read once", () => {
  const school =
    "BA in Joinery (in progress, evenings), Fenland Technical College, Ely. 60 credits earned, expected 2027.\nMarsh Road High School, Ely. Diploma, 2018. Honor roll.";
  const text = resumeToText(
    parseResume(
      `${unsureTop}\nSCHOOL\n\n${school}\n\nI hope to begin a course in carving but have not yet.\n\nINTERESTS\nchess\n`,
    ),
  );
  for (const words of ["BA in Joinery", "Fenland Technical College", "60 credits", "Honor roll", "carving"])
    expect(text.split(words).length - 1, words).toBe(1);
});

describe("one job of several that was not surely read", () => {
  const among = `${unsureTop}
WORK

Bench Hand | Marsh Road Joinery | 2019 to now
- Plane, glue and clamp doors
- Hang them with the fitter on Fridays

Family leave, 2017 to 2019
- Responsible for two small boys
- Mended what they broke

Counter Assistant | Corner Ironmonger | 2011 to 2013
- Cut keys, mixed paint

Stock Clerk | Pell Stores | 2009 to 2011
- Counted stock

SCHOOL
Fenland Technical College, Joinery, 2011
`;
  const resume = parseResume(among);

  it("keeps its head, as the others do then, and the lines of all are set alike", () => {
    const text = resumeToText(resume);
    expect(isWritten(resume, "work")).toBe(false);
    expect(text).toContain("WORK\nBench Hand | Marsh Road Joinery | 2019 to now\n• Plane, glue and clamp doors\n");
    expect(text).toContain("\n\nFamily leave, 2017 to 2019\n• Responsible for two small boys\n");
    expect(text).toContain("\n\nCounter Assistant | Corner Ironmonger | 2011 to 2013\n• Cut keys, mixed paint\n");
    expect(text.split("Family leave").length).toBe(2);
  });

  it("may have its lines worded anew, but not its head", () => {
    const change = (path: string, kind: Change["kind"], after: string): Change => {
      const atom = resume.atoms.find((one) => one.path === path);
      const before = atom?.text ?? "";
      return { id: "c1", kind, atomId: atom?.id ?? null, path, before, after, why: "", requirementIds: [] };
    };
    const line = change("/work/1/highlights/0", "rephrase", "Cared for two small boys");
    expect(resumeToText(applyChanges(resume, [line]))).toContain("2017 to 2019\n• Cared for two small boys\n• Mended");
    const [verdict] = judgeChanges([change("/work/1/position", "rephrase", "Family Leave")], resume);
    expect(verdict).toMatchObject({ accepted: false, reason: expect.stringContaining("stays as you wrote it") });
  });

  it("keeps its head where another part is corrected, and is set from its fields where the jobs are", () => {
    const form = basicsForm(resume);
    const becomes = { ...form, values: { ...form.values, phone: "01632 960 442" } };
    const corrected = correctResume(resume, { section: "basics", becomes }, "v2");
    if (!corrected.ok) throw new Error("not corrected");
    expect(corrected.resume.source).toContain("\n\nFamily leave, 2017 to 2019\n• Responsible");
    expect(resumeToText(corrected.resume)).toBe(corrected.resume.source);
    expect(corrected.resume.atoms.every(({ span }) => span)).toBe(true);
    const told = correctResume(corrected.resume, { section: "work", entries: [] }, "v3");
    expect(told.ok && told.resume.sections.some(({ entriesAsWritten }) => entriesAsWritten)).toBe(false);
  });

  it.each<ExportFormat>(["pdf", "docx", "md", "txt"])("comes back from %s", async (format) => {
    const bytes = await renderResume(resume, { format, fonts: fontsFromDisk });
    const { lost } = await readBack(bytes, format, resume);
    expect(lost.filter(({ path }) => path.startsWith("/work/"))).toEqual([]);
  });
});
