import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const jobs = "WORK\n\nGlazier, Morrow Ltd, 2015 - 2019\n- Cut 40 panes a day\n- Set frames in listed houses\n";

it("prints a head as it was written where words among its contact details are none of them", () => {
  const head = "Ada Fenwick\nTel 07700 900291     no fax     ada@mailbox.example";
  const resume = parseResume(`${head}\n\n${jobs}`);
  expect(resume.basics.email).toBe("ada@mailbox.example");
  expect(resumeToText(resume)).toMatch(/^Ada Fenwick\nTel 07700 900291 +no fax +ada@mailbox\.example\n/u);
  expect(resumeToText(resume).match(/mailbox/gu)).toHaveLength(1);
});

it("takes nothing out of a section that holds words which no field takes", () => {
  const training = "TRAINING\nBSc Glass Design\n2:1\nNorth Pell Univer-\nsity of Crafts\n2014–2017\n";
  const text = resumeToText(parseResume(`Ada Fenwick\nada@mailbox.example\n\n${training}\n${jobs}`));
  expect(text.indexOf("sity of Crafts")).toBeLessThan(text.indexOf("WORK"));
  expect(text).not.toContain("ADDITIONAL");
});

it("reads headings that open the lines of a text without breaks", () => {
  const { work, education, basics } = parseResume(
    "Ada Fenwick\nada@mailbox.example\nOBJECTIVE To set glass on nights\nEXPERIENCE Morrow Ltd, Newton KS Glazier 06/2018 – Present Cut 40 panes a day. Set frames in listed houses.\nEDUCATION Pell College, Diploma in Glazing, 2014",
  );
  expect(basics.summary).toBe("To set glass on nights");
  expect(work[0]).toMatchObject({ position: "Glazier", name: "Morrow Ltd" });
  expect(education).toHaveLength(1);
});

it("reads headings between typed rules, with a slip before a colon, and of tickets", () => {
  const { sections } = parseResume(
    "Ada Fenwick\nada@mailbox.example\n--- Who ---\nGlazier of nine years in old houses and new ones.\n--- Jobs ---\nGlazier, Morrow Ltd, 2015 - 2019\n- Cut 40 panes a day\n--- Tickets & checks ---\nWhite card\nBlue card\n",
  );
  // What stands below the contact details and names no role ("Who") is no title, and stays a line of its own.
  expect(sections.map(({ key }) => key)).toEqual(["other", "summary", "work", "certificates"]);
  const slip = parseResume(
    "Ada Fenwick\nada@mailbox.example\nWork Experiance:\nGlazier, Morrow Ltd, 2015 - 2019\n- Cut panes\n",
  );
  expect(slip.work[0]).toMatchObject({ position: "Glazier", name: "Morrow Ltd" });
});

it("reads the name behind what document it is, and beside the number of its page", () => {
  const { basics, other } = parseResume(
    `Resume of Ada Fenwick                          Page 1 of 2\nada@mailbox.example\n\n${jobs}`,
  );
  expect(basics.name).toBe("Ada Fenwick");
  expect(other).toEqual([]);
});

it("takes no employer's place below other text for the address of the person", () => {
  const { basics } = parseResume(
    "Ada Fenwick\nleeds uk   ada@mailbox.example\n\nwhat i do\ni set glass and i like it\n\nMorrow Ltd, Greenville SC\nglazier, 2015 - 2019\n",
  );
  expect(basics.location).toBeUndefined();
});

it("reads two columns that were padded with blanks one after the other, and leaves a table as it is", () => {
  const rows = [
    ["ADA FENWICK", "CONTACT"],
    ["Glazier", "ada@mailbox.example"],
    ["", "07700 900291"],
    ["WORK HISTORY", ""],
    ["Glazier", "SKILLS"],
    ["Morrow Ltd, Leeds", "Lead lights"],
    ["2015 - 2019", "Sash windows"],
    ["Cut 40 panes a day and set", "Putty"],
    ["frames in listed houses", "LANGUAGES"],
    ["EDUCATION", "Welsh"],
    ["Diploma, Pell College, 2014", "English"],
  ];
  const text = rows.map(([left = "", right = ""]) => left.padEnd(34) + right).join("\n");
  const resume = parseResume(text);
  expect(resume.work[0]).toMatchObject({ position: "Glazier", name: "Morrow Ltd", location: "Leeds" });
  expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(["Lead lights", "Sash windows", "Putty"]);
  const table = `Ada Fenwick\nada@mailbox.example\n\nWORK HISTORY\n${Array.from({ length: 9 }, (_, at) => `${`Firm ${at} Ltd, Leeds`.padEnd(34)}${2001 + at} - ${2002 + at}`).join("\n")}\n`;
  expect(parseResume(table).source).toBe(table);
});

it("takes many of whom a title names one for a firm", () => {
  const { work } = parseResume(
    "Ada Fenwick\nada@mailbox.example\n\nEXPERIENCE\n\nClearsight Opticians, Lancaster\nOptical Assistant, 2019 - 2022\n- Kept 40 files in order\n",
  );
  expect(work[0]).toMatchObject({ name: "Clearsight Opticians", position: "Optical Assistant" });
});
