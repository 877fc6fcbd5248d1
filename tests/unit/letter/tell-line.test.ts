import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { deedsOfList } from "~/tailor/letter/lines/duty-list";
import { tellLine } from "~/tailor/letter/lines/tell-line";

const tag = await loadTagger();
const voice = { past: true, verbsFirst: true, hasPast: true, gerundsFirst: false };

describe("a line behind “I”", () => {
  it.each([
    "Coveted Silver Oar prize for eight seasons of rowing",
    "Trusted adviser to three mills",
    "Dedicated and seasoned ferry captain with 12 years on the lake",
    "Advanced knowledge of knots and sails",
    "Employed by the harbour as a pilot",
  ])("is no quality, and nothing that was done to its writer: %s", (line) => {
    expect(tellLine(line, voice, tag)).toBeUndefined();
  });

  it.each([
    ["Balanced the till each evening", "balanced the till each evening"],
    ["Increased sales of tickets by 20%", "increased sales of tickets by 20%"],
    ["Promoted within 3 weeks to deck lead", "was promoted within 3 weeks to deck lead"],
    [
      "In the four years I grew the club by 60 members, we won two cups and met our goals",
      "grew the club by 60 members",
    ],
  ])("is a deed: %s", (line, told) => {
    expect(tellLine(line, voice, tag)).toBe(told);
  });
});

describe("a list of work", () => {
  it("is told by its deeds", () => {
    const list = "Duties: mend nets and sails, painting, order spare parts for the boats, clean decks before sunrise.";
    expect(deedsOfList(list, voice, tag)).toMatch(
      /^mended nets and sails|^ordered spare parts for the boats and cleaned/,
    );
  });

  it("is not told where it has no two", () => {
    expect(deedsOfList("Duties: nets, painting, order spare parts for the boats", voice, tag)).toBeUndefined();
  });
});
