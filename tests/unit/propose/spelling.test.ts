import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { decideChanges } from "~/tailor/decide-changes";
import { loadTagger } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { respell } from "~/tailor/spelling/find-misspellings";
import { packWords, unpackWords } from "~/tailor/spelling/pack-words";
import { rankWords } from "~/tailor/spelling/rank-words";
import { spellWith } from "~/tailor/spelling/spelled-resume";
import { loadWordList } from "~/tailor/spelling/word-list";
import { tailorResume } from "~/tailor/tailor-resume";

const asOf = "2026-11";
const [words, tag] = [await loadWordList(), await loadTagger()];
const posting = readPosting(
  "Kitchen Assistant\n\nRequirements\n- Stock control is required\n- Guest service\n- Bertolani ovens and the Trallo system\n",
);

function resumeWith(lines: string[], title = "Kitchen Porter"): string {
  return `Ana Bold\n\nEXPERIENCE\n\n${title}, Moor Hotel\n2018 - 2021\n${lines.map((line) => `- ${line}\n`).join("")}\nSKILLS\nStock control, Guest service\n`;
}

const mendsOf = (lines: string[], title?: string) =>
  Object.fromEntries(spellWith(parseResume(resumeWith(lines, title)), posting, words, tag).misspellings);

describe("misspelled words", () => {
  it("lose a capital that a form doubled, and no letter of a name", () => {
    expect(mendsOf(["SStrong with knives, CCreative plating", "AAbix and LLoyd visited"])).toEqual({
      SStrong: "Strong",
      CCreative: "Creative",
    });
  });

  it("are none where the writer has the same word in another form", () => {
    expect(mendsOf(["Taught 27 matrics", "Matric class of the pier school"])).toEqual({});
  });

  it("are mended with the grammar around them, with its own reason", async () => {
    const resume = parseResume(resumeWith(["Late orders was 40 in May", "I am cook for nine years"]));
    const { changes, resume: after } = await tailorResume({ resume, posting, asOf });
    expect(after.work[0]?.highlights).toEqual(["Late orders were 40 in May", "I have been a cook for nine years"]);
    expect(changes.map(({ change }) => change.why)).toContain("Grammar: “orders was 40” → “orders were 40”.");
  });

  it("are mended where only one word can be meant", () => {
    expect(
      mendsOf([
        "Took resevations for 40 tables and accomodated parties of 12",
        "Answered for the maintenence of two ovens",
        "Recieved deliveries and was transfered to the pastry section",
      ]),
    ).toEqual({
      resevations: "reservations",
      accomodated: "accommodated",
      maintenence: "maintenance",
      recieved: "received",
      transfered: "transferred",
    });
    expect(mendsOf(["Cleaned two ovens a day"], "Aprentice Cook")).toEqual({ aprentice: "apprentice" });
  });

  it("are mended where many people make the slip, however far the word that is meant", () => {
    expect(mendsOf(["We layed alot of tiles, allways on time"])).toEqual({
      layed: "laid",
      alot: "a lot",
      allways: "always",
    });
    // With a capital it may be a name.
    expect(mendsOf(["Looked after 12 guests with Dr Teh and Mr Docter"])).toEqual({});
  });

  it("are mended over two words, and not where these are right", () => {
    expect(
      mendsOf([
        "Left it when I should of stayed, its why Im looking",
        "Answer the hatch when orders are late, as we was two",
        "Asked if one of the ovens is hot, and would of course wait",
      ]),
    ).toEqual({
      "should of stayed": "should have stayed",
      "its why": "it's why",
      "Im looking": "I'm looking",
      "we was two": "we were two",
    });
    expect(
      mendsOf([
        "Kept the books of its not-for-profit arm",
        "Phase I has shown 12 side effects",
        "The person who trained you was there, because meeting customers is a strength",
        "Pressed the must of white grapes for the might of teamwork",
      ]),
    ).toEqual({});
  });

  it("are no firm's name, though an everyday word is like it", () => {
    expect(mendsOf(["CCTV / Genetac"])).toEqual({});
  });

  it("get back the apostrophe of a verb and its not", () => {
    expect(mendsOf(["Did the stocks as they wouldnt wait", "Wont to rise early, and havent missed a shift"])).toEqual({
      wouldnt: "wouldn't",
      havent: "haven't",
    });
  });

  it("are mended with a wrong plural, and no name inside a sentence for looking like one", () => {
    expect(
      mendsOf([
        "Treated injurys in the yard",
        "Replaced contactors and overloads",
        "Cooked for Servise and posted on Tumblr every night",
      ]),
    ).toEqual({
      injurys: "injuries",
    });
  });

  it("are mended with two slips in a long word, and with -er for -or", () => {
    expect(
      mendsOf(["Answered the corresspondance of guests", "Acted as the manager's superviser of two porters"]),
    ).toEqual({
      corresspondance: "correspondence",
      superviser: "supervisor",
    });
  });

  it("are mended where a slip made a rare word of a common one", () => {
    expect(mendsOf(["Asked to preform the opening checks", "Held a lien on two ovens"])).toEqual({
      preform: "perform",
    });
  });

  it("are mended in a short word by a letter more or less alone, and where letters were written twice", () => {
    expect(mendsOf(["Took stock anand kept the suply shelf", "Ran the garde manger with two cooks"])).toEqual({
      anand: "and",
      suply: "supply",
    });
  });

  it("are mended in short words, beside hyphens, and where an ending of English stands in them", () => {
    expect(
      mendsOf([
        "Was responsable for the cerimony room and teh bar",
        "Cleaned kitchen-equiptment and wokrshops, and kept a good postion",
      ]),
    ).toEqual({
      responsable: "responsible",
      cerimony: "ceremony",
      teh: "the",
      equiptment: "equipment",
      wokrshops: "workshops",
      postion: "position",
    });
  });

  it("are mended in lines and headings in capitals, where no abbreviation stands alone", async () => {
    const text = `Ana Bold\n\nPERSONAL STATMENT\nCook with four years in hotels and a taste for stock control.\n\n${resumeWith(
      ["PREPARED VEGTABLES FOR FORTY GUESTS", "HACCPS / ICGSAB / CMA"],
    ).slice(10)}\nWORK AVAILABILTY\nWeekends and evenings from April\n`;
    const resume = parseResume(text);
    const spelled = spellWith(resume, posting, words, tag);
    expect(Object.fromEntries(spelled.misspellings)).toEqual({
      STATMENT: "STATEMENT",
      VEGTABLES: "VEGETABLES",
      AVAILABILTY: "AVAILABILITY",
    });
    const { rewrittenCv, changes } = await tailorResume({ resume, posting, asOf });
    expect(rewrittenCv).toContain("PERSONAL STATEMENT");
    expect(rewrittenCv).toContain("WORK AVAILABILITY");
    expect(rewrittenCv).not.toMatch(/STATMENT|AVAILABILTY|VEGTABLES/);
    const heading = changes.find(({ change }) => change.before === "PERSONAL STATMENT");
    expect(heading?.change.why).toBe("Spelling: “STATMENT” → “STATEMENT”.");
    const rejected = { changes: { [heading?.change.id ?? ""]: "rejected" as const } };
    const decided = await decideChanges({ base: resume, changes, posting, asOf }, rejected);
    expect(decided.rewrittenCv).toContain("PERSONAL STATMENT");
  });

  it("are put together where one half is no word, and never inside of other words", () => {
    const lines = ["A ttended to guests an d ran the mana gement of two ovens, than data was kept in c"];
    const { misspellings } = spellWith(parseResume(resumeWith(lines)), posting, words, tag);
    expect(Object.fromEntries(misspellings)).toEqual({
      "A ttended": "Attended",
      "an d": "and",
      "mana gement": "management",
    });
    expect(respell(lines[0] ?? "", misspellings)).toBe(
      "Attended to guests and ran the management of two ovens, than data was kept in c",
    );
  });

  it("are put together where a blank stands in one", () => {
    expect(mendsOf(["Kept the wareh ouse stock", "Worked in house with the night team"])).toEqual({
      "wareh ouse": "warehouse",
    });
    const { resume } = spellWith(parseResume(resumeWith(["Kept the wareh ouse stock"])), posting, words, tag);
    expect(resume.work[0]?.highlights).toEqual(["Kept the warehouse stock"]);
  });

  it("come apart where a small word was joined to a common one, or where the writer sets them apart elsewhere", () => {
    expect(
      mendsOf(["Kept good serviceof guests", "Greeted nightguests at the door", "Served night guests and timesheets"]),
    ).toEqual({ serviceof: "service of", nightguests: "night guests" });
    expect(mendsOf(["Greeted nightguests at the door"])).toEqual({});
  });

  it("stay where a name, a term, British spelling or another word may be meant", () => {
    expect(
      mendsOf([
        "Organised the colour catalogue and practised labelling",
        "Repaired the Trallo till and a bertolani oven with Carlisse Brandon",
        "Handled onboarding, upselling, chargebacks and timesheets",
        "Read ana.example/bussiness and www.equiptment.example/recieved",
        "Sent processis of matters by ana@resevations.example",
        "ACCOMODATED guests with the iComercial tool",
      ]),
    ).toEqual({});
  });

  it("are mended in the rewrite, in titles too, with a reason, and in the letter", async () => {
    const resume = parseResume(
      resumeWith(
        [
          "Ran the stock control of the kitchen with weekly resevations for 40 tables",
          "Responsible for guest service at 12 tables a night in the restaurent",
        ],
        "Aprentice Kitchen Assistant",
      ),
    );
    const result = await tailorResume({ resume, posting, asOf, name: "Ana Bold" });
    expect(result.rewrittenCv).toContain("Apprentice Kitchen Assistant");
    expect(result.rewrittenCv).toContain("weekly reservations for 40 tables");
    expect(`${result.rewrittenCv} ${result.letter}`).not.toMatch(/aprentice|resevations|restaurent/i);
    expect(result.letter).toMatch(/reservations|restaurant|Apprentice/);
    const title = result.changes.find(({ change }) => change.path === "/work/0/position");
    expect(title?.change.why).toBe("Spelling: “Aprentice” → “Apprentice”.");
    const line = result.changes.find(
      ({ change }) => change.path.startsWith("/work/0/") && change.after.includes("reservations"),
    );
    expect(line?.change.repairs).toEqual([["resevations", "reservations"]]);
    for (const { source } of line?.claims ?? []) expect(resume.source).toContain(source?.quote);

    const rejected = { changes: { [title?.change.id ?? ""]: "rejected" as const } };
    const offer = { base: resume, changes: result.changes, posting, asOf, name: "Ana Bold" };
    const decided = await decideChanges(offer, rejected);
    expect(decided.rewrittenCv).toContain("Aprentice Kitchen Assistant");
    expect(decided.letter).not.toContain("Apprentice");
  });
});

