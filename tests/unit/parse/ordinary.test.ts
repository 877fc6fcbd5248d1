import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const read = (...lines: string[]) => parseResume(lines.join("\n"));

it("takes a labelled list below the last study for a section of its own", () => {
  const study = ["EDUCATION", "Diploma in Upholstery, Fenwick College, 2014", ""];
  const { education, skills, languages } = read(
    ...study,
    "Skills: deep buttoning, webbing, piping",
    "Languages: Welsh (native), English",
  );
  expect(education).toHaveLength(1);
  expect(education[0]?.highlights).toEqual([]);
  expect(skills[0]?.keywords).toEqual(["deep buttoning", "webbing", "piping"]);
  expect(languages.map(({ language }) => language)).toEqual(["Welsh", "English"]);
  expect(read(...study, "Training: Ladder safety, Asbestos awareness").certificates).toHaveLength(1);
});

it("keeps the rows of a list, but for the last one where it names languages that people speak", () => {
  const { skills, languages } = read("SKILLS", "Tools: Lathe, Router", "Languages: Welsh, English");
  expect([skills.length, languages.length]).toEqual([1, 2]);
  expect(read("SKILLS", "Languages: Perl, Ruby", "Tools: Vim").skills).toHaveLength(2);
});

it("takes a dash that touches the text for a bullet where several lines begin with one", () => {
  const head = ["EXPERIENCE", "Glazier, Morrow Ltd, 2015 - 2019"];
  expect(read(...head, "-cut panes", "-set frames", "-sealed 40 roofs").work[0]?.highlights).toEqual([
    "cut panes",
    "set frames",
    "sealed 40 roofs",
  ]);
});

it("reads a name behind its label or a rank, and signs between contact details", () => {
  const labelled = read(
    "Name: Ada Fenwick",
    "Email: ada@mailbox.example    Location: Leeds, UK",
    "",
    "SKILLS",
    "Piping",
  );
  expect(labelled.basics).toMatchObject({ name: "Ada Fenwick", location: { address: "Leeds, UK" } });
  expect(labelled.other).toEqual([]);
  expect(read("Captain (Ret.) Ada Fenwick", "ada@mailbox.example").basics.name).toBe("Captain (Ret.) Ada Fenwick");
  expect(read("Ada Fenwick", "Leeds, UK ♦ ada@mailbox.example").basics.location?.address).toBe("Leeds, UK");
});

it("reads jobs under a heading that says of which kind they are", () => {
  const { work } = read(
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
    const { work } = read("EXPERIENCE", `Glazier${" ".repeat(20)}${dates}`, "Morrow Glass Ltd, Leeds", "- Cut panes");
    expect(work[0]).toMatchObject({ name: "Morrow Glass Ltd", startDate: "2020-01", current: true });
  },
);

it("does not part a firm from the end of its name", () => {
  const { work } = read(
    "EXPERIENCE",
    "Home Carer",
    "Gentle Days at Home",
    "Feb 2016 to April 2018",
    "Made meals",
    "Kept notes",
  );
  expect(work[0]).toMatchObject({ position: "Home Carer", name: "Gentle Days at Home" });
});

it("reads a text in Markdown without its marks, and finds it in the text as it was given", () => {
  const resume = read(
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
