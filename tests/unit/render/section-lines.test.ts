import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const printed = (...lines: string[]) => resumeToText(parseResume(lines.join("\n")));

it("sets certificates as items unless one of them is in parts", () => {
  const lines = ["Rigging of stage sets, level 1", "Ladder safety"];
  expect(printed("CERTIFICATIONS", "", ...lines)).toContain("• Rigging of stage sets, level 1\n• Ladder safety");
  const dated = [...lines, "Boiler Guild – Steam Traps (exp. 2027)", "Scaffold card, 2024"];
  expect(printed("CERTIFICATIONS", "", ...dated)).toContain(dated.join("\n"));
});

it("sets a few lines of which one is long as items, unless one is the title of another", () => {
  const long = "Valley Orchard Society, junior section of the upper valley, keeper of the tools since 2023";
  const other = ["Rides a tandem to work", "Happy to travel in the valley"];
  expect(printed("ACTIVITIES", "", long, ...other)).toContain(`• ${other[0]}\n• ${other[1]}`);
  expect(printed("ACTIVITIES", "", "Garden club", long, ...other)).not.toContain("•");
});

it("keeps a mark below the head of a study in its line", () => {
  const text = printed(
    "EDUCATION",
    "Bachelor of Science : Geology , 2016 Fernwood State University - Salem , OR , USA",
    "Attendance: 2012-2016",
    "3.5 GPA",
  );
  expect(text).toContain("Attendance: 2012-2016\n3.5 GPA\n");
});

it("keeps the headings of the source over papers that stand under different ones", () => {
  const text = printed(
    "LICENSES",
    "Tram licence, class two",
    "First aid card",
    "",
    "TRAINING",
    "Winter driving, two days, 2022",
    "Brake school, Alder Works",
  );
  expect(text).toMatch(/LICENSES\n.*\n.*\n\nTRAINING\n.*Winter driving/u);
});

it("sets small headings over the lines of their group", () => {
  const text = printed(
    "ACHIEVEMENTS",
    "",
    "On the road",
    "- Drove four winters in the hills without a scratch",
    "- Taught nine new drivers the night routes",
    "",
    "At the depot",
    "- Wrote the list of faults that all depots use now",
  );
  expect(text).toContain("On the road\n• Drove four winters");
  expect(text).toContain("night routes\n\nAt the depot\n• Wrote");
});

it("prints no border between employer and place that was guessed, in none of the jobs", () => {
  const text = printed(
    "EXPERIENCE",
    "Porter, 2015 - 2018",
    "Alder Valley Stores, Holt, OH",
    "- Swept the hall every night",
    "",
    "Clerk, 2012 - 2015",
    "Birch & Sons, Brenlow",
    "- Sorted letters by street",
  );
  expect(text).toContain("Alder Valley Stores, Holt, OH\n");
  expect(text).toContain("Birch & Sons, Brenlow\n");
});

it("keeps the lines of a job whose head has a second period beside the first", () => {
  const head = "Porter, 2009 – 2010 full time; 2012 – 2014 one day a week";
  const text = printed(
    "EXPERIENCE",
    "Clerk, 2014 – 2018",
    "Birch Stores, Holt, OH",
    "- Sorted letters by street",
    "- Wrote the lists of parcels",
    "",
    head,
    "Alder Stores, Holt, OH",
    "- Swept the hall every night",
  );
  expect(text).toContain(`${head}\n`);
});

it("sets numbered awards with their numbers alone", () => {
  const awards = ["1. Harvest medal", "2. Prize of the valley", "3 . Ribbon of the guild", "4 . Orchard cup"];
  expect(printed("AWARDS", ...awards)).toContain(awards.join("\n"));
});

it("keeps the signs of a list below a line without one", () => {
  const lines = [
    "Member of the Orchard Society, where I:",
    "- Repaired ladders",
    "- Sharpened saws",
    "- Led the harvest",
  ];
  expect(printed("CLUB LIFE", "", ...lines)).toContain(`${lines[0]}\n• Repaired ladders\n• Sharpened saws`);
});

it("prints a title with its dates alone like the other jobs", () => {
  const text = printed(
    "EXPERIENCE",
    "03/2016 to 05/2019",
    "Tram Consulting Company Name",
    "07/2014 to 02/2016",
    "Ticket Inspector",
    "05/2011 to 06/2014",
    "Station Assistant Company Name",
    "I was able to cut the queue at the desk by a third with a second clerk.",
    "Worked on a new plan of the platforms.",
    "Helped the lead of the station in all tasks.",
  );
  expect(text).toContain("Ticket Inspector | 07/2014 – 02/2016");
});

it("prints a role below the employer with the dates of its own job", () => {
  const text = printed(
    "EXPERIENCE",
    "",
    "Alder Family Dentistry            2020 - Present",
    "Level II Dental Assistant",
    "Port Linden, Ontario",
    "◦ Chairside assisting for two dentists",
    "◦ Places rubber dams",
    "",
    "Dr. R. Oyelaran & Associates         2017 - 2020",
    "Dental Assistant",
    "Marlow Mills, Ontario",
    "◦ General practice, 3 rooms",
    "◦ Bitewings and pans",
  );
  expect(text).toContain(
    "Dental Assistant | 2017 – 2020\nDr. R. Oyelaran & Associates | Marlow Mills, Ontario\n• General practice, 3 rooms\n",
  );
});