describe("the gate", () => {
  const resume = parseResume(
    resumeWith(["Kept the acounts of three kitchens", "Prepared activites for 20 guests"], "Aprentice Cook"),
  );
  const spelled = spellWith(resume, posting, words, tag);
  const judge = (path: string, before: string, after: string) => {
    const change: Change = {
      id: "1",
      kind: "rephrase",
      atomId: null,
      path,
      before,
      after,
      why: "",
      requirementIds: [],
    };
    return judgeChanges([{ ...change, atomId: resume.atoms.find((atom) => atom.path === path)?.id ?? null }], resume, {
      posting,
      spelled,
    })[0];
  };
  const [first, second] = ["/work/0/highlights/0", "/work/0/highlights/1"];

  it("takes a mended word for proven, and one of several that may be meant", () => {
    const line = "Kept the acounts of three kitchens";
    expect(judge(first as string, line, "Kept the accounts of three kitchens")?.accepted).toBe(true);
    expect(judge(first as string, line, line)?.accepted).toBe(true);
    const open = "Prepared activites for 20 guests";
    const verdict = judge(second as string, open, "Prepared activities for 20 guests");
    expect(verdict?.accepted).toBe(true);
    expect(verdict?.change.repairs).toEqual([["activites", "activities"]]);
    expect(judge("/work/0/position", "Aprentice Cook", "Apprentice Cook")?.accepted).toBe(true);
  });

  it("are those around a stop that was set where a line broke, not where a sentence in small letters opens", () => {
    const lines = [
      "Cleaned the fryers and. grills of two kitchens",
      "Counted stock in the upper. cellar",
      "Wrote orders. checked them twice",
    ];
    expect(mendsOf(lines)).toEqual({ "and. grills": "and grills", "upper. cellar": "upper cellar" });
    expect(mendsOf(lines.slice(1))).toEqual({});
  });

  it("refuses what goes beyond the spelling", () => {
    const line = "Kept the acounts of three kitchens";
    expect(judge(first as string, line, "Kept the accounts of 30 kitchens")?.accepted).toBe(false);
    expect(judge(first as string, line, "Audited the accounts of three kitchens")?.accepted).toBe(false);
    expect(judge("/work/0/position", "Aprentice Cook", "Head Cook")?.accepted).toBe(false);
    expect(judge("/work/0/position", "Aprentice Cook", "Apprentice Chef")?.accepted).toBe(false);
  });
});

it("a packed dictionary says of words what the lists say", () => {
  const ranks = rankWords(
    {
      "english/10": ["kitchen", "work", "tea"],
      "english/british/35": ["colour"],
      "english/70": ["abaxial", "kitchens"],
    },
    "3\nLeeds/M\nentrée/SM\n",
  );
  const { rankOf, beginningWith } = unpackWords(packWords(ranks));
  expect(["kitchen", "colour", "abaxial", "leeds", "entree", "tea", "kitchn", "kit"].map(rankOf)).toEqual([
    0,
    1,
    3,
    3,
    3,
    0,
    undefined,
    undefined,
  ]);
  expect(beginningWith("t", 0)).toEqual(["tea"]);
  expect(beginningWith("k", 3)).toEqual(["kitchen"]);
});
