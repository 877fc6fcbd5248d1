import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tailorResume } from "~/tailor/tailor-resume";

const posting = readPosting(`Harbour Assistant

Requirements
- Experience with boat maintenance is required
- Radio operation is required
- Mooring of visiting boats
`);

async function linesOf(bullets: string[], dates = "March 2019 - Present"): Promise<string[]> {
  const lines = bullets.map((line) => `- ${line}\n`).join("");
  const resume = parseResume(
    `Ana Bold\nana@mailbox.example\n\nEXPERIENCE\n\nDeckhand, Moor Ferries\n${dates}\n${lines}`,
  );
  const { confirm, resume: after } = await tailorResume({ resume, posting, asOf: "2024-06" });
  expect(confirm).toEqual([]);
  return after.work[0]?.highlights ?? [];
}

describe("the lines of a job", () => {
  it("turn with a gerund that the table of verbs lacks, and what was done once stays in the past", async () => {
    expect(
      await linesOf(["Rinsing decks and coiling ropes", "Selling tickets at the pier", "Repaired the winch in 2021"]),
    ).toEqual(["Rinse decks and coil ropes", "Sell tickets at the pier", "Repaired the winch in 2021"]);
  });

  it("stay as they are where one of them lists things", async () => {
    const lines = ["Greeting guests, check in and lost property", "Selling tickets at the pier", "Cleaning the cabins"];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("keep their I where one of them says I further on", async () => {
    const lines = ["I paint the hulls each spring", "Two cabins. I am washing them by myself"];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("turn no noun that opens a list of things", async () => {
    const lines = ["Sold tickets at the pier", "Register, stocking, closing", "Wrote the log of each trip"];
    expect(await linesOf(lines, "March 2019 - May 2021")).toEqual(lines);
  });

  it("are those that stars parted, and those that ran on in small letters", async () => {
    const starred = "3 years on river ferries * 2 years on harbour tugs * 4 years in the dry dock";
    const runOn = "Mended the nets of two boats each spring. painted the decks of the old ferry in autumn.";
    expect(await linesOf([starred, "Sold tickets at the pier"])).toEqual([
      ...starred.split(" * "),
      "Sold tickets at the pier",
    ]);
    expect(await linesOf([runOn, "Sold tickets at the pier."])).toEqual([
      "Mended the nets of two boats each spring.",
      "Painted the decks of the old ferry in autumn.",
      "Sold tickets at the pier.",
    ]);
  });

  it("turn no noun that heads its line among others in the past", async () => {
    const lines = ["Sold tickets at the pier", "Field meters for depth and salt", "Wrote the log of each trip"];
    expect(await linesOf(lines, "March 2019 - May 2021")).toEqual(lines);
  });

  const ended = "March 2019 - May 2021";

  it("turn with every verb that a line in the past goes on with, and no noun", async () => {
    const lines = [
      "Checked the ropes and replaces worn ones",
      "Scanned and file tickets",
      "Painted the hull and assist in the dry dock",
      "Ran surveys of guests and sort the answers",
    ];
    expect(await linesOf(lines, ended)).toEqual([
      "Checked the ropes and replaced worn ones",
      "Scanned and filed tickets",
      "Painted the hull and assisted in the dry dock",
      "Ran surveys of guests and sorted the answers",
    ]);
    const nouns = [
      "Ran surveys and focus groups",
      "Direct results:",
      "Schedule - A, B and C",
      "Sold tickets at the pier",
    ];
    expect(await linesOf(nouns, ended)).toEqual(nouns);
  });

  it("stay as they are where a verb of any line may be left behind", async () => {
    const lines = [
      "Greet guests, account for keys, sweep floors",
      "Sell tickets at the pier",
      "Wrote the log of trips",
    ];
    expect(await linesOf(lines, ended)).toEqual(lines);
    const unread = [
      "Mendd sails, settle bills, steer the launch",
      "Sell tickets at the pier",
      "Wrote the log of trips",
    ];
    expect(await linesOf(unread, ended)).toEqual(unread);
  });

  it("stay in the present where most other jobs of the past do", async () => {
    const job = (title: string, years: string, lines: string[]) =>
      `${title}, Moor Ferries\n${years}\n${lines.map((line) => `- ${line}\n`).join("")}\n`;
    const sure = ["Sell tickets at the pier", "Repair the winches"];
    const doubtful = ["Greet guests, account for keys, sweep floors", "Sell ice on board"];
    const textOf = (jobs: string[]) => `Ana Bold\nana@mailbox.example\n\nEXPERIENCE\n\n${jobs.join("")}`;
    const afterwards = async (jobs: string[]) => {
      const { resume } = await tailorResume({ resume: parseResume(textOf(jobs)), posting, asOf: "2024-06" });
      return resume.work.map(({ highlights }) => highlights);
    };
    const [first, second] = [job("Deckhand", "2019 - 2021", sure), job("Steward", "2015 - 2018", doubtful)];
    expect(await afterwards([first, second])).toEqual([sure, doubtful]);
    expect(await afterwards([first])).toEqual([["Sold tickets at the pier", "Repaired the winches"]]);
  });

  it("keep a voice of their own that all of them have", async () => {
    const lines = ["Sells tickets at the pier", "Cleans 12 cabins a day", "Repaired the winch in 2021"];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("open with the verb of a duty that a noun names, unasked", async () => {
    expect(
      await linesOf([
        "Responsible for the inspection of 40 life vests",
        "Clean the cabins",
        "Sell tickets at the pier",
      ]),
    ).toEqual(["Inspect 40 life vests", "Clean the cabins", "Sell tickets at the pier"]);
  });

  it("stay in their two tenses where not all can be in one, nouns of work and all", async () => {
    const lines = ["Repaired the winch", "Sold tickets", "Inspection of the life vests", "Cleaning the cabins"];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("stay where a gerund is what the sentence speaks of", async () => {
    const lines = [
      "Meeting the guests of the ferry was a part of my work",
      "Cleaning the cabins",
      "Sell tickets at the pier",
    ];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("are never set in the present where the job has ended, and a slip of the pen keeps none of them back", async () => {
    const open = ["Cleaning the cabins, checks the ropes", "Selling tickets at the pier", "Rinsing the decks"];
    expect(await linesOf(open, "March 2019 - May 2022")).toEqual(open);
    expect(await linesOf(["Recieve the mooring fees", "Sell tickets at the pier"], "March 2019 - May 2022")).toEqual([
      "Received the mooring fees",
      "Sold tickets at the pier",
    ]);
  });

  it("stay in the present together where nobody knows the past of one of them", async () => {
    const lines = ["Grease the winch", "Sell tickets at the pier", "Answer letters from guests"];
    expect(await linesOf(lines, "March 2019 - May 2022")).toEqual(lines);
  });

  it("have no tense where they are bare names of work", async () => {
    const lines = ["Stock control.", "Rostering.", "Sell tickets at the pier.", "Answer letters from guests."];
    expect(await linesOf(lines, "March 2019 - May 2022")).toEqual([
      "Stock control.",
      "Rostering.",
      "Sold tickets at the pier.",
      "Answered letters from guests.",
    ]);
  });

  it("stay in small letters where nothing else is to be changed in their job", async () => {
    const lines = ["sell tickets at the pier", "clean the cabins", "12 trips a week"];
    expect(await linesOf(lines)).toEqual(lines);
  });

  it("go past no line that tells how much of the work it was, or another thing that is asked for", async () => {
    const proof = "Carried out boat maintenance and radio operation at the pier";
    for (const first of [
      "Directed the crew of the night ferry",
      "Looked after all moorings",
      "Kept radio operation going",
    ]) {
      const lines = [first, "Sold tickets at the pier", proof];
      expect(await linesOf(lines)).toEqual(lines);
    }
  });

  it("open their job where they prove several things, and go past no result with its figure", async () => {
    const others = ["Washed the decks each night", "Sold tickets at the pier"];
    const proof = "Carried out boat maintenance and radio operation at sea";
    expect((await linesOf([...others, proof]))[0]).toBe(proof);
    const withResult = ["Cut delays by 30% in one summer", ...others, proof];
    expect(await linesOf(withResult)).toEqual(withResult);
    const one = "Carried out boat maintenance at sea";
    expect(await linesOf([...others, one])).toEqual([...others, one]);
  });
});
