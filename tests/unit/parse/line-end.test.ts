import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const head = "Experience\nFlorist\nBloom & Vine, Leeds\nMay 2015 to June 2019\n";
const wrapped = [
  "Arranged flowers for weddings and other celebrations in the whole county and taught three apprentices the craft of",
  "binding and wiring, and kept the cold room in order through the summer months when orders came in every morning.",
];
const linesOf = (body: string[]) =>
  parseResume(
    `${head}${[...wrapped, ...body].join("\n")}\nEducation\nBA History, University of Leeds, 2014\n`,
  ).work[0]?.highlights.map((line) => line.replaceAll(/\s+/g, " "));

describe("where a line of a job ends", () => {
  it("joins a name that wrapped before a capital", () => {
    const body = [
      "Answered questions of customers and suppliers about deliveries, prices and seasons by telephone and with Microsoft",
      "Outlook, and wrote the weekly offers.",
      "Cleaned the shop.",
    ];
    expect(linesOf(body)).toContain(body.slice(0, 2).join(" "));
  });

  it("keeps a full line apart that ends without a stop before another deed", () => {
    const body = [
      "Prepared bouquets and wreaths for funerals, hotels and restaurants and delivered them in the early morning hours",
      "Managed a team of four assistants and trained them in customer service and in the safe handling of tools",
    ];
    expect(linesOf(body)).toEqual(expect.arrayContaining(body));
  });

  it("keeps a short name with the initials before it, and what leans on a line with that line", () => {
    const body = [
      "Sold roses to the U.S.",
      "Embassy every Friday.",
      "Wrote several lists for the shop.",
      "Including prices of all seeds.",
    ];
    const lines = linesOf(body);
    expect(lines).toContain("Sold roses to the U.S. Embassy every Friday.");
    expect(lines).toContain("Wrote several lists for the shop. Including prices of all seeds.");
  });

  it("keeps apart what follows a small word that a sentence can end with", () => {
    const body = [
      "Carried flowers to hotels in all weathers, at times with an apprentice and at times on my own",
      "Check the cold room each morning and write up what is wrong",
    ];
    expect(linesOf(body)).toEqual(expect.arrayContaining(body));
  });
});
