import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { loadTagger } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { proposeChanges } from "~/tailor/propose/propose-changes";
import { suggestEdits } from "~/tailor/propose/suggest-edits";
import { isSpareSummary, isSpareWish, seeksOtherPost } from "~/tailor/propose/summary/sought-post";
import { resultOf } from "~/tailor/propose/summary/summary-results";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { spellWith } from "~/tailor/spelling/spelled-resume";
import { loadWordList } from "~/tailor/spelling/word-list";

const tag = await loadTagger();
const words = await loadWordList();
const asOf = "2026-11-20";
const post = readPosting(
  "Bookkeeper\nRequirements\n- Accounts payable is a must\n- Accounts receivable\n- Payroll processing\n",
);
const jobs =
  "EXPERIENCE\n\nAccountant II, Moor Mills\n2015 - Present\n- Handled accounts payable for 40 suppliers\n- Ran accounts receivable and payroll processing for 3 mills\n- Reduced late payments by 30%\n\nFarm Hand, Vale Farm\n2001 - 2004\n- Fed 80 sheep each day\n";

function summaryOf(summary: string): string | undefined {
  const resume = parseResume(`Ana Bold\n\n${summary === "" ? "" : `SUMMARY\n${summary}\n\n`}${jobs}`);
  const changes = proposeChanges(spellWith(resume, post, words, tag), post, matchResume(resume, post, { asOf }), tag);
  return changes.find(({ kind }) => kind === "summary")?.after;
}

function newSummaryOf(work: string, asked: string): string | undefined {
  const resume = parseResume(`Ana Bold\n\n${work}`);
  const asks = readPosting(asked);
  const changes = proposeChanges(spellWith(resume, asks, words, tag), asks, matchResume(resume, asks, { asOf }), tag);
  return changes.find(({ kind }) => kind === "summary")?.after;
}

