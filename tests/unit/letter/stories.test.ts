import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { storiesOf } from "~/tailor/letter/stories";
import { parseResume } from "~/tailor/parse/parse-resume";

const tag = await loadTagger();
const told = (lines: string) =>
  storiesOf(parseResume(`Ana Bold\n\nEXPERIENCE\n\nMiller, Pike Mills\n2015 - Present\n${lines}`), tag).map(
    ({ text }) => text,
  );
const plain = "- Ground rye for nine bakeries a day\n- Weighed every sack that left the yard\n";

describe("what a letter quotes of a job", () => {
  it("is a line as a whole, whatever its sentences are", () => {
    const line = "Rewrote the cleaning chart of the sieves. Flour that came back went from 9 sacks a week to 1";
    expect(told(`- ${line}.\n${plain}`)).toContain(line);
  });

  it("is of a long text what belongs together: what leans on a sentence stands with it", () => {
    const filler =
      "The mill stands on the river below the town and grinds rye, wheat and spelt for bakeries and farms. ".repeat(3);
    const stories = told(`${filler}I moved the sieves beside the door of the yard. That saved two hours a night.\n`);
    expect(stories).toContain("I moved the sieves beside the door of the yard. That saved two hours a night");
    expect(stories.some((text) => text.startsWith("That"))).toBe(false);
  });

  it.each([
    "Built two sluice gates on top of that for the miller",
    "In another we lost the wheel to the flood of the river",
    "Position: Miller of the yard",
    "Not trained on the big wheel",
    "To be honest the big wheel was too much for me",
    "Boiler card of the mill, expired in 2019",
    "Cleaning of the wheel and of",
    "The night supervisor unloaded 40 sacks of flour a week",
    "My brother Dan ran the big wheel of the mill",
    "Weighing of sacks was done by my colleague",
    "The worst night was when I slept through the alarm",
  ])("is nothing that leans on another line, is a field of a form, or that nobody holds up: %s", (line) => {
    const stories = told(`- ${line}\n${plain}`);
    expect(stories.length).toBeGreaterThan(0);
    expect(stories).not.toContain(line);
  });

  it("is what somebody writes in small letters throughout", () => {
    expect(told("- ground rye for nine bakeries a day\n- weighed every sack that left the yard\n")).toEqual([
      "Ground rye for nine bakeries a day",
      "Weighed every sack that left the yard",
    ]);
  });
});
