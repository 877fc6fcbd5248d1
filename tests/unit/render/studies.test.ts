import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import * as offices from "../parse/fixtures/offices";
import * as trades from "../parse/fixtures/trades";

const top = `Ines Varga
ines.varga@example.org

Experience
Baker, Mill Lane Bakery, 2016 - 2021
- Baked 300 loaves a night
`;

const studiesIn = (lines: string[]) => parseResume(`${top}\nEducation\n${lines.join("\n")}\n`).education;

/** What stands below the last heading. */
function printed(lines: string[], title = "Education"): string {
  const text = resumeToText(parseResume(`${top}\n${title}\n${lines.join("\n")}\n`));
  return text.slice(text.indexOf(title.toUpperCase()) + title.length).trim();
}

describe("certificates", () => {
  it("stay whole where the date belongs to a phrase, a bracket or a list", () => {
    for (const line of [
      "PHTLS, AMLS (National Ambulance Board, exp. 2028)",
      "Crane ticket, renewed 2023",
      "Wound care (Nursing Board of Ashmoor, 2019)",
      "First aid at work, passed with merit 2021",
      "Slinger card, Expires June 2026",
      "Weld test 9606-1 (2021; renewal due 2024)",
    ])
      expect(printed([line], "Certificates"), line).toBe(line);
  });

  it("are two where one line names two with their dates, and keep their line", () => {
    const line = "Allergens Level 2 (2021), Knife safety (2024)";
    const resume = parseResume(`${top}\nCertificates\n${line}\n`);
    expect(resume.certificates).toMatchObject([
      { name: "Allergens Level 2", date: "2021" },
      { name: "Knife safety", date: "2024" },
    ]);
    expect(printed([line], "Certificates")).toBe(line);
  });

  it("have their dates where their writer set them", () => {
    const lines = ["Crane ticket (2019)", "Slinger card, 2020", "Banksman card"];
    expect(printed(lines, "Certificates")).toBe(lines.join("\n"));
  });
});

describe("studies", () => {
  it("print the mark beside the degree", () => {
    expect(printed(["BSc Geology, GPA 3.7, University of Ashmoor, 2014"])).toBe(
      "BSc Geology, GPA 3.7 | 2014\nUniversity of Ashmoor",
    );
  });

  it("name no degree where one only left school, or took courses", () => {
    const lines = ["Ashmoor University - Bookbinding coursework", "Pell Valley High School - Graduated 2004"];
    expect(studiesIn(lines).map(({ studyType }) => studyType)).toEqual([undefined, undefined]);
    expect(printed(lines)).toBe(lines.join("\n"));
  });

  it("keep an honour of several years below the study", () => {
    const lines = ["Bachelor of Science in Geology, Ashmoor University, 2014", "Dean's List (2012, 2013)"];
    expect(studiesIn(lines)).toMatchObject([{ area: "Geology", highlights: ["Dean's List (2012, 2013)"] }]);
    expect(printed(lines)).toContain("Dean's List (2012, 2013)");
  });

  it("take the name of one school alone where two stand one below the other", () => {
    expect(studiesIn(["BSc Geology, 2011 - 2014", "Ashmoor University", "Pell Valley College"])).toMatchObject([
      { institution: "Ashmoor University", highlights: ["Pell Valley College"] },
    ]);
  });

  it("keep a qualification that stands above the first school in their section", () => {
    expect(printed(["CIMA, qualified 2018", "BSc Geology, Ashmoor University, 2011-2014"])).toContain(
      "CIMA, qualified 2018\n",
    );
  });
});

describe("the words of an education section", () => {
  const wordsIn = (text: string) => Map.groupBy(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [], (word) => word);

  it.each(Object.entries({ ...offices, ...trades }))("are printed as often as in the source (%s)", (_, source) => {
    const resume = parseResume(source);
    const spans = resume.atoms.flatMap(({ path, span }) => (path.startsWith("/education/") && span ? [span] : []));
    const told = wordsIn(spans.map(({ start, end }) => source.slice(start, end)).join("\n"));
    const all = wordsIn(resumeToText(resume));
    const section = wordsIn(
      resume.source.slice(Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end))),
    );
    // The heading goes with its studies.
    const title = resume.sections.find(({ key }) => key === "education")?.title ?? "";
    const elsewhere = wordsIn(`${resumeToText({ ...resume, education: [] })}\n${title}`);
    for (const [word, found] of section) {
      if (!told.has(word) || /^\d{1,2}$/u.test(word)) continue;
      const count = (all.get(word)?.length ?? 0) - (elsewhere.get(word)?.length ?? 0);
      expect(count, word).toBe(found.length);
    }
  });
});

it("quotes a study whose marks stand in brackets", () => {
  const lines = ["Corran Academy - 4 Highers (English B, Business B, Modern Studies C, PE A), 2015", "First aid, 2021"];
  expect(printed(lines)).toBe(lines.join("\n"));
});

it("ends a study with its date, however full its line is", () => {
  const prose = [
    "I look after hedges and old trees in three parks of the town, which I know very well by",
    "now, and of which I could tell you a lot of tales, and I have learned to climb with a rope",
    "and to use a saw at heights that others shun, with a mate below whom I trust in all that",
    "we do, and who has been with me for eleven years in that same team of six people, two of",
    "them apprentices.",
  ];
  const study = "Diploma in the Care of Old Trees and Tall Hedges, Ashmoor Vale College, 2018";
  const lines = ["About me", ...prose, "", "Education", study, "Level two in chainsaws, passed with merit"];
  expect(resumeToText(parseResume(`${top}\n${lines.join("\n")}\n`))).toContain(`${study}\nLevel two`);
});
