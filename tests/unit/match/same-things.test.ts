import { describe, expect, it } from "vitest";
import { productsOf } from "~/tailor/lexicon/product-kinds";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const row = (lines: string[], asked: string) => {
  const resume = ["Ada Moor", "ada@mailbox.example", "", ...lines].join("\n");
  const { rows } = matchResume(parseResume(resume), readPosting(`Depot Clerk\nRequirements\n${asked}\nBookbinding`), {
    asOf: "2026-01-01",
  });
  const [first] = rows;
  if (!first) throw new Error(`No row for ${asked}`);
  return first;
};
const job = (line: string) => ["EXPERIENCE", "Clerk, Moor Depot, 2016 - 2024", `- ${line}`];

describe("a product", () => {
  it("shows the kind that is asked for", () => {
    expect(row(job("Logged faults of the lifts in Freshdesk"), "Experience with a ticketing system").state).toBe(
      "shown",
    );
  });

  it("shows no other product, and no kind by a word in its name alone", () => {
    expect(row(job("Logged faults of the lifts in Freshdesk"), "Zendesk").state).toBe("missing");
    expect(row(job("Made toast for the night crew"), "Experience with an EPOS system").state).not.toBe("shown");
  });

  it("is of the kind that a term names, whatever stands around it", () => {
    const names = (term: string) => productsOf(term).map(({ name }) => name);
    expect(names("proficiency in accounting software (any)")).toContain("Xero");
    expect(names("accounting")).toEqual([]);
    expect(names("a WMS")).toContain("SAP EWM");
  });
});

describe("the same work in other words", () => {
  it("is shown, and what is only near it is asked about", () => {
    expect(row(job("Walk round checks of nine vans each morning"), "Experience of daily vehicle checks").state).toBe(
      "shown",
    );
    expect(row(job("Wrote the weekly specials for the canteen"), "Menu planning").state).toBe("unsaid");
  });

  it("is not shown by half of the words", () => {
    expect(row(job("Round parcels sorted by size"), "Experience of daily vehicle checks").state).not.toBe("shown");
  });
});

describe("levels of awards", () => {
  const study = (line: string) => ["EDUCATION", line];
  it("are ordered", () => {
    expect(row(study("A-levels in Art and French, Holt College, 2009"), "GCSE Maths and English").state).toBe("shown");
    expect(row(study("SVQ Level 3 Floristry, Holt College, 2019"), "NVQ Level 2 in Floristry").state).toBe("shown");
    expect(row(study("NVQ Level 2 Floristry, Holt College, 2019"), "NVQ Level 3 in Floristry").state).not.toBe("shown");
  });

  it("are ordered with higher national awards and degrees, each in its subject", () => {
    expect(row(study("HND Floristry, Holt College, 2014"), "HNC in Floristry").state).toBe("shown");
    expect(row(study("HNC Floristry, Holt College, 2014"), "HND in Floristry").state).not.toBe("shown");
    expect(row(study("HND Plumbing, Holt College, 2014"), "HNC in Floristry").state).not.toBe("shown");
    expect(row(study("NVQ L3 Floristry, Holt College, 2019"), "NVQ Level 3 in Floristry").state).toBe("shown");
  });

  it("are asked about where somebody is on the way to one", () => {
    const lines = ["QUALIFICATIONS", "- NVQ Level 2 Floristry (2021), doing Level 3 now"];
    expect(row(lines, "NVQ Level 3 in Floristry").state).toBe("unsaid");
  });
});

describe("a licence", () => {
  it("is held where it is an item among studies", () => {
    const lines = ["EDUCATION", "Holt College, 2009", "Full clean driving licence, own van"];
    expect(row(lines, "Driving licence").state).toBe("shown");
  });

  it("is held where it is set below another one like the one that gave it", () => {
    const lines = ["LICENSURE", "Registered Land Surveyor, State of Ohio, active through 2027"];
    const papers = [...lines, "Permits: Blasting; Deep Excavation and Shoring", "", "First aid at work, renewed 2025"];
    expect(row(papers, "Blasting permit").state).toBe("shown");
    expect(row([...lines, "", "First aid at work, renewed 2025"], "Blasting permit").state).toBe("missing");
  });

  it("is asked about where somebody is enrolled for it", () => {
    const papers = (paper: string) => ["CERTIFICATIONS", paper, "First aid at work"];
    expect(row(papers("Pilates instructor licence"), "Pilates instructor licence").state).toBe("shown");
    expect(row(papers("Enrolled in the Pilates instructor licence"), "Pilates instructor licence").state).toBe(
      "unsaid",
    );
  });
});

describe("years", () => {
  it("count in jobs of the post's own title, and where they were spent is asked", () => {
    const held = [
      "EXPERIENCE",
      "Depot Clerk, Moor Depot, 2016 - 2024",
      "- Logged parcels and booked couriers for the depot",
    ];
    expect(row(held, "3 years on night shifts").state).not.toBe("missing");
    const other = ["EXPERIENCE", "Pastry Chef, Moor Bakery, 2023 - 2024", "- Baked tarts and iced wedding cakes"];
    expect(row(other, "3 years on night shifts").state).toBe("missing");
  });
});

describe("a language", () => {
  it("is asked about where somebody is learning it", () => {
    expect(row(["LANGUAGES", "Welsh (learner)"], "Welsh speaker").state).toBe("unsaid");
    expect(row(["LANGUAGES", "Welsh (fluent)"], "Welsh speaker").state).toBe("shown");
  });
});
