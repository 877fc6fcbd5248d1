import { describe, expect, it } from "vitest";
import { type Ask, chooseAsks } from "~/tailor/letter/asks/choose-asks";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { bodyOf, fit, letterFor } from "./letter-for";

const plain = "Booked the stays of 90 owners a month";

/** The letter of a kennel hand with this line to a post with this duty. */
function letterOf(duty: string, line: string): string {
  const source = `Ana Bold\n\nEXPERIENCE\n\nKennel Hand, Pike Kennels\n2015 - 2019\n- ${line}\n- ${plain}\n`;
  return letterFor(source, `Kennel Hand\n\nResponsibilities\n- ${duty}\n- Write to the owners of the dogs\n`, {
    score: fit,
  }).text;
}

const told = "At Pike Kennels, where I was a Kennel Hand from 2015 to 2019, I";

describe("words of the post that lead a letter", () => {
  it.each([
    [
      "a deed",
      "Feed and exercise up to forty dogs a day",
      "Fed and exercised 25 dogs a day through the winter",
      /^(?:You (?:are looking for|need) someone to “feed and exercise up to forty dogs a day\.”|“Feed and exercise up to forty dogs a day” is on your list\.)$/u,
    ],
    [
      "a deed of a third person",
      "Feeds the dogs and cleans the runs",
      "Fed 25 dogs a day and cleaned nine runs",
      /^You (?:are looking for|need) someone who “feeds the dogs and cleans the runs\.”$/u,
    ],
    [
      "a thing",
      "Experience with large and nervous dogs",
      "Walked nervous dogs of a rescue centre each morning",
      /^You(?:r post asks| ask) for “experience with large and nervous dogs\.”$/u,
    ],
    [
      "a thing that is named by a deed",
      "Experience walking large and nervous dogs",
      "Walked nervous dogs of a rescue centre each morning",
      /^You(?:r post asks| ask) for “experience walking large and nervous dogs\.”$/u,
    ],
    [
      "work",
      "Responsible for feeding and exercising the dogs",
      "Fed and exercised 25 dogs a day through the winter",
      /^(?:Your post speaks of|The work includes) “feeding and exercising the dogs\.”$/u,
    ],
    [
      "work that is named by its verb",
      "Feeding and exercising the dogs each morning",
      "Fed and exercised 25 dogs a day through the winter",
      /^(?:Your post speaks of|The work includes) “feeding and exercising the dogs each morning\.”$/u,
    ],
    [
      "a sentence of the employer's own",
      "We want every dog in our runs to be walked before breakfast.",
      "Walked 25 dogs before breakfast each day",
      /^(?:You write: “We want every dog in our runs to be walked before breakfast\.”|“We want every dog in our runs to be walked before breakfast,” your post says\.)$/u,
    ],
  ])("stand in quotation marks behind what fits them: %s", (_, duty, line, lead) => {
    const [first = ""] = bodyOf(letterOf(duty, line));
    const at = first.indexOf(` ${told} `);
    expect(first.slice(0, at)).toMatch(lead);
    const deed = `${line.charAt(0).toLowerCase()}${line.slice(1)}.`;
    expect(first.slice(at + told.length + 2).startsWith(deed)).toBe(true);
    expect(letterOf(duty, line)).toMatch(
      /\n\nI would (?:like|be glad) to (?:be your next|work for you as a) Kennel Hand\. Thank you/u,
    );
  });

  it.each([
    [
      "Wash bowls, leads and blankets, mats, beds and the toys of any dog that stays here with us for a night or for more",
      "Washed 60 bowls and blankets a day",
      "wash bowls, leads and blankets",
    ],
    [
      "Feed hens, cats, rabbits and parrots of people on holiday",
      "Fed 30 hens and cats of people on holiday",
      "feed hens, cats, rabbits and parrots of people on holiday",
    ],
  ])("are never a list without its end: %s", (duty, line, whole) => {
    const letter = letterOf(duty, line);
    expect(letter).toContain(`${told} `);
    expect(/“(.*?)[.,]?”/u.exec(letter)?.[1]?.toLowerCase()).toBe(whole);
  });

  it("are quoted as far as they stand alone", () => {
    const duty =
      "Wash the bowls of all dogs so that none of them falls ill while their owners are on holiday or away for work";
    expect(letterOf(duty, "Washed the bowls of 60 dogs a day")).toMatch(/“wash the bowls of all dogs(?:\.”|” is on)/iu);
  });

  it.each([
    ["Keep the accounts of the office", "Fed and exercised 25 dogs a day through the winter"],
    ["Check delivery papers against orders", "Checked delivery papers against 200 orders a week"],
    ["Handle Difficult Owner Complaints", "Handled difficult complaints of 40 owners a month"],
    ["Experience with large and nervous dogs (not required)", "Walked nervous dogs of a rescue centre each morning"],
    ["Walking large and nervous dogs is not part of this job", "Walked nervous dogs of a rescue centre each morning"],
    ["Refrain from exercising nervous dogs in the heat", "Exercised nervous dogs of a rescue centre each morning"],
    ["Instead of walking nervous dogs you will train them", "Walked nervous dogs of a rescue centre each morning"],
    ["Avoid exercising large and nervous dogs in the heat", "Exercised nervous dogs of a rescue centre each morning"],
  ])("are none where nothing surely answers them, or nobody knows how they read: %s", (duty, line) => {
    const letter = letterOf(duty, line);
    expect(bodyOf(letter)[0]).toMatch(/^I would like to (?:be your next|work for you as a) Kennel Hand\.$/u);
    expect(letter).not.toMatch(/[“”]|You (?:also )?(?:ask|need)|Your post/u);
  });

  it("stand before further lines as well, each about another thing, and before three lines at most", () => {
    const source = `Ana Bold

EXPERIENCE

Kennel Hand, Pike Kennels
2015 - 2019
- Fed and exercised 25 dogs a day through the winter
- Clipped the claws of 12 dogs a day
- Drove our van with six dogs to the vet each week

Stable Hand, Marsh Stables
2011 - 2014
- Trained two new helpers each summer
`;
    const post = `Kennel Hand

Responsibilities
- Feed and exercise up to forty dogs a day
- Clip the claws of dogs
- Drive dogs to the vet in our van
- Train new helpers of our stables
`;
    const { text } = letterFor(source, post, { score: fit });
    expect(text.match(/“/gu)).toHaveLength(3);
    expect(text.match(/You also /gu)).toHaveLength(1);
    expect(text).toContain("\n\nYou also need someone to “");
    expect(text).toContain("” is on your list, too. ");
  });

  it.each([
    ["Feeding of nervous dogs is required", /dogs is/iu],
    ["Exercising nervous dogs is part of the day", /dogs is/iu],
    ["Feed my nervous dogs each day", /feed my/iu],
    ["Three years of work with nervous dogs", /years of work/iu],
    ["Responsible for feeding the dogs and also for the cats", /also for/iu],
  ])("are none that read badly in quotation marks: %s", (duty, odd) => {
    expect(letterOf(duty, "Fed and exercised 25 nervous dogs a day through the winter")).not.toMatch(odd);
  });

  it("are those first that the post says first, where several are answered alike", () => {
    const source =
      "Ana Bold\n\nEXPERIENCE\n\nKennel Hand, Pike Kennels\n2015 - 2019\n- Fed 25 hens of the yard a day\n- Fed 40 ducks on the pond a day\n";
    const duties = ["Feed the hens each day", "Feed the ducks each day"];
    const filler = "- Write to the owners of the animals about their stay\n".repeat(6);
    const leads = [duties, duties.toReversed()].map(([first, second]) => {
      const post = `Kennel Hand\n\nResponsibilities\n- ${first}\n${filler}- ${second}\n`;
      return /“feed the (\p{L}+)/iu.exec(letterFor(source, post, { score: fit }).text)?.[1];
    });
    expect(leads).toEqual(["hens", "ducks"]);
  });

  it("are the longer ones where they are nearly as likely, and about another thing before each line", () => {
    const place = { start: 0, end: 90 };
    const ask = (text: string, chance: number, line: Line) =>
      ({ words: { text, form: "deed", place, weight: 1, isTerm: false, ids: [] }, line, chance }) satisfies Ask;
    const [feed, owners] = ["Cut the cost of feed to 29%", "Wrote to 90 owners a month"].map(
      (text) => ({ path: "/work/0/highlights/0", text }) as Line,
    ) as [Line, Line];
    const short = ask("keep the cost of feed", 0.6, feed);
    const quoted = (chance: number) =>
      chooseAsks([
        short,
        ask("keep the cost of feed below 30%", chance, feed),
        ask("write to owners of dogs", 0.5, feed),
        ask("keep owners of feed", 0.5, owners),
        ask("write to all owners", 0.5, owners),
      ]).map(({ words }) => words.text);
    expect(quoted(0.5)).toEqual(["keep the cost of feed below 30%", "write to all owners"]);
    expect(quoted(0.2)).toEqual(["keep the cost of feed", "write to all owners"]);
  });
});
