import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { suggestEdits } from "~/tailor/propose/suggest-edits";
import { postingText } from "../gate/fixture-resume";

const tag = await loadTagger();

function suggest(bullets: string, older = "") {
  const text = `Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2018 - 2023\n${bullets}\n\n${older}`;
  const [resume, posting] = [parseResume(text), readPosting(postingText)];
  return suggestEdits(resume, posting, matchResume(resume, posting, { asOf: "2024-06" }), tag);
}

/** Five jobs of seven lines, the later ones about nothing that the post speaks of. */
const longOlder = [2014, 2011, 2008, 2005]
  .map((year) => {
    const lines = ["Sang", "Danced", "Juggled", "Whistled", "Painted", "Acted", "Read"];
    return `Entertainer, Pier Shows Ltd\n${year} - ${year + 3}\n${lines.map((verb) => `- ${verb} at fairs and in the park of the village`).join("\n")}`;
  })
  .join("\n\n");

describe("what only the writer of a resume can add", () => {
  it("asks for the figure that a line lacks, by what the line speaks of", () => {
    const asks = suggest("- Trained new starters on the scanner system\n- Counted stock in three depots each week");
    expect(asks).toEqual([
      {
        kind: "figure",
        path: "/work/0/highlights/0",
        line: "Trained new starters on the scanner system",
        ask: "How many people were they?",
      },
    ]);
  });

  it("asks nothing of a line that has a figure, says no deed, or is a few words", () => {
    expect(
      suggest("- Trained 12 starters on the scanner system\n- Night team of the depot crew\n- Led a team"),
    ).toEqual([]);
  });

  it("names lines of old jobs for leaving out where the resume is long, and in no short one", () => {
    const bullets = Array.from({ length: 6 }, (_, at) => `- Counted ${at + 3} pallets of stock for the shops`).join(
      "\n",
    );
    const cuts = suggest(bullets, longOlder).filter(({ kind }) => kind === "length");
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts.every(({ path }) => /^\/work\/[34]\//.test(path))).toBe(true);
    expect(suggest(bullets).filter(({ kind }) => kind === "length")).toEqual([]);
  });
});
