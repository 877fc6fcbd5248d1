import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Requirement } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import { professions } from "../match/professions";

const asked = (text: string): Requirement[] => readPosting(text).requirements;
const find = (text: string, term: string): Requirement | undefined =>
  asked(text).find((one) => one.canonical === term || one.term.toLowerCase() === term.toLowerCase());

describe("readPosting", () => {
  it.each(professions)("finds what a post for a $name asks for", ({ posting }) => {
    const { requirements, title, duties } = readPosting(posting);
    expect(title).toBe(posting.split("\n")[0]);
    expect(requirements.filter(({ weight }) => weight === "must").length).toBeGreaterThanOrEqual(2);
    expect(duties.length).toBeGreaterThanOrEqual(1);
  });

  it("is called by the line below where the first one is its employer's name alone", () => {
    const duties = "Kestrel Fold is a farm of ours. You will plan routes and talk to drivers.";
    expect(readPosting(`Kestrel Fold\nNight Dispatcher\n${duties}`).title).toBe("Night Dispatcher");
    expect(readPosting(`Kestrel Fold\n\nThornby\nNight Dispatcher\n\n${duties}`).title).toBe("Night Dispatcher");
    expect(readPosting(`Front of House\nReports to: Store Manager\n${duties}`).title).toBe("Front of House");
    expect(readPosting(`Night Dispatcher\nFleet Manager reports to you\n${duties}`).title).toBe("Night Dispatcher");
  });

  it("weighs by heading and by wording", () => {
    const post = "Cook\nRequirements\nFood safety\nHACCP is a plus\nBaking preferred\nNice to have\nSushi";
    expect(find(post, "Food Safety")?.weight).toBe("must");
    expect(find(post, "HACCP")?.weight).toBe("nice");
    expect(find(post, "Baking")?.weight).toBe("preferred");
    expect(find(post, "Sushi")?.weight).toBe("nice");
  });

  it.each(["It helps if you have a CDL", "A CDL would be lovely", "A CDL would help but isn't essential"])(
    "takes what a small firm says in passing for nice to have: %s",
    (line) => {
      expect(find(`Foreman\nRequirements\nConcrete finishing\n${line}`, "CDL")?.weight).toBe("nice");
    },
  );

  it.each([
    "We are a well regarded firm and ask for a CDL",
    "You would be a great fit if you have a CDL",
    "You would be a good communicator with a CDL",
  ])("takes praise for no weaker wish: %s", (line) => {
    expect(find(`Foreman\nRequirements\nConcrete finishing\n${line}`, "CDL")?.weight).toBe("must");
  });

  it("takes letters of a degree for another name only in its company", () => {
    const degreesIn = (line: string) =>
      readPosting(`Planner\nRequirements\nBudgets\n${line}`).requirements.filter(({ kind }) => kind === "degree");
    for (const line of ["BS in optics", "BSN required", "Must hold an MBA", "BS or BA required"])
      expect(degreesIn(line).length, line).toBeGreaterThan(0);
    expect(degreesIn("Frames to BS EN 166")).toEqual([]);
    expect(degreesIn("Administer tenants, conditional access, MFA")).toEqual([]);
    expect(degreesIn("Organized to a slightly scary degree")).toEqual([]);
  });

  it("asks for no piece of a word", () => {
    const { requirements } = readPosting(
      "Environmental Health Officer\nWhat you will do\n- take enforcement action when education hasn't worked\n- inspect camping grounds",
    );
    expect(requirements.map(({ term }) => term).filter((term) => /hasn$/.test(term))).toEqual([]);
  });

  it("knows a general education degree as what ends high school", () => {
    expect(find("Clerk\nRequirements\nGeneral education degree\nFiling", "General education degree")?.canonical).toBe(
      "High School Diploma",
    );
  });

  it("asks for nothing that is said of the employer, of applying, or of somebody else's licence", () => {
    const post = `Accountant
Luxury homebuilder in Cincinnati seeking an accountant with 4 years of accounting experience.
Responsibilities
Prepare month end books for CPA review
Must be eligible to apply for security clearances
Keep our operator licence
Please send your resume to recruitment@mhopkins.example
Requirements
Experience with QuickBooks
Project cost vs. budget reports`;
    const terms = asked(post).map(({ term }) => term);
    expect(terms).toContain("QuickBooks");
    expect(terms).toContain("Project cost");
    expect(terms.join("; ")).not.toMatch(/CPA|homebuilder|clearance|\bour\b|resume|mhopkins|vs\b/i);
  });

  it("asks for a licence where the applicant is to hold it", () => {
    const post = "Accountant\nResponsibilities\nClose the books each month\nRequirements\nCPA required\nExcel";
    expect(find(post, "CPA")?.weight).toBe("must");
  });

  it("names papers by who gives them, cards, memberships and bare names in lists", () => {
    const post = `Dispensing Optician
Requirements
Registered with the GOC
ABDO membership
MECC or Wivaton
BSc in a related field
Nice to have: Optisoft, contact lens fitting`;
    const read = asked(post);
    expect(find(post, "Registered with the GOC")?.kind).toBe("credential");
    expect(find(post, "ABDO membership")?.kind).toBe("credential");
    const [one, other] = [find(post, "MECC"), find(post, "Wivaton")];
    expect(one?.group).toBeDefined();
    expect(other?.group).toBe(one?.group);
    expect(find(post, "Optisoft")?.weight).toBe("nice");
    expect(read.map(({ term }) => term)).not.toContain("Nice");
  });

  it("reads the level of an award, and a degree of no named level with what may stand for it", () => {
    const post = "Gardener\nRequirements\nNVQ Level 3 in Horticulture\nDegree or equivalent experience\nPlanting plans";
    expect(find(post, "NVQ Level 3 in Horticulture")?.kind).toBe("degree");
    expect(find(post, "Degree")?.group).toBeDefined();
    expect(find(post, "Degree")?.group).toBe(find(post, "equivalent experience")?.group);
  });

  it("takes time spent somewhere for experience, in months too", () => {
    const post = "Potter\nRequirements\nMinimum 18 months in a production pottery\n4 years on electric kilns\nGlazing";
    const spent = asked(post).filter(({ kind }) => kind === "experience");
    expect(spent.map(({ years }) => years)).toEqual([1.5, 4]);
    expect(spent.every(({ term }) => /^(?:18 months|4 years)/.test(term))).toBe(true);
  });

  it("asks for nothing that the employer gives, and for nobody that one works for", () => {
    const post = `Ferry Steward
Pay: £13 per hour
What you'll do
Reporting to the Chief Steward, you will serve hot food and reconcile tills
Requirements
Cash handling
Food hygiene (training given)
What's on offer
Free uniform, overtime and STCW renewals`;
    const terms = asked(post).map(({ term }) => term);
    expect(terms).toContain("Cash handling");
    expect(terms.join("; ")).not.toMatch(/reporting|overtime|STCW|renewal|training|uniform/i);
  });

  it("keeps a name in one piece where the post has its line breaks", () => {
    const post = "Surveyor\nRequirements\nExperience with LandMapper or StrataView\nReading drawings\nLevelling";
    const terms = asked(post).map(({ term }) => term);
    expect(terms.join("; ")).toMatch(/LandMapper/);
    expect(terms.some((term) => /^(?:Mapper|Strata|View)\b/.test(term))).toBe(false);
  });

  it("repairs characters that were read in the wrong encoding, and points to them as they were given", () => {
    const post = "Teller\nRequirements\nâ€¢ Sell travelersâ€™ checks\nâ€¢ Cash handling";
    const [checks] = asked(post);
    expect(checks?.term).toMatch(/travelers’ checks$/);
    expect(post.slice(checks?.span.start, checks?.span.end)).toMatch(/travelersâ€™ checks$/);
    expect(find(post, "Cash Handling")).toBeDefined();
  });

  it("reads a degree with its subjects, and takes neither them nor the school for skills", () => {
    const post = `Recruiter
Requirements
Bachelor?s degree in psychology or a related field from an accredited college or university
Experience with Workday`;
    const terms = asked(post).map(({ term }) => term);
    expect(terms).toContain("Bachelor’s degree in psychology or a related field");
    expect(terms.filter((term) => /psychology|field|college/.test(term))).toHaveLength(1);
    expect(terms.some((term) => /Workday/.test(term))).toBe(true);
  });

  it("gives years at the end of a line to the one tool before them, and one language its name only", () => {
    const post = "Bookkeeper\nRequirements\nProficient in QuickBooks - minimum 3+ years\nBilingual (Spanish)";
    expect(find(post, "QuickBooks")?.years).toBe(3);
    expect(asked(post).map(({ canonical }) => canonical)).toEqual(["QuickBooks", "Spanish"]);
  });

  it("takes nothing from what the employer says of itself, nor its name for a part of what is asked", () => {
    const post = `Line Cook
Benton Foods is a catering company.
They have 40 years of experience in catering and banquets.
Requirements
Knowledge of the recipes and procedures of Benton Foods
Food safety`;
    const terms = asked(post).map(({ term }) => term);
    expect(terms).toContain("Food safety");
    expect(terms.join("; ")).not.toMatch(/Benton|40 years|banquets/);
  });

  it("takes the strongest weight of several mentions", () => {
    const post = "Developer\nNice to have\nDocker\nRequirements\nDocker and Terraform";
    expect(find(post, "Docker")?.weight).toBe("must");
  });

  it.each([
    ["Bachelor's, Master's, or PhD in Botany", 3],
    ["Bachelor's or Master's degree in optics and four years on site (or a PhD)", 3],
    ["BSc in optics and four winters on site (or an MSc)", 2],
  ])("takes the degrees of %s for alternatives of each other", (line, count) => {
    const groups = asked(`Gardener\nRequirements\n${line}\nPruning`)
      .filter(({ kind, term }) => kind === "degree" || term.includes("equivalent"))
      .map(({ group }) => group);
    expect(groups).toHaveLength(count);
    expect(groups[0]).toBeDefined();
    expect(new Set(groups).size).toBe(1);
  });

  it("takes experience like the work for a degree's alternative behind an 'or' alone", () => {
    const groupOf = (line: string) =>
      asked(`Gardener\nRequirements\n${line}\nPruning`).find(({ kind }) => kind === "experience")?.group;
    expect(groupOf("Bachelor's degree in botany or 5 years of relevant work experience")).toBeDefined();
    expect(
      groupOf("Bachelor's degree in botany, Master's preferred, and 5 years of relevant work experience"),
    ).toBeUndefined();
  });

  it("groups alternatives and leaves what is joined by and alone", () => {
    const post = "Engineer\nRequirements\nExperience with AWS or Azure\nJava and SQL\nOne of: Docker, Podman";
    expect(find(post, "Amazon Web Services")?.group).toBeDefined();
    expect(find(post, "Amazon Web Services")?.group).toBe(find(post, "Microsoft Azure")?.group);
    expect(find(post, "Java")?.group).toBeUndefined();
    expect(find(post, "Docker")?.group).toBe(find(post, "Podman")?.group);
    expect(find(post, "Docker")?.group).not.toBe(find(post, "Amazon Web Services")?.group);
  });

  it("binds years to the experience they speak of", () => {
    expect(find("Rep\nRequirements\n5+ years of outside sales experience", "Outside Sales")?.years).toBe(5);
    expect(find("Clerk\nRequirements\nMinimum three years of experience", "three years of experience")).toMatchObject({
      kind: "experience",
      years: 3,
    });
    expect(asked("Shop\nRequirements\nCash handling. We are 40 years old.").every(({ years }) => !years)).toBe(true);
  });

  it("reads glued sentences of scraped posts", () => {
    const post =
      "Payables Clerk\nOur client seeks a clerk on a temp basisDuties and Responsibilities include: Process payroll.Review vendor invoices for accuracyRequirements:Two years of accounts payable experience.QuickBooks required";
    expect(find(post, "Payroll")).toBeDefined();
    expect(find(post, "Accounts Payable")).toMatchObject({ weight: "must", years: 2 });
    expect(find(post, "QuickBooks")?.weight).toBe("must");
  });

  it("asks for nothing of the benefits, the legal text, the company and the ways to apply", () => {
    const post = `Welder
Requirements
MIG welding
Benefits
Dental, vision and life insurance, tuition for nursing school
About us
We are a leading provider of marketing and software development.
We are an equal opportunity employer and do not discriminate; sign language available.
To apply send your resume to jobs@example.com with photography samples`;
    expect(asked(post).map(({ canonical }) => canonical)).toEqual(["Welding"]);
  });

  it("finds terms that no dictionary has by their position", () => {
    const post =
      "Technician\nRequirements\nExperience with Zorblax 9 and glockenspiel tuning\nKnowledge of thurible plating";
    expect(asked(post).map(({ term }) => term)).toEqual(["Zorblax 9", "glockenspiel tuning", "thurible plating"]);
  });

  it("finds the title in a first line that is a sentence", () => {
    const titleOf = (first: string) => readPosting(`${first}\nRequirements\nForklift licence`).title;
    expect(titleOf("We are looking for a Warehouse Supervisor for our Toledo site.")).toBe("Warehouse Supervisor");
    expect(titleOf("Our team is growing again")).toBeUndefined();
    expect(titleOf("Warehouse Supervisor, Toledo")).toBe("Warehouse Supervisor, Toledo");
  });

  it("finds the title below a heading, and in what the first sentences look for", () => {
    const titleOf = (text: string) => readPosting(`${text}\nRequirements\nForklift licence`).title;
    expect(titleOf("VACANCY NOTICE\nGreenhouse Supervisor II – Propagation\nTallow Hill Nurseries")).toBe(
      "Greenhouse Supervisor II – Propagation",
    );
    expect(titleOf("Tallow Hill Nurseries\nWe grow a million plants a year.")).toBe("Tallow Hill Nurseries");
    expect(titleOf("What you will do\n- Lead and train pickers and drivers")).toBeUndefined();
    const prose =
      "We run three greenhouses and a shop by the river. All year round our family business grows plants for";
    expect(titleOf(`${prose} parks. We are looking for a Greenhouse Supervisor to join us in spring.`)).toBe(
      "Greenhouse Supervisor",
    );
  });

  it("reads the level of the job from its title", () => {
    expect(readPosting("Senior Nurse\nRequirements\nTriage").seniority).toBe("senior");
    expect(readPosting("Requirements\nTriage", { title: "Head of Finance" })).toMatchObject({
      title: "Head of Finance",
      seniority: "executive",
    });
    expect(readPosting("Nurse\nRequirements\nTriage").seniority).toBeUndefined();
  });

  it("says why a text without requirements has none", () => {
    expect(readPosting("We are hiring! Come and join us, it will be fun.")).toMatchObject({ requirements: [] });
    expect(readPosting("We are hiring! Come and join us, it will be fun.").unreadable).toMatch(/no skill/);
    expect(readPosting("  \n ").unreadable).toMatch(/no words/);
  });

  it("says that it cannot read a post that is not in English", () => {
    const german =
      "Wir suchen für unser Team in Hamburg eine erfahrene Fachkraft für die Buchhaltung, die gerne selbständig arbeitet und unsere Kunden freundlich betreut. Sie haben eine abgeschlossene Ausbildung und sehr gute Kenntnisse in Excel und SAP.";
    expect(readPosting(german)).toMatchObject({ requirements: [] });
    expect(readPosting(german).unreadable).toMatch(/English/);
  });

  it("reads a post that is nothing but English keywords", () => {
    const list = Array.from({ length: 12 }, () => "restaurant manager | food preparation | kitchen staff").join(" | ");
    expect(find(`Kitchen Manager\n\n${list}`, "Food Preparation")).toBeDefined();
  });

  it("reads a paper by its whole name, and a name with a capital inside as one", () => {
    const post = `Dental Assistant
Requirements
- Washington State Dental Assistant registration
- Clean VicRoads record
- Current CPR card
- 3 years as a dental nurse`;
    expect(find(post, "Washington State Dental Assistant registration")).toMatchObject({
      kind: "credential",
      weight: "must",
    });
    expect(asked(post).map(({ term }) => term)).not.toContain("Roads record");
    expect(asked(post).map(({ years }) => years)).toContain(3);
  });

  it("points at its own words, for any text", () => {
    const pieces = fc.constantFrom(
      "Requirements:",
      "Experience with",
      "Java",
      "or",
      "Go",
      "RN",
      "5 years",
      "•",
      "\n",
      ".",
      "Zumba",
      "plus",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join(" ")),
        ),
        (text) => {
          for (const { term, span, sentence, kind } of asked(text)) {
            if (kind !== "experience") expect(text.slice(span.start, span.end)).toBe(term);
            expect(sentence.start).toBeLessThanOrEqual(span.start);
            expect(sentence.end).toBeGreaterThanOrEqual(span.end);
          }
        },
      ),
    );
  });

  it("takes the time until when something is to be had for no experience", () => {
    const post = readPosting("Nurse\nRequirements\nADN must obtain a BSN within 5 years\nTriage\nWound care");
    expect(post.requirements.filter(({ years }) => years !== undefined)).toEqual([]);
  });

  it("takes no heading for something asked for, and shows a word of every job in its clause", () => {
    const post = readPosting(
      "Trainer\nRequirements\nWelding\nRuns the learning system, with course dates, reporting and repairs\n\nCompensation & Perks\nTwo weeks off",
    );
    const terms = post.requirements.map(({ term }) => term);
    expect(terms.join("\n")).not.toMatch(/Perks/);
    const reporting = post.requirements.find(({ term }) => term === "reporting");
    expect(reporting?.wording).toContain("learning system");
  });
});
