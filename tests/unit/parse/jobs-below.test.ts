import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const top = "Odile Fenner\nodile.fenner@example.org\n01632 960 441\n";
const jobs = `Line Cook | The Copper Ladle | June 2019 - present
- Run the grill on weekend nights
- Order fish and greens

Prep Cook | Harbor Street Diner | May 2016 - June 2019
- Peeled, chopped and stocked the line`;
const school = "EDUCATION\nFenland Technical College, Catering Certificate, 2016\n";

describe("jobs below a heading that nobody knows", () => {
  it.each([
    ["in capitals", `PROFILE\nCook of nine years.\n\nKITCHENS\n${jobs}\n\n${school}`, "KITCHENS"],
    [
      "between blank lines",
      `PROFILE\nCook of nine years.\n\nWHERE MY SEASONS WENT\n\n${jobs}\n\n${school}`,
      "WHERE MY SEASONS WENT",
    ],
    [
      "without a look of its own",
      `Profile\nCook of nine years.\nOver the fire\n${jobs.replace("\n\n", "\n")}\nEducation\nFenland Technical College, Catering Certificate, 2016\n`,
      "Over the fire",
    ],
    ["below the contact details", `KITCHENS\n\n${jobs}\n\n${school}`, "KITCHENS"],
  ])("are jobs: %s", (_, body, title) => {
    const { work, sections } = parseResume(`${top}\n${body}`);
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ["Line Cook", "The Copper Ladle", "2019-06"],
      ["Prep Cook", "Harbor Street Diner", "2016-05"],
    ]);
    expect(sections.find(({ key }) => key === "work")?.title).toBe(title);
    expect(
      resumeToText(parseResume(`${top}\n${body}`))
        .toLowerCase()
        .split(title.toLowerCase()),
    ).toHaveLength(2);
  });

  it.each([
    "REFERENCES\n\nAnn Bold\nHead Chef, Moor Inn, 2009 - 2012\nann@moor.example\n\nTom Field\nManager, Vale Bakery, 2012 - 2015",
    "PROJECTS\n\nHarvest Tracker\nLead Developer, Vale Labs, 2019 - 2020\n- Drew maps of fields\n\nMoss Map\nDeveloper, Moor Labs, 2020 - 2021",
    "MEMBERSHIPS\n\nRowing\nTreasurer, Vale Rowing, 2012 - 2015\nClimbing\nManager, Moor Climbers, 2009 - 2012",
  ])("are no dates of others, of projects or of clubs: %s", (section) => {
    const resume = parseResume(`${top}\nPROFILE\nCook of nine years.\n\n${school}\n${section}\n`);
    expect(resume.work).toEqual([]);
    const [heading = ""] = section.split("\n");
    expect(resumeToText(resume)).toContain(heading);
  });

  it("are none where no role and employer stand with a period", () => {
    const { work } = parseResume(
      `${top}\nPROFILE\nCook of nine years.\n\nPLACES\nSpain 2018 - 2019\nPortugal 2016 - 2018\n\n${school}`,
    );
    expect(work).toEqual([]);
  });
});
