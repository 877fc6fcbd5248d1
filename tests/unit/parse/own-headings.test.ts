import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { readLines } from "../../support/resumes/read-lines";

const top = ["Odile Farrow", "Graz", "odile.farrow@mail.example", ""];
const keysOf = (...lines: string[]) => readLines(...top, ...lines).sections.map(({ key, title }) => [key, title]);
const linesUnder = (heading: string, ...lines: string[]) =>
  readLines(...top, ...lines).other.find(({ title }) => title === heading)?.lines;

const jobs = ["WORK HISTORY", "Tram driver, Linden Transit, Graz", "March 2019 - present", "- Drive six routes", ""];
const school = ["EDUCATION", "Diploma in Logistics, Alder College, 2015", ""];
const languages = ["LANGUAGES", "German, English (fluent)"];

it("takes a line in capitals for a heading where the other headings are, though dated lines stand below it", () => {
  const own = [
    "HELPING OUT WITH PLEASURE",
    "Alder bike kitchen, mended wheels, 2018 to 2022",
    "Repair day, each May",
    "",
  ];
  expect(keysOf(...jobs, ...school, ...own, ...languages)).toEqual([
    ["work", "WORK HISTORY"],
    ["education", "EDUCATION"],
    ["other", "HELPING OUT WITH PLEASURE"],
    ["languages", "LANGUAGES"],
  ]);
});

it("takes employers in capitals for no headings", () => {
  const more = [
    "ALDER HAULAGE",
    "Driver, 2012 - 2015",
    "- Drove a lorry",
    "",
    "FERN AND SONS",
    "Driver, 2010 - 2012",
    "",
  ];
  const sections = keysOf("WORK HISTORY", ...more, ...school, ...languages);
  expect(sections.map(([key]) => key)).toEqual(["work", "education", "languages"]);
});

it("keeps the headings of a group with the heading above them", () => {
  const group = [
    "WHAT I DO",
    "",
    "SIGNS & BOARDS",
    "Letter shop fronts by hand, and gild the house numbers of the old town.",
    "",
    "PRINT",
    "Set posters in wood type for three theatres, twelve of them a year.",
    "",
  ];
  expect(linesUnder("WHAT I DO", ...group, ...jobs, ...school, ...languages)).toEqual([
    "SIGNS & BOARDS",
    "Letter shop fronts by hand, and gild the house numbers of the old town.",
    "PRINT",
    "Set posters in wood type for three theatres, twelve of them a year.",
  ]);
});

it("ends voluntary work at a label in small letters, and not at the name of an organisation", () => {
  const work = ["Volunteer", "", "Alder Museum - guide for the tram shed, 2021 to now", ""];
  expect(linesUnder("Worth a mention", ...work, "Worth a mention: Own van. Free from the first of June.")).toEqual([
    "Own van. Free from the first of June.",
  ]);
  expect(keysOf(...work, "Fern Street Kitchen: Cooked soup for forty guests.")).toEqual([["volunteer", "Volunteer"]]);
});

it("parts headings in capitals from the lines that they were run into", () => {
  const flat = [
    "Summary",
    "Driver with a calm hand and a good memory for streets. SKILL HIGHLIGHTS Night driving, first aid,",
    "ticket machines",
    "ACCOMPLISHMENTS Drove four winters without a scratch to a tram or a car.",
    "Experience",
    "Tram driver",
    "March 2019 to Current Linden Transit",
    "Drive six routes.",
  ];
  const { sections, skills, basics } = readLines(...flat);
  expect(sections.map(({ title }) => title)).toEqual(["Summary", "SKILL HIGHLIGHTS", "ACCOMPLISHMENTS", "Experience"]);
  expect(skills[0]?.keywords).toEqual(["Night driving", "first aid", "ticket machines"]);
  expect(basics.summary).toBe("Driver with a calm hand and a good memory for streets.");
});

it("leaves words in capitals in the lines of jobs where they are", () => {
  const { work, certificates } = readLines(
    "Experience",
    "Clerk, Alder College",
    "2015 to 2019",
    "Copied the records of the",
    "CERTIFICATIONS Office and mailed them. LANGUAGES Department assistant too.",
    "Porter, Hale Ltd",
    "2012 to 2014",
    "Carried bags.",
  );
  expect(work.map(({ position }) => position)).toEqual(["Clerk", "Porter"]);
  expect(certificates).toEqual([]);
});

