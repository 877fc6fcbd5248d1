import { describe, expect, it } from "vitest";
import { extractKeywords } from "../../../app/tailor/posting/extract-keywords";

describe("extractKeywords", () => {
  it("gives skills and knowledge in the post's own words, each wording once", () => {
    const post =
      "Clerk\nRequirements\nMS Excel and bookkeeping\nMS Excel, QuickBooks\nTeam player with attention to detail\n3 years of experience";
    expect(extractKeywords(post)).toEqual(["MS Excel", "bookkeeping", "QuickBooks"]);
  });

  it("gives nothing for a text that asks for nothing", () => {
    expect(extractKeywords("Hello there.")).toEqual([]);
  });
});
