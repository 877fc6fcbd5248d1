import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { readLines } from "../../support/resumes/read-lines";

it("ends a list at its full stop or semicolon, not with it", () => {
  const { skills } = parseResume("SKILLS\nOffice: Excel, Word.\nTills: Epos, Sumup;\nWeb: HTML, Node.js");
  expect(skills.map(({ keywords }) => keywords)).toEqual([
    ["Excel", "Word"],
    ["Epos", "Sumup"],
    ["HTML", "Node.js"],
  ]);
});

it("lets blanks at the ends of lines part nothing", () => {
  const text = "SKILLS\nStock counts, forklift (counterbalance and   \n   reach), till work, cash office, \n  returns";
  const plain = parseResume(text.replace(/ *\n */g, "\n").replace(/ +/g, " "));
  expect(parseResume(text).skills).toEqual(plain.skills);
});

it("begins a group at a label after a tab", () => {
  const { skills } = parseResume("SKILLS\nNetworks: TCP, DNS\tEditors: Vim, Nano");
  expect(skills).toEqual([
    { name: "Networks", keywords: ["TCP", "DNS"] },
    { name: "Editors", keywords: ["Vim", "Nano"] },
  ]);
});

it("reads a summary that is a labelled list as skills", () => {
  const { basics, skills } = parseResume("EXPERIENCE SUMMARY\nWeb: HTML, CSS\nData: SQL, Redis\nTools: Git, Jira\n");
  expect(basics.summary).toBeUndefined();
  expect(skills.map(({ name }) => name)).toEqual(["Web", "Data", "Tools"]);
});

it("keeps an offer of references out of the entry above", () => {
  const { education, references } = parseResume(
    "EDUCATION\nBSc Nursing, Holt University, 2012\nReferences are available upon request.",
  );
  expect(education).toMatchObject([{ highlights: [] }]);
  expect(references).toEqual([{ reference: "References are available upon request." }]);
});

it("keeps undated volunteering, one entry a line", () => {
  const { volunteer, other } = parseResume("VOLUNTEERING\n• Food bank in Holt\n• Repair café on Saturdays");
  expect(volunteer.map(({ organization }) => organization)).toEqual(["Food bank in Holt", "Repair café on Saturdays"]);
  expect(other).toEqual([]);
});

it("groups awards and publications of several lines by the blank lines between them", () => {
  const { awards } = parseResume(
    "AWARDS\nBest Stall | May 2021\nHolt Market\nChosen by the visitors of all three days.\n\nLong Service | 2019\nHolt Council",
  );
  expect(awards).toEqual([
    {
      title: "Best Stall",
      awarder: "Holt Market",
      date: "2021-05",
      summary: "Chosen by the visitors of all three days.",
    },
    { title: "Long Service", awarder: "Holt Council", date: "2019" },
  ]);
});

it("takes a lone dated award with two lines below for one item", () => {
  const { awards } = parseResume("AWARDS\nBest Stall - Summer Fair | May 2021\nHolt Market\nChosen by the visitors.");
  expect(awards).toHaveLength(1);
  expect(awards[0]).toMatchObject({ title: "Best Stall - Summer Fair", awarder: "Holt Market" });
});

it("gives languages the levels that stand below them, in their order", () => {
  const text = "LANGUAGES\nWelsh\tEnglish\nNative\tConversational\nDutch\nB2";
  expect(parseResume(text).languages).toEqual([
    { language: "Welsh", fluency: "Native" },
    { language: "English", fluency: "Conversational" },
    { language: "Dutch", fluency: "B2" },
  ]);
  expect(parseResume("LANGUAGES\nWelsh\tEnglish\nNative\tConversational").languages).toEqual([
    { language: "Welsh", fluency: "Native" },
    { language: "English", fluency: "Conversational" },
  ]);
});

it("keeps the level of a skill group apart from its skills", () => {
  const resume = parseResume("SKILLS\nWorkshop (Advanced): lathe, kiln\nOffice: Excel");
  expect(resume.skills).toEqual([
    { name: "Workshop", level: "Advanced", keywords: ["lathe", "kiln"] },
    { name: "Office", keywords: ["Excel"] },
  ]);
  expect(parseResume(resumeToText(resume)).skills).toEqual(resume.skills);
});

it("keeps a note of a certificate that stands behind its issuer, and reads no word of it twice", () => {
  const { certificates, other } = parseResume(
    "CERTIFICATIONS\nForklift Licence | Holt College | No. 1221056\nRenewed each year, next in the spring of the coming one.\n\nFirst Aid | City Guild\nAt work.\n",
  );
  expect(certificates).toMatchObject([{ name: "Forklift Licence" }, { name: "First Aid" }]);
  expect(JSON.stringify([certificates, other])).toContain("Renewed each year");
});

