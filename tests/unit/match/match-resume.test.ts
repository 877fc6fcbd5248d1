import { describe, expect, it } from "vitest";
import type { Match, MatchRow } from "~/tailor/match";
import { licenceCap, mostListPoints, otherWorkCap, unknownTitleLifts } from "~/tailor/match/formula";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Fact } from "~/tailor/resume";
import { professions } from "./professions";
import { resumeOf, type Sketch } from "./resume-of";

const asOf = "2025-01-01";
const match = (sketch: Sketch, post: string, facts: Fact[] = []): Match =>
  matchResume(resumeOf(sketch), readPosting(post), { asOf, facts });
const row = (result: Match, term: string): MatchRow => {
  const found = result.rows.find((one) => one.term.toLowerCase() === term.toLowerCase());
  if (!found) throw new Error(`No row for ${term}`);
  return found;
};
const fact = (subject: string, confirmed: boolean): Fact => ({ id: "f1", subject, confirmed, date: "2025-01-01" });
const job = (...highlights: string[]): Sketch => ({ jobs: [{ position: "Analyst", highlights }] });

describe("matchResume", () => {
  it.each(professions)("puts the $name above everyone else for the job", ({ posting, person, name }) => {
    const own = match(person, posting).score ?? 0;
    const others = professions
      .filter((other) => other.name !== name)
      .map((other) => match(other.person, posting).score ?? 0);
    expect(own).toBeGreaterThan(Math.max(...others) + 20);
  });

  const post = "Analyst\nRequirements\nJavaScript\nSQL\nTableau\nPayroll";

  it("shows a requirement by an alias, and never by a substring", () => {
    expect(row(match(job("Built forms in JS"), post), "JavaScript").state).toBe("shown");
    expect(row(match(job("Built forms in Java"), post), "JavaScript").state).toBe("missing");
    expect(row(match(job("Built forms in JavaScript"), "Analyst\nRequirements\nJava"), "Java").state).toBe("missing");
  });

  it.each(["NMC Registered Nurse, Adult", "NMC PIN 12A3456E", "Registered with the NMC"])(
    "shows a registration by the body that keeps the register: %s",
    (held) => {
      const nursing = "Nurse\nRequirements\nNMC registration\nVentilator care";
      expect(
        row(match({ ...job("Cared for patients"), certificates: [held] }, nursing), "NMC registration").state,
      ).toBe("shown");
      expect(row(match(job("Worked beside NMC registered nurses"), nursing), "NMC registration").state).not.toBe(
        "shown",
      );
    },
  );

  it.each(["LANGUAGES\nPolish (Native), English (C1)", "SUMMARY\nFluent in Polish and English."])(
    "shows a language whose name is another word too, where it says how well: %s",
    (said) => {
      const polish = (text: string) =>
        row(
          matchResume(parseResume(text), readPosting("Clerk\nRequirements\nFluent Polish\nFiling"), { asOf }),
          "Polish",
        );
      const work = "EXPERIENCE\nClerk, Acme Ltd, 2019 - 2023\n- Filed the letters of three departments every day";
      expect(polish(`Ann Lee\n\n${said}\n\n${work}`).state).toBe("shown");
      expect(polish(`Ann Lee\n\n${work}\n- Polish the brass in the lobby`).state).not.toBe("shown");
    },
  );

  it("takes a plain word for the tool where it is an item of the skills list", () => {
    const excel = "Analyst\nRequirements\nGood knowledge of Microsoft Excel";
    expect(row(match({ ...job("Sorted mail"), skills: ["Excel"] }, excel), "Microsoft Excel").state).toBe("shown");
    expect(row(match(job("Excel at sorting mail"), excel), "Microsoft Excel").state).toBe("missing");
  });

  it("gives a sentence about work more than a bare list", () => {
    const bullet = row(match(job("Ran payroll for 80 people"), post), "Payroll");
    const list = row(match({ ...job("Sorted mail"), skills: ["Payroll"] }, post), "Payroll");
    expect(bullet.credit).toBeGreaterThan(list.credit);
    expect(list.credit).toBeGreaterThan(0);
  });

  it("calls unsaid what only a narrower skill or the summary tells", () => {
    const implied = row(match(job("Built pages in React"), post), "JavaScript");
    expect(implied.state).toBe("unsaid");
    expect(implied.evidence[0]?.quote).toBe("React");
    expect(row(match({ ...job("Sorted mail"), summary: "Analyst with SQL" }, post), "SQL").state).toBe("unsaid");
    expect(row(match(job("Wrote JavaScript"), "Analyst\nRequirements\nReact"), "React").state).toBe("missing");
  });

  it("takes a suite for a hint at its parts", () => {
    const word = row(match(job("Sorted mail"), "Clerk\nRequirements\nMicrosoft Word"), "Microsoft Word");
    expect(word.state).toBe("missing");
    const hinted = match({ ...job("Sorted mail"), skills: ["MS Office"] }, "Clerk\nRequirements\nMicrosoft Word");
    expect(row(hinted, "Microsoft Word")).toMatchObject({ state: "unsaid", evidence: [{ quote: "MS Office" }] });
  });

  it("takes a higher degree for the lower one", () => {
    const result = match(
      { ...job("Sorted mail"), education: ["Master of Science in Biology"] },
      "Analyst\nRequirements\nBachelor's degree",
    );
    expect(row(result, "Bachelor's degree").state).toBe("shown");
  });

  it("takes a licence in a line about work for a hint, not for a licence", () => {
    const nurse = "Nurse\nRequirements\nRN license";
    expect(row(match(job("Assisted registered nurses on the ward"), nurse), "RN license").state).toBe("unsaid");
    expect(row(match({ ...job("Sorted mail"), certificates: ["RN"] }, nurse), "RN license").state).toBe("shown");
  });

  it("calls a confirmed fact unsaid and raises the ceiling, not the score", () => {
    const before = match(job("Wrote SQL"), post);
    const after = match(job("Wrote SQL"), post, [fact("Tableau", true)]);
    expect(row(after, "Tableau")).toMatchObject({ state: "unsaid", credit: 0 });
    expect(after.ceiling ?? 0).toBeGreaterThan(before.ceiling ?? 0);
  });

  it("never counts what the user denied", () => {
    const result = match(job("Drew charts in Tableau"), post, [fact("Tableau", false)]);
    expect(row(result, "Tableau")).toMatchObject({ state: "missing", points: 0 });
  });

  it("believes the latest answer", () => {
    const facts = [
      { ...fact("Tableau", true), date: "2024-01-01" },
      { ...fact("Tableau", false), id: "f2", date: "2024-06-01" },
    ];
    expect(row(match(job("Sorted mail"), post, facts), "Tableau").state).toBe("missing");
  });

  it("caps the score without a licence or a degree that is a must, and for nothing that is soft or unsure", () => {
    const nurse: Sketch = {
      jobs: [
        { position: "Nurse", current: true, startDate: "2010", highlights: ["Led triage and wound care on a ward"] },
      ],
    };
    const asking = (line: string, sketch = nurse) => match(sketch, `Nurse\nRequirements\n${line}\nTriage\nWound care`);
    const licence = asking("Must have an RN license");
    expect(row(licence, "RN license").state).toBe("missing");
    expect(licence.cap?.score).toBe(licenceCap);
    expect(licence.score).toBeLessThanOrEqual(licenceCap);
    const less = { jobs: [{ ...nurse.jobs?.[0], position: "Nurse", highlights: ["Led triage on a ward"] }] };
    expect(asking("Must have an RN license", less).score).toBeLessThan(licence.score ?? 0);
    expect(asking("Must have an RN license", { ...nurse, certificates: ["RN"] }).cap).toBeUndefined();
    expect(asking("Must be a team player").cap).toBeUndefined();
    expect(asking("BLS certification preferred").cap).toBeUndefined();
  });

  it("finds the licence of a state under its code, asks where a licence does not say its state, and takes none to drive", () => {
    const asking = (...certificates: string[]) =>
      row(
        match(
          { ...job("Cleaned teeth of eight patients a day"), certificates },
          "Dental Hygienist\nRequirements\nYou must hold a current North Carolina license\nScaling\nFluoride",
        ),
        "North Carolina license",
      ).state;
    expect(asking("NC Dental Hygiene License, active")).toBe("shown");
    expect(asking("Dental Hygiene License, active")).toBe("unsaid");
    expect(asking("NC driver's license")).toBe("missing");
    expect(asking("North Carolina real estate license")).toBe("missing");
    expect(asking("NC Dental Hygiene License, expired 2020")).not.toBe("shown");
  });

  it("asks about a paper that a line names outside of any list of papers", () => {
    const told = "Did the crisis intervention course of the county in 2018";
    const post = "Guard\nRequirements\nCrisis intervention certification\nPatrols";
    const papers = match(job(told), post).rows.filter(({ kind }) => kind === "credential");
    expect(papers).toMatchObject([{ state: "unsaid", evidence: [{ quote: told }] }]);
  });

  it("reads a degree by how its name begins, and its subject under another name", () => {
    const asking = (line: string, education: string[]) =>
      match({ ...job("Sorted mail"), education }, `Clerk\nRequirements\n${line}\nFiling\nTyping`);
    const associate = asking("Associate degree in Human Resources required", ["Associate of Occupational Studies"]);
    expect(associate.rows[0]?.reason).toContain("in another subject");
    const named = asking("Bachelor's degree in HR required", ["Bachelor of Science in Human Resources"]);
    expect(named.rows[0]?.state).toBe("shown");
  });

  it("does not take a course for a licence, nor a lower licence for a higher one", () => {
    const post = "Nurse\nRequirements\nRN license";
    const course = match({ ...job("Sorted mail"), education: ["Pre-nursing RN"] }, post);
    expect(row(course, "RN license").state).toBe("unsaid");
    const lower = match({ ...job("Sorted mail"), education: ["Pre-nursing RN"], certificates: ["LPN"] }, post);
    expect(row(lower, "RN license").state).toBe("missing");
  });

  it("asks how long, where the jobs that speak of a thing make up less than half of the years asked for", () => {
    const post = "Analyst\nRequirements\n6 years of experience in SQL";
    const held = (endDate: string): Sketch => ({
      jobs: [
        { position: "Analyst", startDate: "2018-01", endDate, highlights: ["Wrote SQL for monthly sales"] },
        { position: "Cook", startDate: "2001-01", endDate: "2017-12", highlights: ["Ran the grill station at night"] },
      ],
    });
    expect(row(match(held("2019-12"), post), "SQL")).toMatchObject({ state: "unsaid", years: 6 });
    expect(row(match(held("2019-12"), post), "SQL").evidence).not.toEqual([]);
    expect(row(match(held("2023-12"), post), "SQL").state).toBe("shown");
    const young = { jobs: held("2019-12").jobs?.slice(0, 1) };
    expect(row(match(young, post), "SQL").state).toBe("missing");
  });

  it("takes a higher licence for the lower one", () => {
    const registered = { ...job("Sorted mail"), certificates: ["RN"] };
    expect(row(match(registered, "Nurse\nRequirements\nLPN license"), "LPN license").state).toBe("shown");
    const practical = { ...job("Sorted mail"), certificates: ["LPN"] };
    expect(row(match(practical, "Nurse\nRequirements\nRN license"), "RN license").state).toBe("missing");
  });

  it("shows nothing by copies of the post and by lists made from it", () => {
    const text =
      "Clerk\nRequirements\nPayroll\nInvoicing\nBank reconciliation\nAccounts payable\nBudgeting\nSAP\nTableau";
    const honest = { ...job("Sorted mail and answered the phone all day"), skills: ["Filing", "Typing"] };
    const before = match(honest, text).score ?? 0;
    const terms = ["Payroll", "Invoicing", "Bank reconciliation", "Accounts payable", "Budgeting", "SAP", "Tableau"];
    expect(match({ ...honest, skills: terms }, text).score).toBeLessThanOrEqual(before);
    expect(match({ ...honest, skills: [...(honest.skills ?? []), ...terms] }, text).score).toBeLessThanOrEqual(before);
  });

  it("takes lines that say nothing but the post's terms for items of a list, and short lines with a deed for work", () => {
    const text =
      "Dental Assistant\nRequirements\nDentrix\nDigital x-rays\nCrown fabrication\nSterilization\nImpressions";
    const told = "Seated forty patients a week and calmed those who were afraid of the chair";
    const terms = ["Dentrix", "digital x-rays", "crown fabrication", "sterilization", "impressions"];
    const before = match(job(told), text).score ?? 0;
    const frames = ["Experience with", "Used", "Worked with", "Responsible for", "Proficient in", "Performed"];
    for (const frame of frames.slice(0, -1)) {
      const framed = match(job(told, ...terms.map((term) => `${frame} ${term}`)), text);
      expect(framed.score).toBeLessThanOrEqual(before + mostListPoints + 1);
    }
    const real = match(
      job(told, "Charting in Dentrix", "Took digital x-rays", "Sterilization of trays and handpieces"),
      text,
    );
    for (const term of ["Dentrix", "Digital x-rays", "Sterilization"])
      expect(row(real, term)).toMatchObject({ state: "shown", evidence: [{ place: "bullet" }] });
    expect(real.score).toBeGreaterThan(before + 2 * mostListPoints);
    const repeated = match(job(told, ...terms.map((term) => `Performed ${term}`)), text);
    expect(repeated.score).toBeLessThan(real.score ?? 0);
  });

  it("asks about a licence that only a list of skills names, and keeps the score down until it is confirmed", () => {
    const text = "Nurse\nRequirements\nMust have an RN license\nTriage\nWound care";
    const listed = { ...job("Led triage and wound care on a ward of thirty beds"), skills: ["RN", "Triage"] };
    const before = match(listed, text);
    expect(row(before, "RN license")).toMatchObject({ state: "unsaid" });
    expect(before.cap?.score).toBeLessThanOrEqual(licenceCap);
    expect(before.ceiling).toBeGreaterThan(licenceCap);
    const after = match(listed, text, [fact("RN license", true)]);
    expect(row(after, "RN license").state).toBe("shown");
    expect(after.score).toBeGreaterThan(before.score ?? 0);
  });

  it("takes what the post gives as an example of a thing for the thing", () => {
    const text = "Clerk\nRequirements\nExperience with a mid-size ERP system (NetSuite preferred)\nFiling\nTyping";
    const system = (line: string) => match(job(line), text).rows.find(({ term }) => /ERP/.test(term))?.state;
    expect(system("Closed the month in NetSuite with two colleagues")).toBe("shown");
    expect(system("Closed the month on paper with two colleagues")).not.toBe("shown");
  });

  it("finds an apprenticeship by its name, and takes it for no degree", () => {
    const text = "Joiner\nRequirements\nCompletion of an apprenticeship program\nStaircases\nWindow frames";
    const apprenticed = match({ ...job("Hung doors in new houses"), education: ["Carpentry apprenticeship"] }, text);
    const found = apprenticed.rows.find(({ term }) => /apprentice/.test(term));
    expect(found?.state).toBe("shown");
    expect(match(job("Hung doors in new houses"), text).cap?.reason ?? "").not.toMatch(/apprentice/);
  });

  it("asks whether it is the same work where a line shows one thing of a row", () => {
    const text = "Tailor\nRequirements\nFabricate silk linings and horn buttons\nPattern cutting";
    const lined = match(job("Making silk linings for dinner jackets"), text);
    expect(lined.rows.find(({ term }) => /linings/.test(term))?.state).toBe("unsaid");
  });

  it("takes a line that the user confirmed to be the same work for evidence", () => {
    const asked = "Clerk\nRequirements\nCash handling";
    const till = job("Handled the tills of two shops and took the cash to the bank each night");
    const before = row(match(till, asked), "Cash handling");
    const after = row(match(till, asked, [fact("Cash handling", true)]), "Cash handling");
    expect(before.state).toBe("unsaid");
    expect(after.state).toBe("shown");
    expect(after.credit).toBeGreaterThan(before.credit);
  });

  it("counts a title as far as the lines below it bear it out", () => {
    const asked = "Accountant\nRequirements\nBookkeeping";
    const title = (sketch: Sketch) => match(sketch, asked).parts.find(({ key }) => key === "title")?.points ?? 0;
    const told =
      "Kept the books of four shops, paid the suppliers and prepared the tax returns with the owner each spring";
    const bare = title({ jobs: [{ position: "Accountant", highlights: ["Various tasks"] }] });
    expect(bare).toBeLessThan(title({ jobs: [{ position: "Accountant", highlights: [told] }] }));
  });

  it("hears what a functional resume tells above a bare list of jobs", () => {
    const post =
      "Gardener\nRequirements\nRepair irrigation systems\nPrune trees\nPlan planting beds\nTrain new gardeners";
    const told = `Robin Vale
robin@example.com

Technical work
- Repaired irrigation systems in four parks and winterized valves
- Pruned trees and planned planting beds with the city's gardeners

Work history
Gardener, Tallow Hill Nurseries, 2018 - 2023`;
    const bare = told.replace(/^- .*$/gmu, "");
    const points = (text: string) =>
      matchResume(parseResume(text), readPosting(post), { asOf }).parts.find(({ key }) => key === "title")?.points ?? 0;
    expect(points(told)).toBeGreaterThan(points(bare));
    expect(points(`${told}\n- Tallied pallets`)).toBeGreaterThanOrEqual(points(told));
    const claimed = told.replace(/^- .*$/gmu, "- Typed the minutes of a choir");
    expect(points(claimed)).toBeLessThan(points(told));
  });

  it.each([
    "Part-time | Barista",
    "Senior – Barista",
    "Jr. - Barista",
    "Remote - Barista",
    "Part time (20 hours) Barista",
  ])("takes the name of the job out of a title: %s", (title) => {
    const points = (post: string) =>
      match(
        {
          jobs: [
            { position: "Barista", highlights: ["Pulled shots of espresso for 200 guests a day and steamed milk"] },
          ],
        },
        post,
      ).parts.find(({ key }) => key === "title")?.points;
    expect(points(`${title}\nRequirements\nEspresso`)).toBeGreaterThan(10);
  });

  it("lets the best of several alternatives earn the points of the group", () => {
    const either = "Analyst\nRequirements\nExperience with AWS or Azure\nSQL";
    const both = match(job("Ran AWS, Azure and SQL"), either);
    const one = match(job("Ran AWS and SQL"), either);
    const sum = ({ rows }: typeof one) => rows.reduce((total, { points }) => total + points, 0);
    // A third name in the line makes the two that are asked for a little surer, and no more.
    expect(sum(both) - sum(one)).toBeLessThan(1.5);
    expect(sum(both)).toBeGreaterThanOrEqual(sum(one));
    expect(one.cap).toEqual(both.cap);
  });

  it("counts on a lower scale where no job held is of the post's kind, and lifts it by a title or by what the lines show", () => {
    const baker = "Pastry Chef\nRequirements\nLaminated dough\nSugar work\nOven scheduling\nFood hygiene";
    const told = "Rolled laminated dough for forty croissants a day, planned the ovens and trained two apprentices";
    const as = (position: string, ...highlights: string[]) => match({ jobs: [{ position, highlights }] }, baker);
    const other = as("Paralegal", "Filed court papers for three partners and kept their diaries in order each week");
    expect(other.cap?.score).toBe(otherWorkCap);
    expect(as("Pastry Chef", told).cap).toBeUndefined();
    expect(as("Baker", told).cap).toBeUndefined();
    const half = as("Gnarl Keeper", "Filed court papers for three partners and kept their diaries in order each week");
    const lifted = otherWorkCap + (100 - otherWorkCap) * unknownTitleLifts;
    expect(half.cap?.score).toBeGreaterThan(otherWorkCap);
    expect(half.cap?.score).toBeLessThanOrEqual(lifted);
    const more = [
      "Taught sugar work to evening classes of twelve",
      "Wrote the food hygiene plan and the oven scheduling",
    ];
    expect(as("Paralegal", told, ...more).cap?.score ?? 100).toBeGreaterThan(otherWorkCap);
    const unknown = "Gnarl Keeper\nRequirements\nLaminated dough\nSugar work";
    expect(match({ jobs: [{ position: "Paralegal", highlights: [told] }] }, unknown).cap).toBeUndefined();
  });

  it("names the scale that two caps make together", () => {
    const told = "Filed court papers for three partners and kept their diaries in order each week";
    const paralegal = { jobs: [{ position: "Paralegal", highlights: [told] }] };
    const { cap } = match(paralegal, "Nurse\nRequirements\nMust have an RN license\nTriage\nWound care");
    expect(cap?.score).toBeLessThan(Math.min(licenceCap, otherWorkCap));
    expect(cap?.reason.match(/\d+/g)).toEqual([String(cap?.score)]);
  });

  it("counts years of work from the dates, overlaps once", () => {
    const years = "Analyst\nRequirements\n4 years of experience in SQL";
    const twoJobs = (end: string): Sketch => ({
      jobs: [
        { position: "Analyst", startDate: "2020-01", endDate: end, highlights: ["Wrote SQL"] },
        { position: "Analyst", startDate: "2020-01", endDate: "2021-12", highlights: ["Wrote SQL"] },
      ],
    });
    const enough = row(match(twoJobs("2023-12"), years), "SQL").credit;
    expect(row(match(twoJobs("2025-01"), years), "SQL").credit).toBe(enough);
    expect(row(match(twoJobs("2021-12"), years), "SQL").credit).toBeLessThan(enough);
  });

  it("quotes the resume verbatim, at its place in the source", () => {
    const resume = resumeOf(job("Built forms in JS", "Wrote SQL"));
    const result = matchResume(resume, readPosting(post), { asOf });
    const [evidence] = row(result, "SQL").evidence;
    expect(evidence?.span && resume.source.slice(evidence.span.start, evidence.span.end)).toBe("SQL");
  });

  it("does not score a post that asks for nothing, and says why", () => {
    const result = match(job("Wrote SQL"), "Come and join us. It will be fun.");
    expect(result).toMatchObject({ score: null, scored: false, ceiling: null, rows: [] });
    expect(result.reason).toBeTruthy();
  });

  it("does not score an empty resume", () => {
    expect(match({}, post)).toMatchObject({ score: null, scored: false });
  });
});
