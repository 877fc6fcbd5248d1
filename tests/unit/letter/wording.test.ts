import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writePapers } from "~/tailor/letter/beside/write-papers";
import { withoutShorthand } from "~/tailor/letter/clauses/shorthand";
import { positionOf } from "~/tailor/letter/jobs/position";
import { fit, letterFor } from "./letter-for";

const tag = await loadTagger();

describe("a sentence of a letter", () => {
  it.each([
    ["I checked our ledger and/or the till", "I checked the ledger or the till"],
    ["I drove vans for 9 yrs w/ no accident", "I drove vans for 9 years with no accident"],
    ["I wrote to Customers and vendors each week", "I wrote to customers and vendors each week"],
    ["I used two tools: Dext, Gusto, paper", "I used two tools: Dext, Gusto and paper"],
  ])("has no shorthand of a resume: %s", (told, whole) => {
    expect(withoutShorthand(told, { isCurrent: false }, tag)).toBe(whole);
  });

  it.each([
    "I washed the pots during those years",
    "I automated it in two weeks",
    "I set the trays clean / dirty / lost",
    "I drove three 3 vans",
  ])("is none where it points elsewhere or is a note: %s", (told) => {
    expect(withoutShorthand(told, { isCurrent: false }, tag)).toBeUndefined();
  });

  it("may point at what it has named itself", () => {
    const told = "I baked for nine years, and for two of those years I ran the shop";
    expect(withoutShorthand(told, { isCurrent: true }, tag)).toBe(told);
  });
});

it("tells papers by what their holder is called, certified in or holds, and what they have been through", () => {
  expect(
    writePapers(
      [
        "Certificate: Oregon Notary Public (commission expires May 2031)",
        "ServClean Kitchen Manager",
        "Pike Certified Baker",
        "CPR, exp. 3/2030",
        "CDL class B",
        "OSHA 10",
        "Oven safety refresher by our insurer",
      ],
      false,
    ),
  ).toEqual([
    "I am an Oregon Notary Public (commission expires May 2031), certified as a ServClean Kitchen Manager and a Pike Certified Baker.",
    "I hold a CDL class B and OSHA 10, am certified in CPR (expires 3/2030) and have completed the Oven safety refresher.",
  ]);
});

it.each([
  ["Harbour Trust CPR and First Aid, 2021", "I am certified in Harbour Trust CPR and First Aid."],
  ["Kent Food Handler, valid to 2031", "My certificates include Kent Food Handler (valid to 2031)."],
  ["Pump and Hose endorsement (KS)", "I hold a Pump and Hose endorsement (KS)."],
  ["First Aid instructor", "My certificates include First Aid instructor."],
  ["Certified kiln operator", "I am a Certified kiln operator."],
  ["Certified in CPR", "I am certified in CPR."],
  ["Kent driver license, no violations", "I hold a Kent driver license (no violations)."],
  ["Boiler card (Types I and II)", "I hold a Boiler card (Types I and II)."],
  ["Certified Kiln Operator Program", "My certificates include Certified Kiln Operator Program."],
])("calls nobody by a paper that names no person: %s", (paper, told) => {
  expect(writePapers([paper], false)).toEqual([told]);
});

it.each([
  "Rope class, 2 days (half of it, I did not sit the test)",
  "Class B CDL (no air brakes)",
  "Class B CDL with restriction E (automatic only)",
  "CPR and First Aid (not current)",
  "CNA (probation, heard by the board in June)",
  "Certified Kiln Operator course, did not test",
  "Crane card (for the small crane in the north yard of the old mill)",
])("does not tell a paper without what limits it: %s", (paper) => {
  expect(writePapers([paper], false)).toEqual([]);
});

it.each([
  ["Looking for a Night Gardener (Days)", "Night Gardener"],
  ["We're hiring: Night Gardener", "Night Gardener"],
  ["Hiring Manager", "Hiring Manager"],
  ["Help Wanted Gardener", "Gardener"],
  ["Gardeners and Porters", "Gardener and Porter"],
  ["Looking for a Better Job? Become a Gardener", undefined],
  ["Pond Keeper / Gardener - Fern & Moss", "Pond Keeper/Gardener"],
  ["Night Gardener @ Fern & Moss", "Night Gardener"],
])("names the position of the post: %s", (title, position) => {
  expect(positionOf(title)).toBe(position);
});

describe("a letter", () => {
  const baker = (more = "") =>
    `Ana Bold\n\nEXPERIENCE\n\nBaker, Pike Foods\n2015 - 2019\n${more}- Baked 900 rolls a night on two ovens, with no burnt batch in a year\n- Ordered flour and yeast for three shops each week\n- Trained four apprentices on the big mixer\n`;
  const post = "Baker\n\nRequirements\n- Ovens\n- Flour\n";

  it("gives no years to a title that began later than the job", () => {
    const { text } = letterFor(baker("- Porter until May 2016\n"), post, { score: fit });
    expect(text).toContain("As a Baker at Pike Foods, I ");
    expect(text).not.toContain("2015");
  });

  it("is addressed to whom the post names by their post, and not to whom reports go", () => {
    const { text } = letterFor(baker(), `${post}\nSend your resume to the Kitchen Manager.\n`, { score: fit });
    expect(text).toContain("Dear Kitchen Manager,");
    const other = letterFor(baker(), `${post}\nYou will send daily reports to the Kitchen Manager.\n`, { score: fit });
    expect(other.text).not.toContain("Dear Kitchen Manager,");
  });
});