describe("a summary", () => {
  it("opens with the job held last and its level, and tells what its lines say of the work", () => {
    expect(summaryOf("")).toMatch(/^Accountant II since 2015, (?=.*accounts payable).*payroll/);
    expect(summaryOf("")).not.toMatch(/Farm Hand|sheep/);
  });

  it("tells under a title nothing that was done in another job alone, and that under its own", () => {
    const resume = parseResume(
      "Ana Bold\n\nEXPERIENCE\n\nVeterinary Assistant, Moor Vets\n2021 - Present\n- Gave patient education and wound care to dogs\n- Patient education for owners\n- Did inventory control and wound care\n\nPharmacy Clerk, Vale Drugs\n2018 - 2021\n- Did medication reconciliation by telephone\n",
    );
    const asks = readPosting(
      "Veterinary Assistant\n\nRequirements\n- Wound care\n- Patient education\n- Inventory control\n- Medication reconciliation\n",
    );
    const changes = proposeChanges(spellWith(resume, asks, words, tag), asks, matchResume(resume, asks, { asOf }), tag);
    const after = changes.find(({ kind }) => kind === "summary")?.after ?? "";
    expect(after).toMatch(/^Veterinary Assistant since 2021, experienced in wound care/);
    expect(after).not.toMatch(/^(?!.*As a Pharmacy Clerk, ).*medication reconciliation/);
  });

  it("takes the place of an objective aimed at nothing, and of praise for another job", () => {
    for (const own of [
      "To find work that I like for years to come. Having time for a family would be good.",
      "Dedicated Swimming Instructor motivated to keep every guest happy.",
    ])
      expect(summaryOf(own)).toMatch(/^Accountant II since 2015, (?!.*(?:family|Swimming))/);
  });

  it("keeps every sentence of one that says who its writer is, praise and all", () => {
    const own =
      "Creative and driven individual with a positive attitude. Bookkeeping professional for over thirteen years in mills, on farms and in small shops, from the first invoice to the last page. Calm and kind.";
    expect(summaryOf(own)).toContain(own);
    const wall = `${own} Keeps accounts payable and payroll in order. Always ready to give the very best with heart and soul and a smile for everybody who happens to come along. Driven by a strong will to shine and to win at all times, in good days and in bad ones, whatever may come and whoever may ask, near or far.`;
    expect(summaryOf(wall)).toBeUndefined();
  });

  it("takes the place of one of another trade that names nothing asked for, and keeps its only facts", () => {
    const after = summaryOf(
      "Seasoned Swimming Instructor with six years of experience. Calm, friendly and quick to learn. Holds the silver medal of Vale.",
    );
    expect(after).toMatch(/^Accountant II since 2015, .*accounts receivable/);
    expect(after).toMatch(/Holds the silver medal of Vale\.$/);
    expect(after).not.toMatch(/Swimming|Calm/);
  });

  it("gives way where it speaks of other work and the jobs are of the post's, and goes where nothing better can be said", () => {
    const own =
      "Enthusiastic, reliable and well organized Swimming Instructor with a warm manner. Able to manage several lessons at the same time.";
    expect(summaryOf(own)).toMatch(/^Accountant II since 2015, (?!.*(?:Swimming|lessons))/);
    expect(isSpareSummary(own, parseResume(`Ana Bold\n\n${jobs}`))).toBe(true);
    for (const fact of [
      "Speaks Welsh.",
      "Holds a diving licence.",
      "Taught 40 children.",
      "Trained at the Skerry Baths.",
    ])
      expect(isSpareSummary(`${own} ${fact}`, parseResume(`Ana Bold\n\n${jobs}`)), fact).toBe(false);
  });

  it("leaves one that says for how many years its writer has done what, be it plain", () => {
    const own = "Bookkeeper for nine years, in mills and on farms, in good days and in bad ones.";
    expect(summaryOf(own) ?? own).toContain(own);
  });

  it("reads what an objective seeks by its words, where they are no title", () => {
    expect(seeksOtherPost("To get a junior pottery or glaze position at a quiet studio.", post)).toBe(true);
    expect(seeksOtherPost("To get a payroll or receivable position at a quiet studio.", post)).toBe(false);
  });

  it("leaves a wish that names the work of the post where nothing else does", () => {
    const own = "Accountant with nine years in three mills and one farm, now looking for a position as a bookkeeper.";
    expect(summaryOf(own) ?? own).toContain("looking for a position as a bookkeeper");
  });

  it("leaves a wish that stands within what its writer tells", () => {
    const own =
      "Bookkeeper with nine years in three mills. I want to be part of a mill and cook for its people. I have kept accounts payable, receivable and payroll.";
    expect(summaryOf(own) ?? own).toContain("cook for its people");
  });

  it("tells one result in other words than its line, and is never a title and a date alone", () => {
    const after = summaryOf("") ?? "";
    expect(after).toContain("Late payments reduced by 30%.");
    expect(after.split(" ").length).toBeLessThanOrEqual(60);
    const bare = "EXPERIENCE\n\nAccountant, Moor Mills\n2015 - Present\n- Various duties\n";
    const resume = parseResume(`Ana Bold\n\n${bare}`);
    const changes = proposeChanges(spellWith(resume, post, words, tag), post, matchResume(resume, post, { asOf }), tag);
    expect(changes.filter(({ kind }) => kind === "summary")).toEqual([]);
  });

  it("keeps each figure and name, in the order of its writer", () => {
    const after = summaryOf(
      "Hard-working person with a ready smile. Bookkeeper with nine years in three mills. Member of the Harbour Guild of Bookkeepers.",
    );
    expect(after).toMatch(/^Hard-working person with a ready smile\. Bookkeeper with nine years in three mills\. /);
    expect(after).toContain("Harbour Guild");
  });

  it("keeps a short sentence, and who somebody was in other work", () => {
    const own = "Former farm hand turned accountant. Nine years in three mills, and glad of each. Degree held.";
    const named = summaryOf(own) ?? "";
    expect(named).toMatch(/^Former farm hand turned accountant\. Experienced in accounts/);
    expect(named).toContain(own.slice(own.indexOf("Nine")));
    const after = summaryOf(`${own} Looking for a place to grow.`) ?? "";
    expect(after).toMatch(/^Former farm hand turned accountant\. .*Nine years .* Degree held\./);
    expect(after).not.toContain("Looking");
  });

  it("keeps what its writer wants where it speaks of the post's own work, and what they say of themselves", () => {
    const wish = "Accountant with nine years in mills and ferries. Seeking a firm where payroll is closed by people.";
    expect(summaryOf(wish) ?? wish).toContain("payroll is closed by people");
    const self = "Bookkeeper with nine years in mills and ferries. Calm at the counter, good with worried customers.";
    expect(summaryOf(self) ?? self).toContain("good with worried customers");
  });

  it("leaves out what its writer wants, be it this very post", () => {
    const own =
      "Accountant with nine years in three mills and one farm. Now looking for a position in a growing company.";
    expect(summaryOf(own)).not.toMatch(/looking/);
    expect(summaryOf("To work as a bookkeeper in a company where my skills are utilized.")).toMatch(
      /^Accountant II since 2015/,
    );
  });

  it("takes the place of an objective that seeks another position, be it its writer's own", () => {
    const own =
      "To obtain a night tram conductor position with a museum railway where I can use my payroll experience.";
    expect(summaryOf(own)).toMatch(/^Accountant II since 2015/);
    expect(seeksOtherPost(own, post)).toBe(true);
    expect(seeksOtherPost("To obtain a payroll bookkeeper position with a quiet mill.", post)).toBe(false);
    expect(seeksOtherPost("To obtain a challenging position with a quiet mill.", post)).toBe(false);
    expect(seeksOtherPost("To attain a career in marine biology or oceanography.", post)).toBe(true);
    expect(seeksOtherPost("To attain a position in a growing company.", post)).toBe(false);
  });

  it("is left out for no kin of the post, for no title held, and never with the only place of a fact", () => {
    const asks = readPosting("Tram Driver\n\nRequirements\n- Tram licence\n");
    const resume = parseResume(`Ana Bold\n\n${jobs}`);
    const isLeftOut = (wish: string, asked = asks) => isSpareWish(wish, resume, asked);
    expect(isLeftOut("Seeking a Pastry Cook position with a busy harbour hotel where I can grow.")).toBe(true);
    expect(isLeftOut("My goal is to join a firm where I can utilize my skills and gain experience.")).toBe(true);
    expect(isLeftOut("My goal is to join a mill where I can utilize my skills as a licensed crane operator.")).toBe(
      false,
    );
    for (const kin of ["Truck Driver position with a safe carrier", "Accountant position with a small mill"])
      expect(isLeftOut(`Seeking a ${kin} where I can grow.`), kin).toBe(false);
    for (const fact of [
      "with a hotel as a registered nurse licensed in Ohio.",
      "with a hotel using my ServSafe card and fluent Spanish.",
      "with a hotel; fluent in Welsh and Polish, veteran of the Navy.",
      "with an inn, having led a kitchen crew of twenty at the Grand Moor.",
      "with an inn where my ten years of night baking in two hotels will help.",
      "with an inn where I can use my bachelor of science degree from Vale State.",
    ])
      expect(isLeftOut(`To obtain a Pastry Cook position ${fact}`), fact).toBe(false);
  });

  it("is left out where it seeks another position and no true one can be made", () => {
    const objective = "Seeking a Pastry Cook position with a busy harbour hotel where I can grow.";
    const resume = parseResume(
      `Ana Bold\n\nOBJECTIVE\n${objective}\n\nEXPERIENCE\n\nFarm Hand, Vale Farm\n2001 - 2004\n- Fed 80 sheep each day\n`,
    );
    const match = matchResume(resume, post, { asOf });
    const [cut, ...others] = proposeChanges(spellWith(resume, post, words, tag), post, match, tag);
    expect([cut?.kind, cut?.path, cut?.after, others]).toEqual(["left-out", "/basics/summary", "", []]);
    const text = resumeToText(applyChanges(resume, cut ? [cut] : []));
    expect(text).toContain("Fed 80 sheep");
    expect(text).not.toMatch(/objective|summary|pastry/i);
    const told = cut && { ...cut, before: `${objective} Baked for 12 inns.` };
    const withSaid = { ...resume, basics: { ...resume.basics, summary: told?.before } };
    expect(judgeChanges(told ? [told] : [], withSaid, { posting: post })[0]?.accepted).toBe(false);
  });

  it("counts the years of one title over jobs that follow each other, and no short spell of a longer line", () => {
    const tellWith = (first: string, second: string) => {
      const own = `Ana Bold\n\nEXPERIENCE\n\nAccountant, Moor Mills\n${first}\n- Handled accounts payable for 40 suppliers\n- Ran accounts receivable and payroll processing for 3 mills\n- Cut late payments by 30%\n\nAccountant, Vale Farm\n${second}\n- Kept the books of the farm\n`;
      const resume = parseResume(own);
      const match = matchResume(resume, post, { asOf });
      return proposeChanges(spellWith(resume, post, words, tag), post, match, tag).find(
        ({ kind }) => kind === "summary",
      )?.after;
    };
    expect(tellWith("2015 - Present", "2001 - 2015")).toMatch(/^Accountant since 2001[.,] /);
    expect(tellWith("2015 - Present", "2001 - 2004")).toMatch(/^Accountant since 2015[.,] /);
    expect(tellWith("2019 - 2020", "2001 - 2004")).toMatch(/^Accountant experienced in accounts (?!.*since)/);
  });

  it("is headed by no placement of somebody who has worked, and by none of their other titles", () => {
    const tellOf = (work: string) => {
      const resume = parseResume(`Ana Bold\n\nEXPERIENCE\n\n${work}`);
      const match = matchResume(resume, post, { asOf });
      return proposeChanges(spellWith(resume, post, words, tag), post, match, tag).find(
        ({ kind }) => kind === "summary",
      )?.after;
    };
    const lines = "- Handled accounts payable for 40 suppliers\n- Ran accounts receivable and payroll processing\n";
    expect(
      tellOf(
        `Bookkeeping Intern, Moor Mills\n2021 - 2021\n- Filed invoices\n\nBookkeeper, Vale Farm\n2012 - 2020\n${lines}`,
      ),
    ).toMatch(/^Bookkeeper from 2012 to 2020[.,] /);
    expect(
      tellOf(`Waiter, Moor Inn\n2021 - Present\n- Served guests\n\nBookkeeper, Vale Farm\n2012 - 2020\n${lines}`),
    ).toMatch(/^Bookkeeper from 2012 to 2020[.,] /);
  });

  it("makes none of one thing that is asked for, nor of what was done in a few words of a line", () => {
    const work =
      "EXPERIENCE\n\nBookkeeper, Moor Mills\n2015 - Present\n- Counted sacks in two depots\n- Paid the millers\n";
    const resume = parseResume(`Ana Bold\n\n${work}`);
    const changes = proposeChanges(spellWith(resume, post, words, tag), post, matchResume(resume, post, { asOf }), tag);
    expect(changes.filter(({ kind }) => kind === "summary")).toEqual([]);
  });

  it("leaves a good one of the person's own, without a line of a job behind it", () => {
    const own =
      "Bookkeeper with nine years in three mills. Keeps accounts payable, accounts receivable and the payroll of 60 millers in order, and closes each month within four days.";
    expect(summaryOf(own)).toBeUndefined();
  });

  it("says behind the person's own opening what was done that the post asks for", () => {
    const after = summaryOf("Bookkeeper with nine years in three mills. Keeps the books of 60 millers in order.");
    expect(after).toMatch(
      /^Bookkeeper with nine years in three mills\. Experienced in accounts (?:payable|receivable)/,
    );
    expect(after).toContain("Keeps the books of 60 millers in order.");
  });

  it("names what is asked behind the person's own years, where they stand alone", () => {
    const after = summaryOf("Bookkeeper with nine years of experience.");
    expect(after).toMatch(/^Bookkeeper with nine years of experience, including accounts (?:payable|receivable)/);
  });

  it("stands before a fact of the person's own that says nothing of the post", () => {
    const own = "Grew up on a farm with 80 sheep and still keep 12 of them.";
    expect(summaryOf(own)).toMatch(
      /^Accountant II since 2015, .* Grew up on a farm with 80 sheep and still keep 12 of them\.$/,
    );
  });

  it("drops the sentence that sees its writer in another post, and what is said to the reader of a letter", () => {
    const after = summaryOf(
      "Bookkeeper with nine years in three mills and one farm. Finds the friends needed to shine as a cheerful Swimming Instructor. My resume is enclosed for your kind attention. Seeking a position in fern breeding or reed cutting. These days I'm looking for a mill with old, patient clerks and a garden, which lets people rest.",
    );
    expect(after).toMatch(/^Bookkeeper with nine years in three mills and one farm\./);
    expect(after).not.toMatch(/Swimming|enclosed|fern|These days|garden/);
  });

  it("is none where no more than a title, papers and duties can be told", () => {
    const work =
      "EXPERIENCE\n\nBoat Mechanic, Moor Ferries\n2016 - Present\n- Kept the engines of the ferries clean at all times\n";
    const papers = "\nCERTIFICATES\nMarine Engine Licence\nCrane Operator Certificate\n";
    const asks =
      "Boat Mechanic\n\nRequirements\n- Marine Engine Licence is required\n- Crane Operator Certificate is required\n\nDuties\n- Keep engines clean\n";
    expect(newSummaryOf(`${work}${papers}`, asks)).toBeUndefined();
  });

  it("is none where its writer only lists what is asked for, or does other work", () => {
    const asks = "Bookkeeper\n\nRequirements\n- Accounts payable\n- Accounts receivable\n- Payroll processing\n";
    const listed = "\nSKILLS\nAccounts payable\nAccounts receivable\nPayroll processing\n";
    const keptBooks = "- Kept the books of 3 mills for the owner\n";
    expect(
      newSummaryOf(`EXPERIENCE\n\nBookkeeper, Moor Mills\n2016 - Present\n${keptBooks}${listed}`, asks),
    ).toBeUndefined();
    const lines = "- Handled accounts payable for 40 suppliers\n- Ran accounts receivable and payroll processing\n";
    expect(newSummaryOf(`EXPERIENCE\n\nBookkeeping Intern, Moor Mills\n2021 - 2021\n${lines}`, asks)).toBeUndefined();
    expect(newSummaryOf(`EXPERIENCE\n\nBookkeeper, Moor Mills\n2016 - Present\n${lines}`, asks)).toMatch(
      /^Bookkeeper since 2016, experienced in/,
    );
  });

  it("tells no paper that its writer limits, and none cut within a bracket", () => {
    const asks =
      "Veterinary Assistant\n\nRequirements\n- Wound care\n- Patient education\n- Inventory control\n- Marine Engine Licence is required\n- Crane Operator Certificate is a plus\n- First Aid certificate\n";
    const lines =
      "- Gave patient education and wound care to dogs\n- Patient education for owners\n- Did inventory control and wound care\n";
    const tellOf = (papers: string) =>
      newSummaryOf(
        `EXPERIENCE\n\nVeterinary Assistant, Moor Ferries\n2016 - Present\n${lines}\nCERTIFICATES\n${papers}\n`,
        asks,
      );
    for (const limited of ["Certificate, not current", "Certificate (automatic only)", "Certificate, failed 2021"])
      expect(tellOf(`Marine Engine Licence\nCrane Operator ${limited}\nFirst Aid`), limited).toMatch(
        /^Veterinary Assistant since 2016, .*\. Holds Marine Engine Licence and First Aid\.$/,
      );
    for (const limits of ["(Ohio, valid until 2027)", "(Ohio current)"])
      expect(tellOf(`Marine Engine Licence ${limits}\nCrane Operator Certificate (Moor Guild)`), limits).toMatch(
        /Holds a Marine Engine Licence and a Crane Operator Certificate \(Moor Guild\)\.$/,
      );
  });

  it("gives nobody the years in which they helped under a title, and tells no unpaid work under it", () => {
    const asks = "Driver\n\nRequirements\n- Dispatching\n- Preventive maintenance\n- Route planning\n";
    const lines =
      "- Did dispatching and preventive maintenance of 9 vans\n- Route planning and dispatching for 40 shops\n";
    const tellOf = (title: string, more = "") =>
      newSummaryOf(
        `EXPERIENCE\n\nDriver, Moor Freight\n2020 - 2024\n${lines}\n${title}, Vale Freight\n2012 - 2020\n- Loaded 90 crates each night\n${more}`,
        asks,
      );
    expect(tellOf("Bus Driver")).toMatch(/^Driver from 2012 to 2024, experienced in /);
    expect(tellOf("Assistant Driver")).toMatch(/^Driver from 2020 to 2024, experienced in (?!.*90 crates)/u);
    const unpaid = "\nVOLUNTEER\n\nDriver, Red Tent\n2018 - 2019\n- Did dispatching for shops at night in 12 camps\n";
    expect(tellOf("Bus Driver", unpaid)).toMatch(/^Driver from 2012 to 2024, (?!.*12 camps)/);
  });

  it("keeps beside a new one the short sentence with the only place of a name", () => {
    const after = summaryOf(
      "Seasoned Swimming Instructor with a love of knots. Built a boat. Swims daily. Raised in Hull by two sailors.",
    );
    expect(after).toMatch(/\. Raised in Hull by two sailors\.$/);
    expect(after).not.toContain("Instructor");
  });

  it("says no line of a job once more behind an own text", () => {
    const own =
      "Grew up on a farm with 80 sheep and a dozen goats, and still keep 12 of them in the hills above the town.";
    const asks = readPosting("Harbour Pilot\n\nDuties\n- Guide freight ships through the narrow channel at night\n");
    const resume = parseResume(
      `Ana Bold\n\nSUMMARY\n${own}\n\nEXPERIENCE\n\nHarbour Pilot, Moor Port\n2015 - Present\n- Guide 40 freight ships a month through the narrow channel\n- Wrote the night rules of the channel\n`,
    );
    const changes = proposeChanges(spellWith(resume, asks, words, tag), asks, matchResume(resume, asks, { asOf }), tag);
    expect(changes.find(({ kind }) => kind === "summary")?.after ?? "").not.toContain("Guide 40 freight ships");
  });

  it("is asked for where it calls its writer something else and nothing better can be said", () => {
    const asks = readPosting("Harbour Pilot\n\nRequirements\n- Pilot licence\n");
    const askedOf = (summary: string) => {
      const resume = parseResume(`Ana Bold\n\nSUMMARY\n${summary}\n\n${jobs}`);
      const match = matchResume(resume, asks, { asOf });
      return suggestEdits(resume, asks, match, tag).find(({ kind }) => kind === "summary")?.ask;
    };
    expect(askedOf("Seasoned Swimming Instructor with six years of experience.")).toMatch(
      /“Seasoned Swimming Instructor”.*“Harbour Pilot”/,
    );
    expect(askedOf("Harbour pilot with nine years in two ports.")).toBeUndefined();
    expect(
      askedOf(`Harbour pilot with nine years in two ports. ${"Glad of it each and every day. ".repeat(20)}`),
    ).toMatch(/60 words/);
  });

  it("says nothing twice that is said twice", () => {
    const said = "Bookkeeper with nine years in three mills and one farm.";
    const after = summaryOf(`${said} ${said} Looking for a place to grow.`) ?? "";
    expect(after.split("nine years")).toHaveLength(2);
    expect(after).not.toContain("Looking");
  });

  it("names the tools and the degree that the post asks for and the resume has", () => {
    const asked = readPosting("Bookkeeper\nRequirements\n- Accounts payable\n- QuickBooks\n- A degree in accounting\n");
    const resume = parseResume(
      `Ana Bold\n\n${jobs.replace("3 mills", "3 mills in QuickBooks")}\nEDUCATION\n\nBachelor of Science in Accounting, Moor College\n2010\n\nSKILLS\nQuickBooks, Photoshop\n`,
    );
    const match = matchResume(resume, asked, { asOf });
    const changes = proposeChanges(spellWith(resume, asked, words, tag), asked, match, tag);
    const after = changes.find(({ kind }) => kind === "summary")?.after ?? "";
    expect(after).toContain("QuickBooks");
    expect(after).toContain("Bachelor of Science in Accounting");
    expect(after).not.toContain("Photoshop");
  });

  it("leaves the heading of an objective with it", () => {
    const resume = parseResume(`Ana Bold\n\nOBJECTIVE\nTo find work that I like for years to come.\n\n${jobs}`);
    const changes = proposeChanges(spellWith(resume, post, words, tag), post, matchResume(resume, post, { asOf }), tag);
    const next = applyChanges(
      resume,
      changes.filter(({ kind }) => kind === "summary"),
    );
    expect(resumeToText(resume)).toMatch(/OBJECTIVE/i);
    expect(resumeToText(next)).not.toMatch(/OBJECTIVE/i);
    expect(resumeToText(next)).toMatch(/SUMMARY\nAccountant II since 2015/i);
  });

  it("may lose whole sentences, and of none that stays a figure", () => {
    const summary = "Accountant with 11 years in mills. Saved 40% of postage. Speaks for the union of Moor Mills.";
    const resume = parseResume(`Ana Bold\n\nSUMMARY\n${summary}\n\n${jobs}`);
    const atomId = resume.atoms.find(({ path }) => path === "/basics/summary")?.id ?? null;
    const base = { id: "s", kind: "summary" as const, atomId, path: "/basics/summary", before: summary, why: "" };
    const verdictOf = (after: string) => judgeChanges([{ ...base, after, requirementIds: [] }], resume)[0]?.accepted;
    expect(verdictOf("Accountant with 11 years in mills. Saved 40% of postage.")).toBe(true);
    expect(verdictOf("Accountant in mills. Saved 40% of postage.")).toBe(false);
    expect(verdictOf("Accountant with 12 years in mills. Saved 40% of postage.")).toBe(false);
  });
});

it("tells what was changed with the thing in front, and only what says by how much", () => {
  const told = {
    "Cut late milk runs from 9% to 2% in one year": "Late milk runs cut from 9% to 2%.",
    "Built a new pier, which reduced our waiting times by about half": "Waiting times reduced by about half.",
    "Grew the flock from 120 to 340 sheep": "Flock grown from 120 to 340 sheep.",
    "Brought feed costs down from EUR 40k to EUR 31k": "Feed costs brought down from EUR 40k to EUR 31k.",
  };
  for (const [line, result] of Object.entries(told)) expect(resultOf(line)).toBe(result);
  for (const line of ["Reduced waste", "Increased by 4% what they had", "Brought 12 goats by 6 am", "Improved morale"])
    expect(resultOf(line), line).toBeUndefined();
});
