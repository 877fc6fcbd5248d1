import { describe, expect, it } from "vitest";
import { extractKeywords } from "~/tailor/posting/keywords/extract-keywords";

describe("extractKeywords", () => {
  it("gives skills and knowledge in the post's own words, each wording once", () => {
    const post =
      "Clerk\nRequirements\nMS Excel and bookkeeping\nMS Excel, QuickBooks\nTeam player with attention to detail\n3 years of experience";
    expect(extractKeywords(post)).toEqual(["MS Excel", "bookkeeping", "QuickBooks"]);
  });

  it("gives nothing for a text that asks for nothing", () => {
    expect(extractKeywords("Hello there.")).toEqual([]);
  });

  it("keeps the words that belong to a name", () => {
    const post =
      "Engineer\nRequirements\nExperience with low latency trading platforms and Java/Kotlin\nKnowledge of modern C++\nBachelor's or Master's degree";
    expect(extractKeywords(post)).toEqual([
      "low latency trading platforms",
      "Java/Kotlin",
      "modern C++",
      "Bachelor's or Master's degree",
    ]);
  });

  it("ends a name where praise, a plural or another term begins", () => {
    const post = "Clerk\nRequirements\nExcellent bookkeeping\nExperience with schedules payroll\nQuickBooks Excel";
    expect(extractKeywords(post)).toEqual(["bookkeeping", "payroll", "QuickBooks", "Excel"]);
  });

  it("leaves out what prose mentions in passing", () => {
    const post =
      "Baker\nOur shop has sponsored the photography club and the marketing fair of this town for a very long time now.\nRequirements\nBaking";
    expect(extractKeywords(post)).toEqual(["Baking"]);
  });

  it("names the line of business that a board labels", () => {
    expect(extractKeywords("Planner\nIndustry:\nTextiles\nRequirements\nForecasting")).toEqual([
      "Textiles",
      "Forecasting",
    ]);
  });
});
