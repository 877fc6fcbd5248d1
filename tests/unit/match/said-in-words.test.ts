import { describe, expect, it } from "vitest";
import { waysToSay } from "~/tailor/match/evidence/said-in-words";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const resume = (...lines: string[]): string =>
  ["Ada Moor", "ada@mailbox.example", "", ...lines, "", "EXPERIENCE", "Groundskeeper, Hale Park, 2016 - 2024"].join(
    "\n",
  );
const row = (text: string, asked: string) => {
  const { rows } = matchResume(parseResume(text), readPosting(`Groundskeeper\nRequirements\n${asked}\nPruning`), {
    asOf: "2025-01-01",
  });
  const [first] = rows;
  if (!first) throw new Error(`No row for ${asked}`);
  return { state: first.state, quotes: first.evidence.map(({ quote }) => quote).join(" ") };
};

describe("what the resume says in the post's words", () => {
  it("is one of the alternatives that the post names", () => {
    const stems = (term: string) => waysToSay(term).map(({ words }) => words.map(({ stem }) => stem).join(" "));
    expect(stems("rail or canal freight")).toEqual(["rail freight", "canal freight"]);
    expect(stems("turf care")).toEqual(["turf care"]);
  });

  it("is asked about with the line that holds what a duty is about", () => {
    const found = row(`${resume()}\n- Hedge surveys for a crew of five every spring`, "Take part in hedge surveys");
    expect(found.state).not.toBe("missing");
    expect(found.quotes).toContain("Hedge surveys");
  });

  it("is a licence that the summary or a study says is held, but not one that somebody is on the way to", () => {
    const held = (line: string) => row(resume("SUMMARY", line), "ACCA qualified").state;
    expect(held("ACCA qualified bookkeeper of small farms.")).toBe("shown");
    expect(held("Bookkeeper of small farms, pursuing ACCA.")).not.toBe("shown");
  });

  it("is asked about where only the summary claims the years", () => {
    const text = resume("SUMMARY", "Gardener with 9 years of greenhouse heating.");
    expect(row(text, "5 years of greenhouse heating").state).toBe("unsaid");
    expect(row(resume("SUMMARY", "Gardener of the old school."), "5 years of greenhouse heating").state).toBe(
      "missing",
    );
  });
});

describe("what one line of the resume says", () => {
  const bare = (...lines: string[]): string => ["Ada Moor", "ada@mailbox.example", "", ...lines].join("\n");
  const told = (line: string): string => `${resume()}\n- ${line}`;

  it("is the same in another form of the words", () => {
    expect(row(told("Tested boilers in nine glasshouses"), "Boiler testing").state).toBe("shown");
    expect(row(told("Tested nine pumps and painted the boilers"), "Boiler testing").state).not.toBe("shown");
  });

  it("is the same over small words", () => {
    expect(row(told("Laying out of the beds, lawns and paths"), "Laying out of beds").state).toBe("shown");
    expect(row(told("Mended pumps, motors and heaters"), "Heater pumps").state).not.toBe("shown");
  });

  it("is one deed where the line opens with it", () => {
    expect(row(told("Mentored two trainees in their first year"), "Mentoring").state).toBe("shown");
    expect(row(told("Painted a hut that a mentor had built"), "Mentoring").state).not.toBe("shown");
  });

  it("is a certificate without the word for the paper", () => {
    const text = bare(
      "CERTIFICATES",
      "Chainsaw Maintenance 2021",
      "",
      "EXPERIENCE",
      "Groundskeeper, Hale Park, 2016 - 2024",
    );
    expect(row(text, "Chainsaw maintenance certificate").state).toBe("shown");
    expect(row(text, "Brushcutter maintenance certificate").state).not.toBe("shown");
  });

  it("is no tool because of a word of its name", () => {
    const text = bare(
      "EXPERIENCE",
      "Groundskeeper, Hale Park, 2016 - 2024",
      "",
      "EDUCATION",
      "Office Administration, Hale College, 2012",
    );
    expect(row(text, "Microsoft Office")).toEqual({ state: "missing", quotes: "" });
  });
});

describe("what a post says of the employer", () => {
  it.each(["Ardley Mills spins wool for carpets.", "Join the weaving team of Ardley Mills."])(
    "asks for nothing: %s",
    (line) => {
      const { requirements } = readPosting(`Weaver\n${line}\nRequirements\nLoom maintenance\nForklift licence`);
      const asked = requirements.map(({ term }) => term.toLowerCase()).join(" | ");
      expect(asked).toMatch(/loom/);
      expect(asked).not.toMatch(/wool|carpet|weaving/);
    },
  );

  it("keeps a duty that opens with a verb and a name in capitals", () => {
    const { requirements } = readPosting(
      "Weaver\nDuties\nMonitor QMS alerts and repair looms\nRequirements\nLoom maintenance",
    );
    expect(requirements.map(({ term }) => term).join(" | ")).toContain("QMS");
  });
});
