import { expect, it } from "vitest";
import { readLines } from "../../support/resumes/read-lines";

it("takes a labelled list below the last study for a section of its own", () => {
  const study = ["EDUCATION", "Diploma in Upholstery, Fenwick College, 2014", ""];
  const { education, skills, languages } = readLines(
    ...study,
    "Skills: deep buttoning, webbing, piping",
    "Languages: Welsh (native), English",
  );
  expect(education).toHaveLength(1);
  expect(education[0]?.highlights).toEqual([]);
  expect(skills[0]?.keywords).toEqual(["deep buttoning", "webbing", "piping"]);
  expect(languages.map(({ language }) => language)).toEqual(["Welsh", "English"]);
  expect(readLines(...study, "Training: Ladder safety, Asbestos awareness").certificates).toHaveLength(1);
});

it("keeps the rows of a list, but for the last one where it names languages that people speak", () => {
  const { skills, languages } = readLines("SKILLS", "Tools: Lathe, Router", "Languages: Welsh, English");
  expect([skills.length, languages.length]).toEqual([1, 2]);
  expect(readLines("SKILLS", "Languages: Perl, Ruby", "Tools: Vim").skills).toHaveLength(2);
});

it("takes a dash that touches the text for a bullet where several lines begin with one", () => {
  const head = ["EXPERIENCE", "Glazier, Morrow Ltd, 2015 - 2019"];
  expect(readLines(...head, "-cut panes", "-set frames", "-sealed 40 roofs").work[0]?.highlights).toEqual([
    "cut panes",
    "set frames",
    "sealed 40 roofs",
  ]);
});

it("reads a name behind its label or a rank, and signs between contact details", () => {
  const labelled = readLines(
    "Name: Ada Fenwick",
    "Email: ada@mailbox.example    Location: Leeds, UK",
    "",
    "SKILLS",
    "Piping",
  );
  expect(labelled.basics).toMatchObject({ name: "Ada Fenwick", location: { address: "Leeds, UK" } });
  expect(labelled.other).toEqual([]);
  expect(readLines("Captain (Ret.) Ada Fenwick", "ada@mailbox.example").basics.name).toBe("Captain (Ret.) Ada Fenwick");
  expect(readLines("Ada Fenwick", "Leeds, UK ♦ ada@mailbox.example").basics.location?.address).toBe("Leeds, UK");
});

it("reads jobs under a heading that says of which kind they are", () => {
  const { work } = readLines(
    "ABOUT ME",
    "I kept a shop for nine years and now repair its clocks for others.",
    "",
    "CLOCK EXPERIENCE",
    "",
    "Clockmaker, Morrow Ltd, Leeds   Jan 2020 - Present",
    "- Mended clocks",
  );
  expect(work[0]).toMatchObject({ position: "Clockmaker", name: "Morrow Ltd", current: true });
});

it.each(["Jan 2020 - Date", "Jan 2020 to date", "Jan 2020 till date", "Jan 2020 till now"])(
  "%s is not over",
  (dates) => {
    const { work } = readLines(
      "EXPERIENCE",
      `Glazier${" ".repeat(20)}${dates}`,
      "Morrow Glass Ltd, Leeds",
      "- Cut panes",
    );
    expect(work[0]).toMatchObject({ name: "Morrow Glass Ltd", startDate: "2020-01", current: true });
  },
);

it("does not part a firm from the end of its name", () => {
  const { work } = readLines(
    "EXPERIENCE",
    "Home Carer",
    "Gentle Days at Home",
    "Feb 2016 to April 2018",
    "Made meals",
    "Kept notes",
  );
  expect(work[0]).toMatchObject({ position: "Home Carer", name: "Gentle Days at Home" });
});

it.each(["ADA FENWICK, RGN, BSc (Hons)", "Ada Fenwick, CDA, EFDA"])("reads %s as a name with its letters", (line) => {
  expect(readLines(line, "ada@mailbox.example").basics.name).toBe(line);
});

it("takes no place for a name with letters", () => {
  expect(readLines("San Mateo, CA", "Ada Fenwick", "ada@mailbox.example").basics.name).toBe("Ada Fenwick");
});

it("reads a name and a place whose halves stand one below the other", () => {
  const { basics, other } = readLines(
    "Ada",
    "van Fenwick",
    "Glazier",
    "Skipton,",
    "North Yorkshire",
    "ada@mailbox.example",
  );
  expect(basics).toMatchObject({
    name: "Ada van Fenwick",
    label: "Glazier",
    location: { address: "Skipton, North Yorkshire" },
  });
  expect(other).toEqual([]);
});