it("leaves words in capitals within a sentence where they are", () => {
  const { basics } = readLines("Summary", "Driver who knows the SAFETY RULES Linden Transit has.", "and keeps them.");
  expect(basics.summary).toContain("SAFETY RULES Linden");
});

it("takes a title below the last sentence of a job for the heading of the next jobs", () => {
  const { work } = readLines(
    "Teaching Experience",
    "Driving Instructor 2015 to 2019 Alder College Graz , Austria",
    "Taught forty learners a year to drive in snow and on narrow streets.",
    "Transit Experience",
    "Tram Driver 2019 to Current Linden Transit Graz , Austria",
    "Drive six routes across the city.",
  );
  expect(work.flatMap(({ highlights, summary }) => [summary, ...highlights]).join(" ")).not.toContain(
    "Transit Experience",
  );
});

it("takes a lone word among the items of a list for one of them", () => {
  const list = [
    "Route planning",
    "Ticket machines",
    "Depots and inland",
    "Projects",
    "Winter service",
    "Night driving",
  ];
  const { projects, skills } = readLines("Skills", ...list, "Education", "Diploma in Logistics, Alder College, 2015");
  expect(projects).toEqual([]);
  expect(skills.flatMap(({ keywords }) => keywords).join(" ")).toContain("Night driving");
});

it("takes a heading with a slip of the pen where headings stand", () => {
  const text = (heading: string) =>
    `Ada Morrow\nada@example.com\n\nSUMMERY\nKeeps boats afloat.\n\n${heading}\n\nHale Yard - Boat Fitter    2019 to 2022\n-sealed hulls\n-hung rudders\n-planed oars`;
  const { basics, work, sections } = parseResume(text("WORK EXPERIANCE"));
  expect(basics.summary).toBe("Keeps boats afloat.");
  expect(sections.map(({ title }) => title)).toEqual(["SUMMERY", "WORK EXPERIANCE"]);
  expect(work[0]?.highlights).toEqual(["sealed hulls", "hung rudders", "planed oars"]);
});

it("takes a heading with a remark in brackets", () => {
  const boat = ["Work history", "", "Boat Fitter, Hale Yard, 2019 - 2022", "- Sealed hulls", ""];
  expect(
    keysOf(...boat, "Volunteer work (while my twins were small)", "", "Treasurer, Alder Choir", "- Kept its books"),
  ).toEqual([
    ["work", "Work history"],
    ["volunteer", "Volunteer work (while my twins were small)"],
  ]);
});

const alone = (...sections: [string, ...string[]][]) =>
  sections.flatMap(([heading, ...lines]) => [heading, "", ...lines, ""]);

it("takes a line that stands alone in capitals, as the headings of the text do, for one of them", () => {
  const resume = readLines(
    ...top,
    ...alone(
      ["WHAT PEOPLE BRING ME TO MEND", "Bellows and reeds of old harmoniums.", "Clocks of three church towers."],
      ["WHO TOOK ME ON", "Bell founder, Alder Foundry, Graz", "March 2019 - present", "- Cast and tune bells"],
      ["EDUCATION", "Diploma in Casting, Alder College, 2015"],
      ["BESIDES", "I sing in two choirs and row on the lake."],
    ),
  );
  expect(resume.sections.map(({ key, title }) => [key, title])).toEqual([
    ["other", "WHAT PEOPLE BRING ME TO MEND"],
    ["work", "WHO TOOK ME ON"],
    ["education", "EDUCATION"],
    ["other", "BESIDES"],
  ]);
});

it("takes employers that stand alone in capitals for no headings", () => {
  const sections = keysOf(
    ...alone(
      ["WORK HISTORY", "ALDER HAULAGE", "", "Driver, 2012 - 2015", "- Drove a lorry", "", "FERN AND SONS"],
      ["EDUCATION", "Diploma in Logistics, Alder College, 2015"],
      ["LANGUAGES", "German, English (fluent)"],
    ),
  );
  expect(sections.map(([key]) => key)).toEqual(["work", "education", "languages"]);
});

