import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const top = "Odile Fenner\nEly, Cambridgeshire\n01632 960 441\nodile.fenner@example.org\n\n";
const printed = (...lines: string[]) => resumeToText(parseResume(`${top}${lines.join("\n")}\n`));

describe("labels", () => {
  it("stay in the line of their text, and own nothing below", () => {
    const text = printed(
      "WORK",
      "Joiner, Marsh Road Joinery, 2019 - 2023",
      "",
      "Languages: Welsh, English",
      "Notice period: 30 days",
    );
    expect(text).toContain("\n\nLanguages: Welsh, English\nNotice period: 30 days\n");
  });

  it("are no headings in small letters right below a line, where headings are in capitals and apart", () => {
    const personal = [
      "PERSONAL DETAILS",
      "",
      "Surname",
      "Fenner",
      "Other languages",
      "Welsh",
      "Driving",
      "Own van",
      "",
    ];
    const school = ["SCHOOLING", "", "Institution", "Fen End School", "Distinctions", "Woodwork", ""];
    const text = printed(...personal, ...school, "WORK", "", "Joiner", "Marsh Road Joinery", "2019 - 2023");
    expect(text).not.toMatch(/^(?:OTHER LANGUAGES|DISTINCTIONS)$/mu);
    expect(text).toContain("SCHOOLING\n");
  });

  it("above a list within a job part no jobs", () => {
    const text = printed(
      "Employment",
      "Marsh Road Joinery",
      "Joiner\tMay 2019 - now",
      "Two of us make doors and stairs for builders, and hang what we make.",
      "Also do:",
      "- orders for glue and screws",
      "- the van",
      "",
      "Pell Stores",
      "Stock clerk\t2014 - 2019",
      "",
      "Education",
      "Fen End School 2013",
    );
    expect(text).not.toContain("ALSO DO");
  });
});

describe("jobs", () => {
  it("begin behind a blank line with a name and a period, however the first is set", () => {
    const text = printed(
      "WORK",
      "Joiner, Marsh Road Joinery, Ely. 2018 to 2023",
      "Doors and stairs, hung and glued on site for twenty builders of the county.",
      "",
      "Driver, parish bus run, Sept 2016 to June 2018, mornings only. Nine children.",
      "",
      "Pell's hardware till 2009 to 2014, then home with my twins.",
    );
    expect(text).toContain("\n\nDriver, parish bus run, Sept 2016 to June 2018, mornings only. Nine children.\n");
    expect(text).toContain("\n\nPell's hardware till 2009 to 2014, then home with my twins.\n");
  });

  it("take the name right above their dates", () => {
    const text = printed(
      "EXPERIENCE",
      "",
      "Assistant Deli Manager - Tobin Foods, Ely",
      "08/2020 to Present",
      "- Make the schedule every week",
      "- Write on the cakes when the decorator is off",
      "",
      "Deli Clerk - same store",
      "03/2017 to 08/2020",
      "",
      "Cashier - Dollar Corner, Ely",
      "2015 to 2017",
    );
    expect(text).toContain("decorator is off\n\nDeli Clerk");
  });

  it("take the employer right above their title, behind the text of another", () => {
    const { work } = parseResume(
      `${top}WORK\n\nMarsh Road Joinery\n\nBench Hand      April 2021 to date\nApprentice      May 2019 to April 2021\n\n` +
        "As bench hand I make forty doors a month.\nI teach two trainees.\n\n\nLantern Yard, workshop and hostel\n" +
        "Project Worker      2016 to 2019\n26 beds and a lathe.\n",
    );
    expect(work.at(-1)).toMatchObject({ position: "Project Worker", name: "Lantern Yard, workshop and hostel" });
  });
});

describe("the head of the page", () => {
  const head = (text: string) => resumeToText(parseResume(text)).split("\n\n", 1)[0];

  it("has the name from a line that says more", () => {
    expect(head("ODILE FENNER, Box 117, Ely CO, 555-555-0107, odile@example.org\n\nWORK\nJoiner 2019\n")).toBe(
      "ODILE FENNER\nBox 117, Ely CO | 555-555-0107 | odile@example.org",
    );
    expect(head("CV — ODILE FENNER\n\nContact\n01632 960 441\nodile@example.org\n\nWork\nJoiner 2019\n")).toBe(
      "ODILE FENNER\n01632 960 441 | odile@example.org",
    );
  });

  it("takes no sentence for a place, and nothing below the contact details for a title", () => {
    const text = "I've driven a van on this road for 9 years and want to drive something larger.";
    expect(printed(text, "", "WORK", "Driver 2016 - 2019")).toContain(`odile.fenner@example.org\n\n`);
    expect(printed(text, "", "WORK", "Driver 2016 - 2019")).not.toContain(`${text} |`);
    const licence = printed("Full licence, no points", "", "I hang doors and glue stairs for a living.", "", "WORK");
    expect(licence.indexOf("Full licence")).toBeGreaterThan(licence.indexOf("01632"));
  });
});

describe("what is printed as it was written", () => {
  it("has wrapped lines of a list as one, and tables and labels in their lines", () => {
    const text = printed(
      "WORK",
      "",
      "Marsh Road Joinery -- bench hand (2019 to now)",
      "* Make doors for the parish and for builders,",
      "  forty a month",
      "* Glue",
      "",
      "Uncle's yard -- odd jobs (2014, 2016, 2017)",
      "fences, sheds",
    );
    expect(text).toContain("for builders, forty a month\n• Glue");
    expect(text).toContain("odd jobs (2014, 2016, 2017)\nfences, sheds");
  });

  it("closes without a heading of ours", () => {
    const text = printed(
      "WORK",
      "Joiner 2016 - 2019",
      "",
      "SKILLS",
      "Gluing, planing",
      "",
      "I can start in two weeks from now.",
    );
    expect(text).toContain("\n\nI can start in two weeks from now.\n");
    expect(text).not.toContain("ADDITIONAL INFORMATION");
  });
});
