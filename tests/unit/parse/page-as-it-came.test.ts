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

describe("a job", () => {
  it("has no point of what stands apart below its list", () => {
    const note = "Before that I cut hedges for my aunt and sorted post for two winters.";
    const job = ["Joiner, Marsh Road Joinery, 2019 - 2023", "• Made doors", "• Glued chairs"];
    const plain = ["Joiner, Marsh Road Joinery, 2019 - 2023", "Made doors for the parish", "Glued chairs and stools"];
    for (const lines of [job, plain]) {
      const text = printed("WORK", ...lines, "", note, "", "SKILLS", "Gluing, planing");
      expect(text).toContain(`\n\n${note}\n`);
      expect(text).toContain("• Glued chairs");
    }
  });

  it("keeps a time that opens a line apart with the words behind it", () => {
    const gap = "June 2021 to now - minding my niece who starts school soon, so I can begin at once";
    const text = printed(
      "WORK",
      "Joiner",
      "Marsh Road Joinery",
      "2016 - 2018",
      "",
      gap,
      "",
      "SKILLS",
      "Gluing, planing",
    );
    expect(text).toContain(`\n\n${gap}`);
  });

  it("has labelled lines as lines, and other plain ones as a list", () => {
    const labelled = ["Duties: planing, sanding", "Reason for leaving: yard sold"];
    const text = printed("WORK", "Joiner, Marsh Road Joinery, 2019 - 2023", ...labelled);
    expect(text).toContain(`\n${labelled.join("\n")}\n`);
    const list = printed(
      "WORK",
      "Joiner, Marsh Road Joinery, 2019 - 2023",
      "Made doors",
      "Doors: forty a month",
      "Glued",
    );
    expect(list).toContain("• Made doors\n• Doors: forty a month\n• Glued");
  });

  it("is read from labels behind a number, of which none is a line of its text", () => {
    const head = [
      "1) Company: Marsh Road Joinery Pvt. Ltd., Ely",
      "Designation: Jr. Joiner - QA",
      "Period: July 2019 to March 2023",
    ];
    const { work } = parseResume(`${top}WORK\n\n${head.join("\n")}\n- Made doors\n- Glued chairs\n`);
    expect(work).toMatchObject([
      { position: "Jr. Joiner - QA", name: "Marsh Road Joinery Pvt. Ltd.", highlights: ["Made doors", "Glued chairs"] },
    ]);
  });

  it("keeps rows of a table as they are", () => {
    const rows = [
      "2019 - 2023      Marsh Road Joinery, Ely                 Foreman",
      "2015 - 2018      Marsh Road Joinery, Ely                 Joiner (seasonal, six summers)",
      "winter 13-14     Hill Lodge, Ely                         Dishwasher",
      "winter 14-15     Cold Vineyards                          Pruning by piece",
    ];
    const text = printed("WORK", "", "Year             Place                                   Job", ...rows);
    expect(text).toContain(rows.slice(2).join("\n"));
  });

  it("has lines of its own length, where none of the text wraps", () => {
    const lines = [
      "Doors, gates and sheds for three farms with a good eye for it",
      "Out every day on the river paths with barrow, boots and saw. I mended stiles with them",
      "I sent the council photos of what was done",
    ];
    const text = printed("WORK", "Joiner, Marsh Road Joinery", "2019 - 2023", ...lines);
    expect(text).toContain(lines.map((line) => `• ${line}`).join("\n"));
  });

  it("keeps the lines of a numbered head", () => {
    const head = ["1) JOINER", "   Marsh Road Joinery, Ely", "   From 2021 to 2023"];
    const other = ["2) WAITER", "   Hill Lodge, Ely", "   From 2018 to 2020 beside school"];
    const text = printed(
      "WORK",
      "",
      ...head,
      "   * Doors",
      "",
      ...other,
      "   * Room service",
      "   * Best of month one time",
    );
    expect(text).not.toMatch(/JOINER Marsh|WAITER Hill|Ely From/u);
  });
});

describe("headings", () => {
  it("stand above the first jobs in anybody's own words, and above others below them", () => {
    const text = printed(
      "After twelve years at the bench I would like to teach the young ones what my hands know by now.",
      "",
      "With youngsters",
      "",
      "Workshop helper, Ely Youth Club, since September 2022",
      "One evening a week I show ten of them how to plane a board and keep their thumbs.",
      "",
      "Assistant Leader, 3rd Ely Scout Group, since 2020",
      "Twenty children, planning of evenings and camps.",
      "",
      "Employment",
      "",
      "Marsh Road Joinery, Ely",
      "Joiner, 2015 - July 2022",
      "Made doors for the parish and for builders, forty a month in a good year.",
    );
    expect(text).toMatch(/\n\nWITH YOUNGSTERS\nWorkshop helper/u);
    expect(text).toMatch(/\n\nEMPLOYMENT\n/u);
  });
});

describe("sections", () => {
  it("of one kind stay where they stood", () => {
    const text = printed(
      "LICENCE: Class B, air, since 2018",
      "",
      "WORK",
      "Joiner, Marsh Road Joinery, 2019 - 2023",
      "• Made doors",
      "",
      "TRAINING",
      "First aid level C, 2022",
      "Working at heights, 2021",
    );
    expect(text.indexOf("Joiner, Marsh")).toBeLessThan(text.indexOf("First aid"));
    expect(text).toContain("TRAINING\nFirst aid level C, 2022\nWorking at heights, 2021");
  });

  it("without a heading keep all their lines, with the lists among them", () => {
    const lines = [
      "2016 to 2019",
      "BSc Wood Science, not completed (passed two years, still owe five modules)",
      "2019 to 2021",
      "Packer and later till operator at Hill Stores, Ely",
      "2021 to now",
      "Joinery tutor, Saturday School, Ely",
      "I show ten of them how to plane a board.",
      "",
      "Computer: Word, Excel",
      "Languages: Welsh, English, some Cornish",
      "Chess: I play for the club",
    ];
    expect(printed(...lines)).toContain(lines.join("\n"));
  });

  it("have details behind tabs and a colon in their lines", () => {
    const personal = [
      "Surname\t\t: Fenner",
      "First names\t: Odile Ann",
      "Date of birth\t: 1999-08-23",
      "Gender\t\t: Female",
    ];
    const text = resumeToText(
      parseResume(`CURRICULUM VITAE OF ODILE ANN FENNER\n\nPERSONAL DETAILS\n${personal.join("\n")}\n`),
    );
    expect(text).toContain("Surname: Fenner\nFirst names: Odile Ann\nDate of birth: 1999-08-23\nGender: Female");
  });

  it("have what stood in columns parted by a bar", () => {
    expect(printed("PERSONAL DATA", "Age: 31   Civil Status: Single", `Height: 5'2"   Religion: none`)).toContain(
      `Age: 31 | Civil Status: Single\nHeight: 5'2" | Religion: none`,
    );
  });

  it("have a degree with what stands in brackets and behind them", () => {
    const { education } = parseResume(`${top}EDUCATION\n2021 PGCE Primary (5-11) with QTS\n2020 BA (Hons) English\n`);
    expect(education[0]).toMatchObject({ studyType: "PGCE", area: "Primary (5-11) with QTS" });
  });

  it("have no phrase for the title of voluntary work", () => {
    expect(printed("VOLUNTEER", "Twin Marshes wildlife rescue, every other Saturday since 2022")).toContain(
      "Twin Marshes wildlife rescue, every other Saturday since 2022",
    );
  });
});