it("takes a heading with years in brackets", () => {
  const own = [
    "Volunteer Work (2011 to the present)",
    "",
    "Alder bike kitchen, mender, 2018 - 2022",
    "Mended wheels.",
    "",
  ];
  const summary = ["Summary", "Driver of trams who knows every stop.", ""];
  expect(keysOf(...summary, ...own, "Education", "Diploma in Logistics, Alder College, 2015")).toContainEqual([
    "volunteer",
    "Volunteer Work (2011 to the present)",
  ]);
});

it("takes a heading for studies above a school with only a year", () => {
  expect(keysOf("WORK", ...jobs.slice(1), "SCHOOL", "Linden Lower High, 2006", "")).toContainEqual([
    "education",
    "SCHOOL",
  ]);
});

it("reads jobs above the first heading though another one has jobs below it", () => {
  const { work, other } = readLines(
    ...top,
    "LINDEN TRANSIT WORKS",
    "Welder. 2015 to present",
    "Frames, doors and roofs of trams.",
    "Cut the scrap by a third.",
    "",
    "ALDER FARM STORES",
    "Roofer. 2011 to 2015. Nights in winter.",
    "Tin and slate roofs.",
    "",
    "FERN BARRACKS",
    "Driver. 2008 to 2011. Two winters abroad.",
    "Lorries of five tons.",
    "",
    "OLD JOBS",
    "Milk round, 2005 to 2006",
  );
  expect(work.slice(0, 3).map(({ position, name, highlights }) => [position, name, highlights[0]])).toEqual([
    ["Welder", "LINDEN TRANSIT WORKS", "Frames, doors and roofs of trams."],
    ["Roofer", "ALDER FARM STORES", expect.stringContaining("Nights in winter.")],
    ["Driver", "FERN BARRACKS", expect.stringContaining("Two winters abroad.")],
  ]);
  expect(other.filter(({ title }) => title === undefined)).toEqual([]);
});

it("parts sentences about the writer that close the text from a list of one sentence", () => {
  const { skills, other } = readLines(
    ...top,
    ...jobs,
    "TOOLS",
    "Own a full set of chisels and a lathe.",
    "",
    "I never miss a day.",
    "I would move to Linz for the right work.",
  );
  expect(JSON.stringify(skills)).not.toContain("Linz");
  expect(other.at(-1)).toEqual({ lines: ["I never miss a day.", "I would move to Linz for the right work."] });
});

it.each([
  ["WORKHISTORY", "WORK HISTORY"],
  ["Work His tory", "Work History"],
  [`Work History${"_".repeat(60)}`, "Work History"],
])("reads a heading that is set as %s", (written, title) => {
  expect(keysOf(...school, written, ...jobs.slice(1), ...languages)).toContainEqual(["work", title]);
});

it("takes the last words of a sentence for no heading", () => {
  const studies = [
    "Certificate in the planning of tram lines and in professional",
    "Education.",
    "Alder College, 2015",
  ];
  const rows = ["Experience", ...jobs.slice(1), "Education", ...studies, "", "Languages", languages[1] ?? ""];
  expect(keysOf(...rows).map(([key]) => key)).toEqual(["work", "education", "languages"]);
  expect(resumeToText(readLines(...top, ...rows))).toContain("Education.");
});

it("reads headings in small letters, with a name in them above", () => {
  const rows = ["odile farrow", "tram driver", "", "odile@mail.example", "", "experience", ...jobs.slice(1)];
  const resume = readLines(...rows, "education", ...school.slice(1), "out and about", "Kites, long walks");
  expect(resume.basics.name).toBe("odile farrow");
  expect(resume.sections.map(({ key }) => key)).toEqual(["work", "education", "other"]);
});

it("reads the post that somebody holds as work", () => {
  const post = [
    "Present post",
    "",
    "Tram driver (level 2), Linden Valley Transit",
    "Sept 2019 to present, 27.5 hrs",
    "> Drive six routes of the town in all weathers",
  ];
  const rows = [
    "PERSONAL STATEMENT",
    "Former sorter of letters who drives trams and is good with people.",
    "",
    ...post,
  ];
  expect(keysOf(...rows, "", "LEARNING", "Level 2 Certificate - Coleg Cwm - 2023")).toContainEqual([
    "work",
    "Present post",
  ]);
});
