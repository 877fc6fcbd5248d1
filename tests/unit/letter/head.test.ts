import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { letterDate, letterHead, placeOfPost, withoutHead } from "~/tailor/letter/head";
import { judgeOwnLetter } from "~/tailor/letter/judge-own-letter";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { postingText, resumeText } from "../gate/fixture-resume";

const day = Date.UTC(2026, 10, 22, 23, 59);

it("writes the day as the paper's country does", () => {
  expect([letterDate(day, "a4"), letterDate(day, "letter")]).toEqual(["22 November 2026", "November 22, 2026"]);
});

it.each([
  ["Planner\nMarram Coast Foods, Great Yarmouth\nWe ship fish.", "Great Yarmouth"],
  ["Planner\nLocation: Leeds, UK\nMarram Coast Foods", "Leeds, UK"],
  ["Planner\nMarram Coast Foods brings fish to shops.", undefined],
  ["Planner\nLocation: Remote\nMarram Coast Foods", undefined],
  ["Planner\nMarram Coast Foods\n\nWe ship fish.", undefined],
])("finds the place of the job in %j", (source, place) => {
  expect(placeOfPost(readPosting(source, { company: "Marram Coast Foods" }))).toBe(place);
});

it("names the employer and the place as far as the post says them", () => {
  const source = "Planner\nMarram Coast Foods, Great Yarmouth";
  expect(letterHead(readPosting(source, { company: "Marram Coast Foods" }), "22 November 2026")).toBe(
    "22 November 2026\n\nMarram Coast Foods\nGreat Yarmouth",
  );
  expect(letterHead(readPosting("Planner wanted"), "22 November 2026")).toBe("22 November 2026");
});

const tag = await loadTagger();

it("stands above the letter, which is the same without it, and claims nothing", () => {
  const resume = parseResume(resumeText);
  const posting = readPosting(postingText, { company: "Brightwater Retail" });
  const input = { resume, posting, match: matchResume(resume, posting, { asOf: "2026-11" }) };
  const plain = writeLetter(input, tag);
  const dated = writeLetter({ ...input, date: "22 November 2026" }, tag);
  expect(dated).toEqual({ ...plain, text: `22 November 2026\n\nBrightwater Retail\n\n${plain.text}` });
  const text = dated.text.replace("22 November 2026", "1 December 2026").replace("Retail\n", "Retail\n4 Quay Road\n");
  expect(judgeOwnLetter(dated, { text, date: "2026-11-23" }, resume, { posting }).own).toEqual([]);
});

it("takes a line of a list for the writer's own once its words are changed, not its sign", () => {
  const resume = parseResume(resumeText);
  const posting = readPosting(postingText);
  const written = { text: "Dear team,\n\nIn this job:\n• Reduced waste by 18%.\n\nKind regards", claims: [] };
  const own = (text: string) => judgeOwnLetter(written, { text, date: "2026-11-23" }, resume, { posting }).own;
  expect(own(written.text.replaceAll("\n• ", "\n- "))).toEqual([]);
  expect(own(written.text.replace(/\n• .*/u, "\n• Led 900 people."))).toMatchObject([{ text: "Led 900 people." }]);
});

it("takes no sentence for a part of the head", () => {
  const boast = "I led 900 people.\n\nDear team,\n\nHire me.";
  expect(withoutHead(boast)).toBe(boast);
  expect(withoutHead("Dear team,\n\nHire me.")).toBe("Dear team,\n\nHire me.");
  expect(withoutHead("1 May 2026\n\nPike Co.\n\nDear team,\n\nHire me.")).toBe("Dear team,\n\nHire me.");
});