it("takes the second of two items in every row of languages for the level, in whatever words", () => {
  const { languages } = parseResume("LANGUAGES\nWelsh, grew up with it\nDutch, B2");
  expect(languages).toEqual([
    { language: "Welsh", fluency: "grew up with it" },
    { language: "Dutch", fluency: "B2" },
  ]);
  expect(parseResume("LANGUAGES\nWelsh\tEnglish\nNative\tConversational").languages).toEqual([
    { language: "Welsh", fluency: "Native" },
    { language: "English", fluency: "Conversational" },
  ]);
});

it("keeps what an interest includes with its name, and prints it so", () => {
  const resume = parseResume("INTERESTS\nGardening: tomatoes, beehives\nChess, rowing");
  expect(resume.interests).toEqual([
    { name: "Gardening", keywords: ["tomatoes", "beehives"] },
    { name: "Chess" },
    { name: "rowing" },
  ]);
  expect(parseResume(resumeToText(resume)).interests).toEqual(resume.interests);
});

it("takes interests in bold for the names of the lists below them", () => {
  const text = "INTERESTS\nGardening\nTomatoes, beehives\nBoats\nRowing, sailing";
  const bold = new Set(["Gardening", "Boats"]);
  let start = 0;
  const lines = text.split("\n").map((line) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    return { span, page: 1, x: 50, y: 50, size: 10, bold: bold.has(line), column: 0, bullet: false };
  });
  expect(parseResume(text, lines).interests).toEqual([
    { name: "Gardening", keywords: ["Tomatoes", "beehives"] },
    { name: "Boats", keywords: ["Rowing", "sailing"] },
  ]);
});

it("reads authors below a title as what is said of it, not as its publisher, and leaves out the numbers of a list", () => {
  const { publications, other } = parseResume(
    "PUBLICATIONS\n1. Ovens that save gas | 2019\nMay Holt, Ada Brook and Omar Finch\n2. Bread in the north | 2021\nThe Holt Review",
  );
  expect(publications).toEqual([
    { name: "Ovens that save gas", releaseDate: "2019", summary: "May Holt, Ada Brook and Omar Finch" },
    { name: "Bread in the north", releaseDate: "2021", publisher: "The Holt Review" },
  ]);
  expect(other).toEqual([]);
});

it("reads labelled lists among the contact details, and the contact details beside them", () => {
  const resume = parseResume(
    "Ada Brook\nLanguages: Welsh, English\tada@brook.example\nTechs: Epos, Sumup\t+44 1482 555 019\nHull\n\nEXPERIENCE\nCook, The Wharf Inn | 2015 – 2016\n• Kept the grill",
  );
  expect(resume.languages).toEqual([{ language: "Welsh" }, { language: "English" }]);
  expect(resume.skills).toEqual([{ keywords: ["Epos", "Sumup"] }]);
  expect(resume.basics).toMatchObject({ name: "Ada Brook", email: "ada@brook.example", phone: "+44 1482 555 019" });
  expect(resume.work).toHaveLength(1);
});

it("keeps a line with commas inside a phrase whole, and parts a line of names", () => {
  const phrases = [
    "Patient, quick-handed florist who likes early markets",
    "Orders ribbon, vases and moss for two shops",
  ];
  const { skills } = parseResume(`SKILLS\n${phrases.join("\n")}\n\nTOOLS\nExcel, Word, till work, Canva`);
  expect(skills.map(({ keywords }) => keywords)).toEqual([phrases, ["Excel", "Word", "till work", "Canva"]]);
});

it("keeps the lists of each section apart under its heading, also below one of the same title", () => {
  const resume = parseResume(
    "HIGHLIGHTS\nWreath making\nStall displays\n\nSKILLS\nRoses, ferns\n\nEDUCATION\nBSc Botany, Holt University, 2012\n\nSKILLS\nMoss",
  );
  expect(resume.skills.map(({ keywords }) => keywords)).toEqual([
    ["Wreath making", "Stall displays"],
    ["Roses", "ferns"],
    ["Moss"],
  ]);
  const text = resumeToText(resume);
  expect(text).toContain("HIGHLIGHTS\n• Wreath making\n• Stall displays\n\nSKILLS\nRoses, ferns\n");
  expect(text).toContain("\n\nSKILLS\nMoss\n");
});

it("goes on with a run of skills that a page broke within a name", () => {
  const [list] = parseResume("SKILLS\nTulips, Ferns, Rose care, Stall\n\nmanagement, Moss, Wreaths").skills;
  expect(list?.keywords.map((text) => text.replace(/\s+/g, " "))).toEqual([
    "Tulips",
    "Ferns",
    "Rose care",
    "Stall management",
    "Moss",
    "Wreaths",
  ]);
});

it("reads names between dashes as languages, and leaves a sentence about them whole", () => {
  expect(parseResume("LANGUAGES\nWelsh - Dutch - English").languages).toEqual([
    { language: "Welsh" },
    { language: "Dutch" },
    { language: "English" },
  ]);
  const sentence = "I am fluent in Welsh and can follow a talk in Dutch";
  expect(parseResume(`LANGUAGES\n${sentence}`).languages).toEqual([{ language: sentence }]);
});

