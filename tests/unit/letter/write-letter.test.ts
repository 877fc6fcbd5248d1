import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import type { OwnSentences } from "~/tailor/letter/frame";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { postingText, resumeText } from "../gate/fixture-resume";

const tag = await loadTagger();
const longPosting = `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`;
const wordsIn = (text: string) => text.split(/\s+/).length;

function letterFor(
  resumeSource: string,
  postingSource: string,
  { company, title, name, own }: { name?: string; company?: string; title?: string; own?: OwnSentences } = {},
) {
  const resume = parseResume(resumeSource);
  const posting = readPosting(postingSource, { company, title });
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }), name, own }, tag);
}

function clerk(bullets: string): string {
  return letterFor(`Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2015 - 2019\n${bullets}`, postingText).text;
}

/** Proves four things that the post asks for, in two jobs. */
const planner = resumeText
  .replace(
    "- Reduced waste",
    "- Trained 12 new starters on the scanner system\n- Counted stock each week in three depots\n- Kept stock control reports for the area manager up to date\n- Reduced waste",
  )
  .replace(
    "- Picked and packed",
    "- Loaded 30 pallets a day with a forklift\n- Checked goods receipt papers against 200 orders a week\n- Picked and packed",
  );

describe("a cover letter", () => {
  it("sets what the post asks for above the lines that prove it, with the job they come from", () => {
    const { text, claims } = letterFor(planner, postingText, { company: "Brightwater Retail" });
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status === "unsupported")).toEqual([]);
    expect(text).toContain("I am applying for the Inventory Planner position at Brightwater Retail");
    expect(text).toMatch(/\n\nStock control\n(?:As|At|I) .*stock control reports/);
    expect(text).toContain("As Stock Planner at Harlow Foods (since 2019), I ");
    expect(wordsIn(text)).toBeLessThanOrEqual(350);
  });

  it("tells each line once, and keeps each figure with its own job", () => {
    const { text } = letterFor(planner, postingText);
    expect(text.match(/18%/g)).toHaveLength(1);
    const depot = text.split(/(?<=\.)\s/).findIndex((sentence) => sentence.includes("30 pallets"));
    const before = text
      .split(/(?<=\.)\s/)
      .slice(0, depot + 1)
      .reverse()
      .find((sentence) => /(?:As|At) /.test(sentence));
    expect(before).toMatch(/Warehouse Assistant|Pike Logistics/);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(planner, longPosting);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toContain("Power BI");
  });

  it("carries what the person says for themselves, as they wrote it", () => {
    const own = { why: "I grew up two streets from your hub", more: "I can start on 2 March." };
    const { text } = letterFor(planner, postingText, { own });
    const paragraphs = text.split("\n\n");
    expect(paragraphs[2]).toMatch(/I grew up two streets from your hub\.$/);
    expect(paragraphs.at(-3)).toBe("I can start on 2 March.");
  });

  it("is a short note where fewer than three things are proven, and none where no line can be told", () => {
    const note = clerk("- Counted stock for 40 shops each week\n- Support desk for the night crew of the depot\n");
    expect(note).toContain("I counted stock for 40 shops each week.");
    expect(note).not.toMatch(/I support|here is where/i);
    expect(wordsIn(note)).toBeLessThan(120);
    expect(clerk("- Night desk\n")).toMatch(/^No letter was written/);
  });

  it("needs no name and no company, and leaves no placeholder", () => {
    const anonymous = letterFor(planner.replace(/^Mara Ellison\n.*\n/, ""), postingText);
    expect(anonymous.text).toContain("Dear Hiring Team,");
    expect(anonymous.text).not.toMatch(/[[\]{}<>]|undefined/);
    expect(anonymous.text).toMatch(/Kind regards$/);
    expect(letterFor(planner.replace("Harlow Foods", "Company Name"), postingText).text).not.toMatch(/company name/i);
  });

  it.each(["Dunmore Freight Inc.", "Dunmore Freight Co.", "Hooray!"])("ends no sentence twice behind %s", (company) => {
    for (const source of [planner, planner.replaceAll("Harlow Foods", "Harlow Foods Co.")]) {
      const { text } = letterFor(source, postingText, { company });
      expect(text).toContain(company);
      expect(text).not.toMatch(/[.!?]\./);
    }
  });

  it("is signed with the name that was given", () => {
    expect(letterFor(planner, postingText, { name: "M. Ellison" }).text).toMatch(/Kind regards,\nM\. Ellison$/);
  });

  it("is never too long", () => {
    const stores = Array.from({ length: 40 }, (_, at) => `- Prepared stock reports for ${at + 3} stores in SAP\n`);
    const long = letterFor(planner.replace("- Reduced waste", `${stores.join("")}- Reduced waste`), postingText);
    expect(wordsIn(long.text)).toBeLessThanOrEqual(350);
  });

  it("tells in the past what an ended job says in the present", () => {
    expect(clerk("- Resolve customer complaints about late orders of stock\n")).toContain(
      "I resolved customer complaints",
    );
  });

  it("says plainly that it writes in English only", () => {
    const german =
      "Erika Beispiel\nBerufserfahrung\nLagerleiterin bei der Muster Spedition\nLeitung eines Lagers mit vierzig Mitarbeitern und Planung der täglichen Touren. Einführung einer neuen Software für die Verwaltung der Bestände sowie Schulung der Kollegen im Umgang mit den Geräten.";
    const letter = letterFor(german, postingText);
    expect(letter.text).toMatch(/^No letter was written: your resume does not read as English/);
    expect(letter.claims).toEqual([]);
    expect(letterFor(resumeText, german).text).toMatch(/^No letter was written: the job post/);
  });
});