it("reads details behind their labels, be they parted by blanks or without a colon", () => {
  const columns = readLines(
    "Name        Ada Fenwick",
    "Address     4 Mill Lane, Skipton",
    "Phone       01756 555 0142",
  );
  expect(columns.basics).toMatchObject({
    name: "Ada Fenwick",
    location: { address: "4 Mill Lane, Skipton" },
    phone: "01756 555 0142",
  });
  const inLine = readLines("Ada Fenwick", "P.O. Box 3310-80100 Mombasa, Kenya. Mob 0722 555 019 / ada@mailbox.example");
  expect(inLine.basics).toMatchObject({
    location: { address: "P.O. Box 3310-80100 Mombasa, Kenya" },
    phone: "0722 555 019",
  });
  expect(inLine.other).toEqual([]);
});

it("reads certificates of one line by the years behind them, and who issued one as such", () => {
  const names = (line: string) => readLines("CERTIFICATES", line).certificates.map(({ name, date }) => [name, date]);
  expect(names("Ladders (2022), Asbestos (2023)")).toEqual([
    ["Ladders", "2022"],
    ["Asbestos", "2023"],
  ]);
  expect(names("Ladders (2022), Asbestos awareness, Scaffold ticket")).toHaveLength(3);
  expect(names("Ladders (2022), RSPB")).toHaveLength(1);
  expect(names("Ladders, Morrow Safety Ltd, 2022")).toHaveLength(1);
  expect(readLines("CERTIFICATES", "Ladders 2019", "Asbestos awareness").certificates).toHaveLength(2);
});

it("keeps a line about references apart from the study that it stands below", () => {
  const { education, references } = readLines(
    "EDUCATION",
    "Diploma in Upholstery, Fenwick College, 2014",
    "References on request.",
  );
  expect(education[0]?.highlights).toEqual([]);
  expect(references.map(({ reference }) => reference)).toEqual(["References on request."]);
});

it("reads a text in Markdown without its marks, and finds it in the text as it was given", () => {
  const resume = readLines(
    "# Ada Fenwick",
    "ada@mailbox.example | **Leeds, UK**",
    "",
    "## Experience",
    "",
    "### **Clockmaker** | Morrow Ltd | *Jan 2020 - Present*",
    "",
    "* Mended **40 clocks** a month",
    "",
    "## Skills",
    "**Tools:** lathe, router",
  );
  expect(resume.basics).toMatchObject({ name: "Ada Fenwick", location: { address: "Leeds, UK" } });
  expect(resume.work).toMatchObject([
    { position: "Clockmaker", name: "Morrow Ltd", startDate: "2020-01", highlights: ["Mended 40 clocks a month"] },
  ]);
  expect(resume.skills).toMatchObject([{ name: "Tools", keywords: ["lathe", "router"] }]);
  const title = resume.atoms.find(({ path }) => path === "/work/0/position")?.span;
  expect(resume.source.slice(title?.start, title?.end)).toBe("Clockmaker");
});

it("reads nothing from a footer that only names the person and the text, wherever a page ended", () => {
  const { work, other } = readLines(
    "Ada Quill Fenwick",
    "Leeds, UK",
    "EXPERIENCE",
    "Glazier, Morrow Ltd, 2015 - 2019",
    "• Cut panes",
    "Ada Quill Fenwick Resume – updated March 2019",
    "• Set frames",
    "Resume of Ada Quill Fenwick  2 | Page",
  );
  expect(work[0]?.highlights).toEqual(["Cut panes", "Set frames"]);
  expect(other).toEqual([]);
});

it("cuts no name in the middle of brackets, nor before a place at the end of its line", () => {
  const { work } = readLines(
    "EXPERIENCE",
    "Site Manager",
    "Tarrant Residential - The Mills at Otter Creek (90 units), Kansas City, MO",
    "February 2019 to Present",
    "• Keep the keys",
  );
  expect(work[0]?.location).toBe("Kansas City, MO");
  expect(work[0]?.name).toContain("The Mills at Otter Creek (90 units)");
  expect(work[0]?.highlights).toEqual(["Keep the keys"]);
});

it("takes any short line for a heading that stands further out as all headings do", () => {
  const { education, other } = readLines(
    "Ada Fenwick",
    "Leeds, UK",
    "",
    "Skills",
    "   Webbing, piping, deep buttoning",
    "",
    "Experience",
    "   Glazier, Morrow Ltd, Leeds, 2015 - 2019",
    "",
    "Education",
    "   Diploma in Upholstery, Fenwick College, 2014",
    "",
    "Odds and bits",
    "   The van is mine. I will work on weekends.",
  );
  expect(education[0]?.highlights).toEqual([]);
  expect(other).toEqual([{ title: "Odds and bits", lines: ["The van is mine. I will work on weekends."] }]);
});
