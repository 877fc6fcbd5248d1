import { describe, expect, it } from "vitest";
import { correctResume } from "~/tailor/correct/correct-resume";
import type { Correction } from "~/tailor/correct/correction";
import { basicsForm, entryForm } from "~/tailor/correct/entry-form";
import { entriesOf, type PartSection, partShapes } from "~/tailor/correct/part-shape";
import { parseResume } from "~/tailor/parse/parse-resume";
import { quotedTexts } from "~/tailor/render/resume-document";
import { fieldsOf } from "~/tailor/render/resume-fields";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume, SectionKey } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { allResumes } from "../../support/resumes/all-resumes";
import * as offices from "../parse/fixtures/offices";
import * as trades from "../parse/fixtures/trades";

const texts: [string, string][] = [
  ...Object.entries({ ...trades, ...offices }),
  ...Object.entries(allResumes).map(([name, resume]): [string, string] => [`export of ${name}`, resumeToText(resume)]),
];

const sections = Object.keys(partShapes) as PartSection[];

function corrected(resume: Resume, correction: Correction, prefix = "v2"): Resume {
  const answer = correctResume(resume, correction, prefix);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

/** What every resume of the engine holds, and what the gate and the matcher rest on. */
function expectSound(resume: Resume): void {
  expect(resume.source).toBe(resumeToText(resume));
  expect(new Set(resume.atoms.map(({ id }) => id)).size).toBe(resume.atoms.length);
  expect(new Set(resume.atoms.map(({ path }) => path)).size).toBe(resume.atoms.length);
  let last = 0;
  for (const { path, text, span } of resume.atoms) {
    expect(span, path).not.toBeNull();
    const found = resume.source
      .slice(span?.start, span?.end)
      .split(/\s*\n\s*/)
      .join("\n");
    expect(found, path).toBe(text);
    expect(span?.start, path).toBeGreaterThanOrEqual(last);
    last = span?.end ?? 0;
    if (!/Date|date|current/.test(path)) expect(valueAt(resume, path), path).toBe(text);
  }
  const atoms = new Set(resume.atoms.map(({ path }) => path));
  // A heading is no value; an address says network and name.
  const unprinted = /^\/other\/\d+\/title$|^\/basics\/profiles\/\d+\/(network|username)$/;
  const missing = fieldsOf(resume).filter(({ path }) => !atoms.has(path) && !unprinted.test(path));
  expect(missing).toEqual([]);
}

function sorted(resume: Resume): string[] {
  return fieldsOf(resume)
    .map(({ path, text }) => `${path} ${text}`)
    .sort();
}

/** Every part of the resume sent back exactly as its form shows it. */
function sameAgain(resume: Resume): Correction[] {
  return [
    { section: "basics", becomes: basicsForm(resume) },
    ...sections.map(
      (section): Correction => ({
        section,
        entries: entriesOf(resume, section).map((_, from) => ({ from, becomes: entryForm(resume, section, from) })),
      }),
    ),
  ];
}

describe.each(texts)("the %s resume", (_, text) => {
  const resume = parseResume(text);

  it("keeps every value and the id of every value that is printed when its forms are saved as they are", () => {
    let next = resume;
    for (const correction of sameAgain(resume)) next = corrected(next, correction);
    expect(sorted(next)).toEqual(sorted(resume));
    expectSound(next);
    const ids = new Map([...resume.atoms].reverse().map(({ path, id }) => [path, id]));
    for (const { path, id } of next.atoms) if (ids.has(path)) expect(id, path).toBe(ids.get(path));
  });

  it("prints what it printed before, so that a correction changes nothing but what it says", () => {
    // Lines that were quoted as they stood are set from their fields once a person has saved them: the test below.
    const quoted = quotedTexts(resume);
    for (const correction of sameAgain(resume))
      if (!quoted.has(correction.section as SectionKey))
        expect(corrected(resume, correction).source).toBe(resumeToText(resume));
  });
});

const quotedStudies = `Ines Varga
ines.varga@example.org

Experience
Baker | 2016 - 2021
Mill Lane Bakery
- Baked 300 loaves a night

Education
Diploma : Patisserie Harrow School of Oven Practice GPA: Honours list ( 2015
Expected) of the Pastry Programme

BSc in Nursing, 2012
University of Leeds
`;

it("keeps studies that are quoted as they stand when another part is corrected", () => {
  const resume = parseResume(quotedStudies);
  const [job] = sameAgain(resume).filter(({ section }) => section === "work");
  const next = job && corrected(resume, job);
  expect(next?.source).toBe(resumeToText(resume));
  expect(next?.source).toContain("GPA: Honours list ( 2015\nExpected) of the Pastry Programme");
  if (next) expectSound(next);
});

it("sets a study that was quoted from its fields once somebody has saved them", () => {
  const resume = parseResume(quotedStudies);
  expect(resumeToText(resume)).toContain("( 2015\nExpected)");
  const saved = sameAgain(resume).find(({ section }) => section === "education");
  expect(saved && corrected(resume, saved).source).toContain("BSc in Nursing | 2012\nUniversity of Leeds");
});

const text = `Dana Reyes
dana.reyes@example.com | 555 010 4477 | Leeds

TECHNICAL SKILLS
C, R, Go

EXPERIENCE
Staff Nurse, Northfield Hospital
Spring 2019 - Present
• Cared for 12 patients a shift on a surgical ward
• Trained 4 student nurses in medication administration
Care Assistant, Elm House
2015 - 2018
• Washed and dressed residents

EDUCATION
BSc (Hons) in Adult Nursing, University of Leeds, 2018

ODDMENTS
Clean driving licence

LOOSE ENDS
Own car`;
const dana = parseResume(text);
const job = (index: number) => entryForm(dana, "work", index);
const idsOf = (resume: Resume, prefix: string) =>
  resume.atoms.filter(({ path }) => path.startsWith(prefix)).map(({ id }) => id);

describe("a correction", () => {
  it("takes a value at the person's word and prints the text anew", () => {
    const becomes = { ...job(0), values: { ...job(0).values, name: "Northfield General" } };
    const next = corrected(dana, { section: "work", entries: [{ from: 0, becomes }, { from: 1 }] });
    expectSound(next);
    expect(next.work[0]?.name).toBe("Northfield General");
    expect(next.source).toContain("Staff Nurse | Spring 2019 – Present\nNorthfield General\n• Cared for");
    expect(dana.work[0]?.name).toBe("Northfield Hospital");
    const id = (resume: Resume) => resume.atoms.find(({ path }) => path === "/work/0/name")?.id;
    expect(id(next)).toBe(id(dana));
  });

  it("is never read again: what a parser would take for something else stays what it is", () => {
    const values = { ...job(0).values, position: "2019", name: "EDUCATION", location: "dana@leeds.example" };
    const next = corrected(dana, {
      section: "work",
      entries: [{ from: 0, becomes: { ...job(0), values } }, { from: 1 }],
    });
    expectSound(next);
    expect(next.work[0]).toMatchObject({ position: "2019", name: "EDUCATION", location: "dana@leeds.example" });
    expect(next.education).toEqual(dana.education);
  });

  it("moves lines with their ids, adds one with a new id and drops one with its atom", () => {
    const [first, second] = idsOf(dana, "/work/0/highlights");
    const lists = {
      highlights: [{ text: job(0).lists.highlights?.[1]?.text ?? "", from: 1 }, { text: "Ran a clinic" }],
    };
    const next = corrected(dana, {
      section: "work",
      entries: [{ from: 0, becomes: { ...job(0), lists } }, { from: 1 }],
    });
    expectSound(next);
    expect(next.work[0]?.highlights).toEqual(["Trained 4 student nurses in medication administration", "Ran a clinic"]);
    expect(idsOf(next, "/work/0/highlights")).toEqual([second, "v2-1"]);
    expect(next.atoms.some(({ id }) => id === first)).toBe(false);
  });

  it("never gives an id of one version to something else in the next", () => {
    const add = (line: string, version: string, resume: Resume) =>
      corrected(
        resume,
        { section: "skills", entries: [{ from: 0, becomes: { values: {}, lists: { keywords: [{ text: line }] } } }] },
        version,
      );
    const second = add("Suturing", "v2", dana);
    const third = add("Triage", "v3", second);
    expect(idsOf(second, "/skills")).toEqual(["v2-1"]);
    expect(idsOf(third, "/skills")).toEqual(["v3-1"]);
  });

  it("swaps entries whole, and removes one", () => {
    const swapped = corrected(dana, { section: "work", entries: [{ from: 1 }, { from: 0 }] });
    expectSound(swapped);
    expect(swapped.work.map(({ name }) => name)).toEqual(["Elm House", "Northfield Hospital"]);
    expect(idsOf(swapped, "/work/1/")).toEqual(idsOf(corrected(dana, sameAgain(dana)[1] as Correction), "/work/0/"));
    const left = corrected(dana, { section: "work", entries: [{ from: 1 }] });
    expectSound(left);
    expect(left.source).not.toContain("Northfield");
  });

  it("adds the first entry of a part that the resume did not have, under a heading of its own", () => {
    const becomes = { values: { language: "Welsh", fluency: "native" }, lists: {} };
    const next = corrected(dana, { section: "languages", entries: [{ becomes }] });
    expectSound(next);
    expect(next.source).toMatch(/\n\nLANGUAGES\nWelsh \(native\)\n$/);
  });

  it("keeps the joint of degree and subject until one of them changes", () => {
    const form = entryForm(dana, "education", 0);
    const entries = (values: Record<string, string>) => [{ from: 0, becomes: { ...form, values } }];
    const kept = corrected(dana, { section: "education", entries: entries({ ...form.values, score: "2:1" }) });
    expect(kept.source).toContain("BSc (Hons) in Adult Nursing, 2:1 | 2018\nUniversity of Leeds");
    const again = corrected(kept, { section: "education", entries: entries(form.values) }, "v3");
    expect(again.source).toContain("BSc (Hons) in Adult Nursing | 2018\nUniversity of Leeds\n");
    const changed = corrected(dana, {
      section: "education",
      entries: entries({ ...form.values, area: "Child Nursing" }),
    });
    expect(changed.source).toContain("BSc (Hons), Child Nursing | 2018");
    for (const resume of [kept, again, changed]) expectSound(resume);
  });

  it("finds a skill of one letter in the list and not in the heading above it", () => {
    const next = corrected(dana, { section: "skills", entries: [{ from: 0 }] });
    const spans = next.atoms.filter(({ path }) => path.startsWith("/skills")).map(({ span }) => span?.start);
    const at = next.source.indexOf("C, R, Go");
    expect(spans).toEqual([at, at + 3, at + 6]);
  });

  it("keeps the person's own sections where they stood when one of them goes, moves or gets another heading", () => {
    const gone = corrected(dana, { section: "other", entries: [{ from: 1 }] });
    expect(gone.source).toMatch(/\n\nLOOSE ENDS\nOwn car\n$/);
    expect(gone.source).not.toContain("ODDMENTS");
    const moved = corrected(dana, { section: "other", entries: [{ from: 1 }, { from: 0 }] });
    expect(moved.source).toMatch(/\n\nLOOSE ENDS\nOwn car\n\nODDMENTS\nClean driving licence\n$/);
    const becomes = { values: { title: "Licences" }, lists: { lines: [{ text: "Clean driving licence", from: 0 }] } };
    const named = corrected(dana, { section: "other", entries: [{ from: 0, becomes }, { from: 1 }] });
    expect(named.source).toContain("\n\nLICENCES\nClean driving licence\n\nLOOSE ENDS\n");
    for (const resume of [gone, moved, named]) expectSound(resume);
  });

  it("corrects contact details, links and a summary that was not there", () => {
    const becomes = {
      values: { ...basicsForm(dana).values, phone: "", location: "York", summary: "Nurse.\nSurgical wards." },
      lists: { links: [{ text: "github.com/dana" }, { text: "Mastodon: @dana" }] },
    };
    const next = corrected(dana, { section: "basics", becomes });
    expectSound(next);
    expect(next.basics.phone).toBeUndefined();
    expect(next.basics.profiles).toEqual([
      { network: "GitHub", username: "dana", url: "github.com/dana" },
      { network: "Mastodon", username: "dana" },
    ]);
    expect(next.source).toMatch(
      /^Dana Reyes\nYork \| dana.reyes@example.com \| github.com\/dana \| Mastodon: dana\n\nSUMMARY\nNurse.\nSurgical wards.\n/,
    );
  });

  it.each([
    [{ from: "some day", to: "Present" }, "from"],
    [{ from: "2019", to: "later" }, "to"],
    [{ from: "2019", to: "" }, "to"],
    [{ from: "", to: "nonsense" }, "to"],
    [{ from: "Mar 2019", to: "Feb 2019" }, "to"],
  ])("refuses the dates %o and says where", (dates, field) => {
    const becomes = { ...job(0), values: { ...job(0).values, ...dates } };
    const answer = correctResume(dana, { section: "work", entries: [{ from: 1 }, { from: 0, becomes }] }, "v2");
    expect(answer).toMatchObject({ ok: false, problems: [{ entry: 1, field }] });
  });

  it.each([
    [{ from: "Mar 2019", to: "2021" }, { startDate: "2019-03", endDate: "2021" }, "Mar 2019 – 2021"],
    [{ from: "2019-03", to: "now" }, { startDate: "2019-03", current: true }, "Mar 2019 – now"],
    [{ from: "", to: "June 2020" }, { endDate: "2020-06" }, "June 2020"],
    [{ from: "", to: "" }, {}, ""],
  ])("reads the dates %o", (dates, values, printed) => {
    const becomes = { ...job(0), values: { ...job(0).values, ...dates } };
    const next = corrected(dana, { section: "work", entries: [{ from: 0, becomes }, { from: 1 }] });
    const { startDate, endDate, current } = next.work[0] ?? {};
    expect(JSON.parse(JSON.stringify({ startDate, endDate, current }))).toEqual(values);
    expect(next.source).toContain(printed === "" ? "Staff Nurse\n" : `Staff Nurse | ${printed}\n`);
    expectSound(next);
  });

  it("drops an entry that says nothing any more and refuses one without what makes it one", () => {
    const blank = { values: {}, lists: {} };
    expect(corrected(dana, { section: "work", entries: [{ from: 0, becomes: blank }, { from: 1 }] }).work).toHaveLength(
      1,
    );
    const nameless = { values: { issuer: "City of Leeds" }, lists: {} };
    const answer = correctResume(dana, { section: "certificates", entries: [{ becomes: nameless }] }, "v2");
    expect(answer).toMatchObject({ ok: false, problems: [{ entry: 0, field: "name" }] });
  });

  it("throws where it starts from an entry that is not there", () => {
    expect(() => correctResume(dana, { section: "work", entries: [{ from: 7 }] }, "v2")).toThrow(RangeError);
  });
});
