import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { harmfulLines } from "~/tailor/propose/leave-out/harmful-lines";

const linesOf = (summary: string, post = "Store Clerk\n\nRequirements\n- Stock control\n") =>
  harmfulLines(
    parseResume(`Ana Bold\n\nSUMMARY\n${summary}\n\nEXPERIENCE\n\nClerk, Pike Cafe\n2018 - 2023\n- Counted stock\n`),
    readPosting(post),
  ).map(({ line }) => line);

it("names the sentence that speaks against its writer, and no other", () => {
  expect(linesOf("Six years in stores. I have not used a scanner. Full licence, no car at the moment.")).toEqual([
    "I have not used a scanner.",
    "Full licence, no car at the moment.",
  ]);
  expect(linesOf("Quick at the till. Please call me first as my boss does not know.")).toEqual([
    "Please call me first as my boss does not know.",
  ]);
  expect(linesOf("Six years in stores, no speeding tickets. Good with stock.")).toEqual([]);
  expect(linesOf("Ran the desk of expired stock. Nursed diabetes patients and felony clients before that.")).toEqual(
    [],
  );
});

it("says nothing of what the post asks to be told", () => {
  expect(linesOf("Good with stock. Expected salary: 30,000.")).toEqual(["Expected salary: 30,000."]);
  expect(
    linesOf("Good with stock. Expected salary: 30,000.", "Store Clerk\n\nPlease state your expected salary.\n"),
  ).toEqual([]);
});
