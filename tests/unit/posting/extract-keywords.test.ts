import { describe, expect, it } from "vitest";
import { extractKeywords } from "~/tailor/posting/keywords/extract-keywords";
import { readTagger } from "~/tailor/posting/terms/tagger";

describe("extractKeywords", () => {
  it("gives skills and knowledge in the post's own words, each wording once", () => {
    const post =
      "Accountant\nRequirements\nExperience with QuickBooks and MS Excel\nKnowledge of payroll\nVery good MS Excel skills\nTeam player with attention to detail";
    expect(extractKeywords(post)).toEqual(["QuickBooks", "MS Excel", "payroll"]);
  });

  it("gives nothing for a text that asks for nothing", () => {
    expect(extractKeywords("Hello there.")).toEqual([]);
    expect(extractKeywords("")).toEqual([]);
  });

  it("parts names that stand side by side", () => {
    const post = "Engineer\nTechnologies\ndocker kubernetes postgresql\nRequirements\nExperience with Java or Kotlin";
    expect(extractKeywords(post)).toEqual(["docker", "kubernetes", "postgresql", "Java", "Kotlin"]);
  });

  it("leaves out what prose mentions of the employer", () => {
    const post =
      "Baker\nOur shop has sponsored the photography club of this town for a very long time now.\nRequirements\nKnowledge of food safety";
    expect(extractKeywords(post)).toEqual(["food safety"]);
  });

  it("adds up the chances of a wording over its mentions", () => {
    // One word in five is a keyword for this reader: one mention is too little, two are enough.
    const weights = [Math.round(100 * Math.log(0.8 / 0.2)), 0, -2000].join(" ");
    const reader = readTagger({ labels: "O B I", steps: Array(12).fill(0).join(" "), features: [`any: ${weights}`] });
    expect(extractKeywords("Welding\nSawing\nWelding", reader)).toEqual(["Welding"]);
  });
});
