import { describe, expect, it } from "vitest";
import { findSlips } from "~/tailor/grammar/slips/find-slips";
import { loadTagger } from "~/tailor/grammar/tagger";
import { respell } from "~/tailor/spelling/find-misspellings";
import { loadWordList, rarestMeant } from "~/tailor/spelling/word-list";

const tag = await loadTagger();
const words = await loadWordList();
const isWord = (word: string) => (words.rankOf(word) ?? rarestMeant + 1) <= rarestMeant;
const mended = (text: string) => respell(text, new Map(findSlips(text, tag, isWord)));

describe("slips of grammar", () => {
  it.each([
    ["We was the fastest crew of the yard.", "We were the fastest crew of the yard."],
    ["Late orders was 40 in May and is now 12.", "Late orders were 40 in May and are now 12."],
    ["I tidy up when the other drivers is busy.", "I tidy up when the other drivers are busy."],
    ["Most of my nights is on the ward.", "Most of my nights are on the ward."],
    ["My spoken English have faults.", "My spoken English has faults."],
    ["There is many boats in the yard.", "There are many boats in the yard."],
    ["Cleans and prepare the boats.", "Cleans and prepares the boats."],
    ["Serve the guests and answering the phone.", "Serve the guests and answer the phone."],
    ["It is 40 seats restaurant.", "It is a 40-seat restaurant."],
    ["Finished a 3 weeks course.", "Finished a 3-week course."],
    ["Repaired about 9 engine per day.", "Repaired about 9 engines per day."],
    ["I am careful and patient carer.", "I am a careful and patient carer."],
    ["I am cook for nine years.", "I have been a cook for nine years."],
    ["I am looking after this boat since 2019.", "I have been looking after this boat since 2019."],
    ["I started as picker in the orchard.", "I started as a picker in the orchard."],
    ["I had stop two years for my father.", "I had stopped two years for my father."],
    ["I stay calm when its busy.", "I stay calm when it's busy."],
    ["I do not leave until is ready.", "I do not leave until it is ready."],
    ["Skipper of the ferry since 6 years.", "Skipper of the ferry for 6 years."],
  ])("%s", (text, right) => expect(mended(text)).toBe(right));

  it.each([
    "Managed orders is what I do best.",
    "My manager and I were there.",
    "If it were possible, I would stay.",
    "IT support professional with two years of service.",
    "Compile reports and supporting schedules for the yard.",
    "Manage the interview and hiring process.",
    "Closed 15 years of disputes.",
    "Our team are proud of the boats.",
    "I was head cook at the inn for two years.",
    "I am looking for 2 years contracts.",
    "The boat and its busy crew.",
    "Led team of nine and managed stock.",
  ])("leaves alone: %s", (text) => expect(mended(text)).toBe(text));
});