it("reads spaced colons in a row as signs between skills, and one as the end of a label", () => {
  expect(parseResume("SKILLS\nOpera : Micros : Delphi").skills).toEqual([{ keywords: ["Opera", "Micros", "Delphi"] }]);
  expect(parseResume("SKILLS\nTills : Epos, Sumup").skills).toEqual([{ name: "Tills", keywords: ["Epos", "Sumup"] }]);
});

it("takes no word of how well for a language, and no colon for a part of one", () => {
  expect(parseResume("LANGUAGES\nFully bilingual in Welsh and Dutch.").languages).toEqual([
    { language: "Fully bilingual in Welsh and Dutch." },
  ]);
  expect(parseResume("LANGUAGES\nWelsh :\nNative\nDutch :\nFluent").languages).toEqual([
    { language: "Welsh", fluency: "Native" },
    { language: "Dutch", fluency: "Fluent" },
  ]);
});

it("reads items behind small Roman numbers, and short lines that open small, as items", () => {
  const numbered = parseResume(
    "Ana Bold\n\nEXPERIENCE\n\nBee Keeper, Moor Farm\n2015 - Present\nDuties:\ni. Keeping 40 hives\nii. Bottling honey for three shops\niii. Teaching two helpers\n",
  );
  expect(numbered.work[0]?.highlights.slice(-3)).toEqual([
    "Keeping 40 hives",
    "Bottling honey for three shops",
    "Teaching two helpers",
  ]);
  const small = parseResume(
    "Ana Bold\n\nEXPERIENCE\n\nBee Keeper, Moor Farm\n2015 - Present\n- Kept forty hives on the moor and sold the honey at three markets every week\n\nSKILLS\nbottling honey\nmending hives\nselling at markets\n",
  );
  expect(small.skills[0]?.keywords).toEqual(["bottling honey", "mending hives", "selling at markets"]);
});

it("keeps what closes the text apart from the list above", () => {
  const note = "Glad to work nights and on Sundays.";
  const languages = parseResume(`Ada Morrow\nada@example.com\n\nLanguages\nWelsh - fluent\nFrench - basic\n\n${note}`);
  expect(languages.languages.map(({ language }) => language)).toEqual(["Welsh", "French"]);
  expect(languages.other).toEqual([{ lines: [note] }]);
  const remark = parseResume("Ada Morrow\nada@example.com\n\nLanguages\nWelsh, French\nAllowed to work in Norway");
  expect(remark.languages.map(({ language }) => language)).toEqual(["Welsh", "French"]);
  expect(remark.other).toEqual([{ lines: ["Allowed to work in Norway"] }]);
  const prizes = parseResume(
    `Ada Morrow\nada@example.com\n\nAwards\n• Baker of the month, May 2021\n• Prize of the guild, 2022\n\n${note}`,
  );
  expect(prizes.awards).toHaveLength(2);
  expect(prizes.other).toEqual([{ lines: [note] }]);
});

it("joins what a list of phrases wrapped in small letters", () => {
  const { skills } = parseResume(
    "Ada Morrow\nada@example.com\n\nSkills\nRaking, seeding, mowing, felling small trees, laying hedges, plain fencing\nin wet ground, drains, gates\nKeeps the books of a small nursery and answers the letters of\ngrowers\nSharp tools",
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("plain fencing in wet ground"),
      "Keeps the books of a small nursery and answers the letters of growers",
      "Sharp tools",
    ]),
  );
});

it("takes a heading in capitals between rules of signs", () => {
  const { skills, basics } = parseResume(
    "Ada Morrow\nada@example.com\n\nI keep bees and sell their honey at two markets.\n\n-----------\nBEEKEEPING SKILLS\n-----------\nHives: cedar, pine\nTools: smoker, veil\n\n-----------\nEXPERIENCE\n-----------\nBeekeeper, Hale Farm, 2019 - 2022",
  );
  expect(skills.map(({ name }) => name)).toEqual(["Hives", "Tools"]);
  expect(basics.label).toBeUndefined();
});

it("reads languages that are told in a sentence each", () => {
  const { languages } = parseResume("Ada Morrow\nada@example.com\n\nLanguages\nWelsh: native. French: enough to shop");
  expect(languages).toEqual([
    { language: "Welsh", fluency: "native" },
    { language: "French", fluency: "enough to shop" },
  ]);
});

it("keeps lists below small headings of a section of qualifications with their headings", () => {
  const { certificates, other } = readLines(
    "Odile Farrow",
    "odile.farrow@mail.example",
    "",
    "QUALIFICATIONS BY AREA",
    "",
    "Trams and Tracks",
    "- Drove six routes in all weather",
    "- Cleared points of snow",
    "",
    "Desk and Phone",
    "- Booked crews for two depots",
    "",
    "EMPLOYMENT",
    "Tram driver, Linden Transit, 2015 - 2019",
  );
  expect(certificates).toEqual([]);
  expect(other.find(({ title }) => title === "QUALIFICATIONS BY AREA")?.lines).toEqual([
    "Trams and Tracks",
    "Drove six routes in all weather",
    "Cleared points of snow",
    "Desk and Phone",
    "Booked crews for two depots",
  ]);
});
