import { describe, expect, it } from "vitest";
import type { Match } from "~/tailor/match";
import { hedgedSpans } from "~/tailor/match/evidence/hedges";
import { titleCloseness, unknownTitle } from "~/tailor/match/evidence/measure-job";
import { writtenOtherwise } from "~/tailor/match/evidence/written-otherwise";
import { indexPosting } from "~/tailor/match/index-posting";
import { indexResume } from "~/tailor/match/index-resume";
import { matchResume } from "~/tailor/match/match-resume";

import { parseResume } from "~/tailor/parse/parse-resume";
import type { Requirement } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import { readTitle } from "~/tailor/posting/read-title";

/** The row of one thing that a post asks for, matched with a resume. */
function rowFor(resume: string, term: string, kind: Requirement["kind"]): Match["rows"][number] {
  const source = `Groundskeeper\n${term}`;
  const span = { start: source.indexOf(term), end: source.length };
  const requirement: Requirement = { id: "r0", term, kind, weight: "must", span, quote: span, sentence: span };
  const posting = { title: "Groundskeeper", source, requirements: [requirement], duties: [] };
  const [row] = matchResume(parseResume(resume), posting, { asOf: "2026-01" }).rows;
  if (!row) throw new Error(`No row for ${term}`);
  return row;
}

const withLines = (...lines: string[]): string =>
  ["Ada Moor", "ada@mailbox.example", "", "WORK", "Groundskeeper, Hale Park, 2016 - 2024", ...lines].join("\n");
const withPapers = (...lines: string[]): string => `${withLines("- Cut grass")}\n\nCERTIFICATES\n${lines.join("\n")}`;
const quoted = (row: Match["rows"][number]): string => row.evidence.map(({ quote }) => quote).join(" ");

describe("evidence in the words of ordinary people", () => {
  it("is a rare word wherever a line names it", () => {
    expect(rowFor(withLines("- Fed and mucked out eleven alpacas twice a day"), "alpacas", "skill").state).toBe(
      "shown",
    );
  });

  it("is a name by its initials, or in other parts", () => {
    const [letters] = writtenOtherwise("Lodge Early Frost Notices").filter((one) => one.test("sent the EFN by noon"));
    expect(letters).toBeDefined();
    expect(writtenOtherwise("Working With Ponies Check").some((one) => one.test("wwpc"))).toBe(false);
    expect(writtenOtherwise("HedgeX2").some((one) => one.test("Hedge X 2 (3 years)"))).toBe(true);
    expect(rowFor(withPapers("WWPC, to 2028"), "Working With Ponies Check", "credential").state).toBe("shown");
  });

  it("is either side of a stroke", () => {
    expect(rowFor(withLines("- Sharpened scythes for the crew"), "scythes / billhook work", "skill").state).toBe(
      "shown",
    );
  });

  it("is no denial, and not why somebody left", () => {
    const spans = (text: string) => hedgedSpans(text).map(({ start, end }) => text.slice(start, end));
    expect(spans("Hedgerow Pro - no, we have our own").join()).toContain("Hedgerow Pro - no");
    expect(spans("No pilot permit yet. Clean record")).toEqual(["No pilot permit yet"]);
    expect(spans("Fed cattle. Quit when Olaf sold the tractors. Fit").join()).toContain(
      "Quit when Olaf sold the tractors",
    );
    expect(spans("Left side of the park is mine")).toEqual([]);
  });

  it("is never one word of several", () => {
    const row = rowFor(withLines("- Painted the ferry landing"), "ferry timetable enquiries", "skill");
    expect(quoted(row)).not.toContain("ferry");
  });

  it("stands in a long text above the jobs where those say less", () => {
    const text = Array.from(
      { length: 8 },
      (_, at) => `I laid ${at + 20} yards of hedge for the abbey and fixed gates.`,
    );
    const above = ["Ada Moor", "ada@mailbox.example", "", "ABOUT ME", ...text].join("\n");
    const { lines } = indexResume(parseResume(`${above}\n\nWORK\nGroundskeeper, Hale Park, 2016 - 2024\n- Cut grass`));
    expect(lines.some(({ place }) => place === "summary")).toBe(false);
  });
});

describe("papers of ordinary people", () => {
  it("are held where a line outside of jobs names them in a sentence", () => {
    const state = (line: string, asked: string) => rowFor(withPapers(line), asked, "credential").state;
    expect(state("Full B lic.", "driving licence")).toBe("shown");
    expect(state("Police check dated May this year", "National Police Check")).toBe("shown");
    expect(state("NVQ3 Horticulture", "NVQ Level 3")).toBe("shown");
  });

  it("need more than the word for a paper", () => {
    const row = rowFor(withLines("- Saved for the registration fee"), "registration", "credential");
    expect(row.state).not.toBe("shown");
  });
});

describe("titles of ordinary people", () => {
  it("are close by the initials of the post's", () => {
    const { title } = indexPosting(readPosting("Junior Hedge Trimming Adviser\nRequirements\n- Pruning"));
    expect(titleCloseness({ stems: ["relief", title.initials ?? ""], occupations: [] }, title)).toBe(1);
  });

  it("may be none: a job without a title is no other work", () => {
    const lines =
      "- Hauled feed, cut silage, mended fences, drained ditches, cleaned troughs, loaded calves, checked lambs";
    const resume = parseResume(`Ada Moor\nada@mailbox.example\n\nWORK\n2016 - 2024\nPrairie Ridge Feeds Ltd\n${lines}`);
    expect(resume.work.map(({ position }) => position)).toEqual([undefined]);
    expect(unknownTitle(indexResume(resume))).toBeGreaterThan(0.5);
  });

  it("of a post are the line in capitals below the employer", () => {
    expect(readTitle("HALE PRIVATE HOSPITAL - NORTH\nDIAGNOSTIC SONOGRAPHER\nReference: 7\n")).toBe(
      "DIAGNOSTIC SONOGRAPHER",
    );
  });
});

it.each([
  ["OneNote", "- Wrote one note a day for the head keeper"],
  ["InDesign", "- Worked in design of beds for six years"],
  ["Working With Children Check", "- WWCC refused in 2020"],
  ["Working With Children Check", "- WWCC PBS MFA CMUS LTSW WIR SPWA"],
])(
  "no name is found in ordinary words, and no initials in a row of them or where they were refused: %s in %s",
  (term, line) => {
    expect(rowFor(withLines("- Cut grass", line), term, "tool").state).not.toBe("shown");
  },
);
