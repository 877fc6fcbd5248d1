import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readLines } from "../../support/resumes/read-lines";

const jobs = (...lines: string[]) => readLines("Experience", ...lines);

it("reads a period that line breaks part, behind the text of the job above too", () => {
  const { work } = jobs(
    "August 2016",
    "to",
    "Current",
    "Site Electrician, Holt Electric Ltd, Leeds",
    "Wired forty flats in two blocks. March 2012 to",
    "July 2016",
    "Electrician, Pell & Sons Ltd, Leeds",
    "Rewired shops and schools of the county.",
  );
  expect(work).toMatchObject([
    { startDate: "2016-08", current: true, highlights: [], summary: "Wired forty flats in two blocks." },
    { startDate: "2012-03", endDate: "2016-07" },
  ]);
});

it("leaves a period in a sentence where it is", () => {
  const { work } = jobs(
    "Site Electrician, Holt Electric Ltd, 2016 - 2020",
    "• Led the rewiring of the Hale estate, which took from March 2017 to",
    "July 2018 and was handed over without a fault",
  );
  expect(work).toHaveLength(1);
  expect(work[0]?.highlights).toEqual([
    "Led the rewiring of the Hale estate, which took from March 2017 to July 2018 and was handed over without a fault",
  ]);
});

it("begins no line of text behind one that breaks off", () => {
  const { work } = jobs(
    "Pastry Cook, Hale Hotel, Leeds, 2012 - 2014",
    "Prepared the drawings of all sugar work for the kitchen and wrote the bills of",
    "Material Preparation for each banquet of the season.",
    "Trained two apprentices.",
  );
  expect(work[0]?.highlights[0]).toBe(
    "Prepared the drawings of all sugar work for the kitchen and wrote the bills of Material Preparation for each banquet of the season.",
  );
});

it("repairs characters in the wrong encoding, and keeps their place in the text", () => {
  const text = [
    "Experience",
    "Chocolatier, Hale Hotel, Leeds, 2012 - 2014",
    "â€¢ Made the chocolate dÃ©cor for â€œSweet Hourâ€\u200b",
    "â€¢ Tempered 40 kilos a day",
  ].join("\n");
  const { work, atoms } = parseResume(text);
  expect(work[0]?.highlights).toEqual(["Made the chocolate décor for “Sweet Hour”", "Tempered 40 kilos a day"]);
  const span = atoms.find(({ path }) => path === "/work/0/highlights/0")?.span;
  expect(span && text.slice(span.start, span.end)).toBe("Made the chocolate dÃ©cor for â€œSweet Hourâ€\u200b");
});

it("keeps what a study says beside its fields in one line", () => {
  const { education } = parseResume(
    [
      "Education",
      "Bachelor of Science, Graphic Design, University of Kent, 2011",
      "Minor in Print, 3rd in class, with honours",
    ].join("\n"),
  );
  expect(education[0]?.highlights).toEqual(["Minor in Print, 3rd in class, with honours"]);
});

it("gives a voluntary role its place", () => {
  const { volunteer } = parseResume(
    ["Volunteering", "Reading Coach | 2018 - 2020", "Hale Library | Leeds, UK", "• Read with pupils twice a week"].join(
      "\n",
    ),
  );
  expect(volunteer[0]).toMatchObject({ organization: "Hale Library", location: "Leeds, UK" });
});

it("leaves out the word before the last item of a list", () => {
  const { skills } = parseResume("Skills\nPhotoshop, Illustrator, and InDesign");
  expect(skills[0]?.keywords).toEqual(["Photoshop", "Illustrator", "InDesign"]);
});

it("cuts the line of an employer at the comma that is there", () => {
  const farm = "Maple Hill Farm Supply, Mt. Vernon, OH";
  const { work } = jobs(
    ...["", "Shift Lead", farm, "June 2020 - Present", "- Led nine pickers", "- Counted stock", ""],
    ...["Forklift Driver", farm, "May 2018 - June 2020", "- Moved pallets", ""],
    ...["Stocker", "Tri-Oak Mill, Salem, OR", "2013 - 2018", "- Filled shelves"],
  );
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ["Maple Hill Farm Supply", "Mt. Vernon, OH"],
    ["Maple Hill Farm Supply", "Mt. Vernon, OH"],
    ["Tri-Oak Mill", "Salem, OR"],
  ]);
});

it("keeps the number of a shop with its name", () => {
  const { work } = jobs(
    "Deli Manager, Corner Foods #4, Elm Falls KS, 2014 - Feb 2024",
    "Deli Clerk / Bread Baker, Corner Foods #4, 2009 - 2014",
    "Waitress, Oak Cafe, Salem OR, 2006 - 2009",
  );
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ["Corner Foods #4", "Elm Falls KS"],
    ["Corner Foods #4", undefined],
    ["Oak Cafe", "Salem OR"],
  ]);
});
