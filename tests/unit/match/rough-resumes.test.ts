import { describe, expect, it } from "vitest";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const match = (resume: string, post: string) =>
  matchResume(parseResume(resume), readPosting(post), { asOf: "2026-11" });

const titleShare = (resume: string, post: string): number => {
  const part = match(resume, post).parts.find(({ key }) => key === "title");
  return part ? part.points / part.possible : 0;
};

const electricianPost = `Electrician

What you will do
- Install conduit, cable tray and distribution boards in schools
- Test circuits and fill in test sheets

What you need
- Electrician's licence
- Driving licence
- First aid certificate`;

const jobs = (opening: string) => `Dana Orr
dana.orr@example.com

${opening}

Work

Brightwell Contractors
2019 - present
- Ran conduit and tray in two primary schools and wired the boards
- Tested the circuits and filled in the sheets for the inspector
- Showed the new starters how to set out a run`;

describe("a resume without titles", () => {
  it("is given the occupation that a line of its own opens with", () => {
    const said = titleShare(jobs("Licensed electrician since 2018, ten years in the trade."), electricianPost);
    const unsaid = titleShare(jobs("Ten years in the trade, and never late for a day of it."), electricianPost);
    expect(said).toBeGreaterThan(unsaid + 0.1);
  });

  it("is not given one that stands somewhere in a line", () => {
    const said = titleShare(jobs("Licensed electrician since 2018, ten years in the trade."), electricianPost);
    const passing = titleShare(jobs("Since 2018 in the trade, polite whenever an electrician rings."), electricianPost);
    expect(said).toBeGreaterThan(passing + 0.05);
  });
});

describe("a title that no list of occupations knows", () => {
  const post = (title: string) => `${title}

What you will do
- Sort donated clothes and price them
- Keep the shop floor tidy and serve at the till
- Train volunteers`;
  const resume = (work: string) => `Ben Tully
ben.tully@example.com

Work

Greenpatch Hospice
Thrift wizard
2020 - present
${work}`;
  const close = resume(
    "- Sorted donated clothes and priced them by hand\n- Served at the till and kept the shop floor tidy\n- Trained nine volunteers",
  );
  const far = resume(
    "- Mowed the lawns twice a week\n- Repaired the sheds and painted fences\n- Drove the tractor to the tip",
  );

  it("earns as the requirements do", () => {
    expect(titleShare(close, post("Preloved Pathfinder"))).toBeGreaterThan(
      titleShare(far, post("Preloved Pathfinder")),
    );
    expect(titleShare(close, post("Preloved Pathfinder"))).toBeGreaterThan(0.5);
  });
});

describe("a paper below the last job", () => {
  const post = `Care Assistant

You must have:
- a full driving licence
- an enhanced DBS check`;
  const below = (lines: string) => `Ola Brandt
ola.brandt@example.com

Experience

Care Assistant
Fernside House
2020 - present
- Washed and dressed eleven residents on the early shift
- Wrote the daily notes
${lines}`;
  const stateOf = (resume: string, term: RegExp) => match(resume, post).rows.find((row) => term.test(row.term))?.state;

  it("is the person's own where it stands at the start of its line", () => {
    expect(stateOf(below("- Full clean driving licence, own car"), /driving/i)).toBe("shown");
  });

  it("may be a colleague's in a sentence", () => {
    expect(stateOf(below("- Planned trips for a colleague with a driving licence"), /driving/i)).not.toBe("shown");
  });

  it("is held where a section of its own names it with its year", () => {
    expect(stateOf(below("\nOther\nDBS enhanced (2024, update service)"), /DBS/)).toBe("shown");
  });
});
