import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import type { OwnSentences } from "~/tailor/letter/frame";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { postingText, resumeText } from "../gate/fixture-resume";

const tag = await loadTagger();
const longPosting = `${postingText}\nOur hub ships 9,000 parcels a day and serves 240 shops.\n`;
const wordsIn = (text: string) => text.split(/\s+/).length;

function letterFor(
  resumeSource: string,
  postingSource: string,
  { company, title, name, own }: { name?: string; company?: string; title?: string; own?: OwnSentences } = {},
) {
  const resume = parseResume(resumeSource);
  const posting = readPosting(postingSource, { company, title });
  return writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2024-06" }), name, own }, tag);
}

function clerk(bullets: string): string {
  return letterFor(`Ana Bold\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2015 - 2019\n${bullets}`, postingText).text;
}

/** Proves four things that the post asks for, in two jobs. */
const planner = resumeText
  .replace(
    "- Reduced waste",
    "- Trained 12 new starters on the scanner system\n- Counted stock each week in three depots\n- Kept stock control reports for the area manager up to date\n- Reduced waste",
  )
  .replace(
    "- Picked and packed",
    "- Loaded 30 pallets a day with a forklift\n- Checked goods receipt papers against 200 orders a week\n- Picked and packed",
  );

describe("a cover letter", () => {
  it("opens with the position and what is asked for and shown, then answers it thing by thing", () => {
    const { text, claims } = letterFor(planner, postingText, { company: "Brightwater Retail" });
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter((claim) => claim.status !== "supported")).toEqual([]);
    const [, , opening, first, second] = text.split("\n\n");
    expect(opening).toBe(
      "I am applying for the Inventory Planner position at Brightwater Retail and would bring experience in Microsoft Excel, SAP and training new starters.",
    );
    expect(first).toBe(
      "My experience in Microsoft Excel and SAP comes from my current role as a Stock Planner at Harlow Foods, where I plan stock levels for 14 stores using SAP and MS Excel. I also trained 12 new starters on the scanner system.",
    );
    expect(second).toContain(
      "As a Warehouse Assistant at Pike Logistics from 2016 to 2019, I checked goods receipt papers",
    );
    expect(wordsIn(text)).toBeLessThanOrEqual(350);
  });

  it("names the tools that are asked for and held and that no line tells, an office program too", () => {
    const post = `Bookkeeper

Requirements
- Microsoft Excel and Outlook are required
- QuickBooks is required
- Payroll processing and vendor management are required
`;
    const clerk = `Ana Bold

EXPERIENCE

Bookkeeper, Pike Foods
2015 - 2019
- Kept the ledger of two sites in QuickBooks
- Paid 90 vendor invoices a week

SKILLS
Microsoft Excel, Microsoft Outlook, Vendor management, Photoshop
`;
    const { text } = letterFor(clerk, post);
    expect(text).toContain("I work with Microsoft Excel and Outlook.");
    expect(text).not.toContain("Photoshop");
    expect(text.match(/QuickBooks/g)).toHaveLength(1);
  });

  it("opens with a strong answer, and gives the others in the order of the post", () => {
    const post = `Stores Clerk

Responsibilities
- Count the stock of every shop each week
- Load pallets with a forklift
- Check delivery papers against orders
- Label crates with a scanner
`;
    const lines = [
      "Labelled 90 crates a shift with a scanner",
      "Checked delivery papers against 200 orders a week",
      "Counted the stock of nine shops each week",
      "Loaded 30 pallets a day with a forklift",
    ];
    const source = `Ana Bold\n\nEXPERIENCE\n\nStores Clerk, Pike Foods\n2015 - 2019\n${lines.map((line) => `- ${line}\n`).join("")}`;
    const { text } = letterFor(source, post);
    const told = ["loaded 30 pallets", "checked delivery papers", "labelled 90 crates"];
    const places = told.map((one) => text.indexOf(one));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(told.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(told);
  });

  it("joins lines that have a joint of their own by a further subject", () => {
    const text = clerk("- Count and label stock\n- Pack and send orders\n- Plan stock counts for three shops\n");
    expect(text).not.toMatch(/ and [^.,]+ and [^.,]+ and /u);
  });

  it("tells each line once, and keeps each figure with its own job", () => {
    const { text } = letterFor(planner, postingText);
    expect(text.match(/18%/g)).toHaveLength(1);
    const depot = text.split(/(?<=\.)\s/).findIndex((sentence) => sentence.includes("200 orders"));
    const before = text
      .split(/(?<=\.)\s/)
      .slice(0, depot + 1)
      .reverse()
      .find((sentence) => /\b[Aa]s an? /.test(sentence));
    expect(before).toMatch(/Warehouse Assistant|Pike Logistics/);
  });

  it("makes no number and no missing skill of the posting the candidate's", () => {
    const { text } = letterFor(planner, longPosting);
    expect(text).not.toMatch(/9,000|240/);
    expect(text).not.toContain("Power BI");
  });

  it("carries what the person says for themselves, as they wrote it", () => {
    const own = { why: "I grew up two streets from your hub", more: "I can start on 2 March." };
    const { text } = letterFor(planner, postingText, { own });
    const paragraphs = text.split("\n\n");
    expect(paragraphs[2]).toMatch(/I grew up two streets from your hub\.$/);
    expect(paragraphs.at(-3)).toBe("I can start on 2 March.");
  });

  it("calls the position by its name alone", () => {
    const post = (title: string) => letterFor(planner, postingText, { title }).text;
    expect(post("Dispensing Nurse-Oxford")).toMatch(/ Dispensing Nurse (?:position|at Brightwater)/);
    expect(post("Office Manager/ Bookkeeper")).toMatch(/ Office Manager\/Bookkeeper (?:position|at Brightwater)/);
    expect(post("Full-Stack Developer")).toMatch(/ Full-Stack Developer (?:position|at Brightwater)/);
  });

  it("is a short note where fewer than three things are proven, and none where no line can be told", () => {
    const note = clerk("- Counted stock for 40 shops each week\n- Support desk for the night crew of the depot\n");
    expect(note).toContain("I counted stock for 40 shops each week.");
    expect(note).not.toMatch(/I support|here is where/i);
    expect(wordsIn(note)).toBeLessThan(120);
    expect(clerk("- Night desk\n")).toMatch(/^No letter was written/);
  });

  it("needs no name and no company, and leaves no placeholder", () => {
    const unnamed = postingText.replaceAll("Brightwater Retail", "Our shop");
    const anonymous = letterFor(planner.replace(/^Mara Ellison\n.*\n/, ""), unnamed);
    expect(anonymous.text).toContain("Dear Hiring Team,");
    expect(anonymous.text).not.toMatch(/[[\]{}<>]|undefined/);
    expect(anonymous.text).toMatch(/Kind regards$/);
    expect(letterFor(planner.replace("Harlow Foods", "Company Name"), postingText).text).not.toMatch(/company name/i);
  });

  it.each(["Dunmore Freight Inc.", "Dunmore Freight Co.", "Hooray!"])("ends no sentence twice behind %s", (company) => {
    for (const source of [planner, planner.replaceAll("Harlow Foods", "Harlow Foods Co.")]) {
      const { text } = letterFor(source, postingText, { company });
      expect(text).toContain(company);
      expect(text).not.toMatch(/[.!?]\./);
    }
  });

  it("is signed with the name that was given", () => {
    expect(letterFor(planner, postingText, { name: "M. Ellison" }).text).toMatch(/Kind regards,\nM\. Ellison$/);
  });

  it("is never too long", () => {
    const stores = Array.from({ length: 40 }, (_, at) => `- Prepared stock reports for ${at + 3} stores in SAP\n`);
    const long = letterFor(planner.replace("- Reduced waste", `${stores.join("")}- Reduced waste`), postingText);
    expect(wordsIn(long.text)).toBeLessThanOrEqual(350);
  });

  it("tells in the past what an ended job says in the present", () => {
    expect(clerk("- Plan stock levels and stock counts for three shops\n")).toContain("I planned stock levels");
  });

  it("says plainly that it writes in English only", () => {
    const german =
      "Erika Beispiel\nBerufserfahrung\nLagerleiterin bei der Muster Spedition\nLeitung eines Lagers mit vierzig Mitarbeitern und Planung der täglichen Touren. Einführung einer neuen Software für die Verwaltung der Bestände sowie Schulung der Kollegen im Umgang mit den Geräten.";
    const letter = letterFor(german, postingText);
    expect(letter.text).toMatch(/^No letter was written: your resume does not read as English/);
    expect(letter.claims).toEqual([]);
    expect(letterFor(resumeText, german).text).toMatch(/^No letter was written: the job post/);
  });

  describe("of what it tells", () => {
    const post = `Payroll Accountant

Responsibilities
- Run the monthly payroll for two sites and close the ledger
- Prepare financial statements under US GAAP

Requirements
- Bachelor's degree in Accounting is required
- CPA required
- Forklift license preferred
`;
    const person = (work: string, rest = "") => letterFor(`Ana Bold\n\nEXPERIENCE\n\n${work}\n${rest}`, post).text;

    it("opens with the latest job of the kind, though an older one has the bigger figure", () => {
      const text = person(
        `Payroll Accountant, Pike Foods
January 2018 - Present
- Run the monthly payroll for 90 drivers in two depots
- Won a prize for the best report of the year

Waiter, Cafe Rosa
2009 - 2012
- Raised the takings of the terrace by 40% to $90,000
`,
      );
      expect(text).toContain(
        "I have worked as a Payroll Accountant at Pike Foods since 2018, and I am applying for the Payroll Accountant position.\n\nIn my current role, I run the monthly payroll for 90 drivers",
      );
      expect(text).not.toMatch(/takings/);
    });

    it("tells duties and names of products in a job whose other lines are in the past", () => {
      const text = person(
        `Accountant, Pike Foods
January 2018 - Present
- Prepare consolidated statements under US GAAP for two sites
- Own the ledger that 40 managers read each month
- Moved the payroll from QuickBooks to a new system in three weeks
`,
      );
      expect(text).toContain("I prepare consolidated statements under US GAAP");
      expect(text).toContain("and own the ledger that 40 managers read");
      expect(text).toContain("I also moved the payroll from QuickBooks to a new system in three weeks");
      const duty = person("Accountant, Pike Foods\n2015 - 2018\n- Responsible for the daily ledgers of both sites\n");
      expect(duty).not.toContain("responsible");
    });

    it("never tells what the employer is, or what somebody is able to do, as a deed", () => {
      const text = person(
        `Accountant, Pike Foods
2015 - 2018
- Operates one of the largest chains of farm shops in the nation
- Demonstrate proficiency in ledgers and payroll for two sites
- Closed the ledger of two sites in four days
`,
      );
      expect(text).toContain("closed the ledger of two sites");
      expect(text).not.toMatch(/largest chains|proficiency/);
    });

    it("says what somebody is and which papers they hold, and of two degrees the one of the post's field", () => {
      const text = person(
        "Accountant, Pike Foods\n2015 - 2018\n- Closed the ledger of two sites in four days\n",
        `EDUCATION

Bachelor of Science in Botany, Calder University, 2008
Bachelor of Science in Accounting, Calder University, 2012

CERTIFICATIONS
Certified Public Accountant (CPA)
Forklift License
`,
      );
      expect(text).toContain("I am a Certified Public Accountant (CPA) and hold a Forklift License.");
      expect(text).toContain("Bachelor of Science in Accounting");
      expect(text).not.toContain("Botany");
    });

    it("ranks a line by what it tells, not by its place: praise last, a figure and what is asked first", () => {
      const text = person(`Accountant, Pike Foods
2015 - 2018
- Provided excellent service in a timely and professional manner
- Maintained a positive atmosphere in the office
- Greeted visitors of the office each day
- Watered the plants on the second floor
- Opened letters for the director of the firm
- Sorted the mail for all floors
- Ran the monthly payroll for 90 drivers in two depots
- Prepared financial statements under US GAAP for three auditors
`);
      expect(text).toMatch(
        /an Accountant at Pike Foods from 2015 to 2018\.\n\nIn that role, I (?:prepared financial statements|ran the monthly payroll)/,
      );
      expect(text).toContain("prepared financial statements under US GAAP for three auditors");
      expect(text).toContain("ran the monthly payroll for 90 drivers in two depots");
      expect(text).not.toMatch(/excellent|atmosphere|plants|mail/);
    });

    it("leaves out a line with a slip of the pen, and keeps a term that is written twice", () => {
      const text = person(`Accountant, Pike Foods
2015 - 2018
- Prepared finacial statements under US GAAP for three sites
- Closed the ledger of two sites in four days with the qrondex method
- Taught the qrondex method to nine clerks
`);
      expect(text).not.toContain("finacial");
      expect(text).toContain("qrondex");
    });

    it("tells two deeds that a line runs together apart, and none of a line that runs on without a sign", () => {
      const text = person(`Accountant, Pike Foods
2015 - 2018
- Ran the monthly payroll of two sites, Supervised a team of four clerks
- Closed the ledger of nine sites bridged the gap between two teams won a prize
- Successfully collected and deposit of $90,000 from nine customers
`);
      expect(text).toContain("I ran the monthly payroll of two sites. I also supervised a team of four clerks.");
      expect(text).not.toMatch(/bridged|deposit/);
    });

    it("tells accomplishments with a figure as nobody's job", () => {
      const text = person(
        "Accountant, Pike Foods\n2015 - 2018\n- Closed the ledger of two sites in four days\n",
        "\nACCOMPLISHMENTS\n- Cut the cost of the payroll by 30% in one year\n- Voted most cheerful colleague\n",
      );
      expect(text).toContain("In my career, I cut the cost of the payroll by 30% in one year.");
      expect(text).not.toContain("cheerful");
    });

    it("names the work of a job that is written in nouns, and neither qualities nor persons", () => {
      const text = person(
        "Payroll Accountant, Pike Foods\n2015 - 2018\n- Monthly payroll, ledgers, bank statements and reports\n- Excellent skills in ledgers and in payroll\n- Team leader of the payroll office\n",
      );
      expect(text).toContain("In that role, my work included monthly payroll, ledgers, bank statements and reports.");
      expect(text).not.toMatch(/skills|leader/);
    });

    it("opens with the job of the post, and tells an earlier one with its days", () => {
      const text = person(`Payroll Accountant, Pike Foods
2019 - 2021
- Ran the monthly payroll for nine sites and closed the ledger

Payroll Clerk, Marsh Mills
2015 - 2018
- Prepared financial statements under US GAAP
`);
      expect(text).toContain(
        "Most recently, I worked as a Payroll Accountant at Pike Foods from 2019 to 2021.\n\nIn that role, I ran the monthly payroll",
      );
      expect(text).toContain("As a Payroll Clerk at Marsh Mills from 2015 to 2018, I prepared financial statements");
    });

    it("says a title with its years where the job is of the kind and none of its lines can be told", () => {
      const text = person("Payroll Accountant, Pike Foods\n2015 - 2018\n- Ledger desk\n");
      expect(text).toContain("I worked as a Payroll Accountant at Pike Foods from 2015 to 2018.");
    });
  });
});
