import { describe, expect, it } from "vitest";
import { compareTexts } from "~/domain/resumes/versions/compare-texts";
import { wordDiff } from "~/domain/rewriting/show/word-diff";
import { decideChanges } from "~/tailor/decide-changes";
import { checkText } from "~/tailor/gate/check-text";
import { resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { judgeOwnLetter } from "~/tailor/letter/judge-own-letter";
import { matchResume } from "~/tailor/match/match-resume";
import type { Source } from "~/tailor/parse/lines/source-line";
import { textOf } from "~/tailor/parse/lines/span-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { findLetterPlaceholders } from "~/tailor/reading/find-placeholders";
import { readingGaps } from "~/tailor/reading/reading-gaps";
import { tailorResume } from "~/tailor/tailor-resume";
import { hostileTexts } from "../support/http/hostile-texts";
import { expectProportion } from "../support/runner/expect-proportion";
import { postingText, resumeText } from "./gate/fixture-resume";

const asOf = "2026-10";
const date = "2026-10-01";
const post = readPosting(postingText);
/** Nothing that was read of it before is known. */
const usual = () => ({ ...parseResume(resumeText) });
const unwritten = { text: "", paragraphs: [], claims: [] } as unknown as Parameters<typeof judgeOwnLetter>[0];

/** Values that begin and end with a word, so that nothing cuts away the signs between. */
function resumeOf(text: string) {
  const inside = `Plan ${text} stock`;
  const { basics, work, ...rest } = usual();
  const [job, ...jobs] = work;
  if (!job) throw new Error("The resume has a job");
  const filled = { ...job, name: inside, position: inside, summary: text, highlights: [inside, `[${text}`] };
  return { ...rest, basics: { ...basics, name: inside, summary: inside }, work: [filled, ...jobs] };
}

/** All lines in one entry: what each line asks of its entry must not be read from all the others each time. */
const jobOf = (lines: string) => `Ada Bell\nada@bell.example\n\nEXPERIENCE\n\nClerk, Shop\n2019 - 2020\n${lines}`;

/** Every line is another one than before, so that each is judged. */
const reworded = (lines: string) => lines.replace(/^.+$/gm, "Successfully $&");

/** What a user's text goes through, and how long it may be there. */
const actions: Record<string, { longest: number; run(text: string): unknown }> = {
  "a resume and its match": {
    longest: 40_000,
    run: (text) => matchResume(parseResume(text), post, { asOf }),
  },
  "the lines of one paragraph": {
    longest: 200_000,
    run: (text) => textOf({ text, asides: [] } as unknown as Source, { start: 0, end: text.length }),
  },
  "a job post and its match": {
    longest: 20_000,
    run: (text) => matchResume(usual(), readPosting(text), { asOf }),
  },
  "a rewrite of a resume": {
    longest: 20_000,
    run: (text) => tailorResume({ resume: parseResume(text), posting: post, asOf }),
  },
  "a check of a resume with every line reworded": {
    longest: 40_000,
    run: (text) => checkText(jobOf(text), jobOf(reworded(text))),
  },
  "a letter of one's own": {
    longest: 6_000,
    run: (text) =>
      decideChanges({ base: usual(), changes: [], posting: post, asOf }, { changes: {}, letter: { text, date } }),
  },
  "a letter against a resume of the same kind": {
    longest: 6_000,
    run: (text) => judgeOwnLetter(unwritten, { text, date }, parseResume(text), { posting: post }),
  },
  "own words for a change": { longest: 2_000, run: (text) => judgeText(text, [...resumePieces(usual())]) },
  "what a reader of the resume misses": {
    longest: 40_000,
    run: (text) => readingGaps(resumeOf(text)),
  },
  "what a reader of the letter misses": { longest: 40_000, run: (text) => findLetterPlaceholders(text) },
  "two versions": { longest: 20_000, run: (text) => compareTexts(text, [...text].reverse().join("")) },
  "words of a line": { longest: 4_000, run: (text) => wordDiff(text, resumeText.repeat(4).slice(0, 4_000)) },
};

/** Each of them was quadratic somewhere; a rewrite, which is most of the work, is tried with all others as well. */
const shapes = [
  "one word",
  "one tool",
  "single digits",
  "initials",
  "open phones",
  "slashed dates",
  "counted",
  "deeds joined by and",
  "commas alone",
  "blanks and stops",
  "closing brackets",
  "blanks alone",
  "no blanks",
  "capitals without blanks",
  "capitals behind a language",
  "dated lines",
  "lines of one letter",
  "resume with entries",
];

describe.each(Object.entries(actions))("%s", (_, { longest, run }) => {
  it.each(shapes)("costs in proportion to its length: %s", async (shape) => {
    const text = hostileTexts[shape];
    if (!text) throw new Error(`There is no shape ${shape}`);
    await expectProportion(longest, (characters) => run(text(characters)));
  });
});

describe("a rewrite of a job with very many lines", () => {
  const longest = 20_000;

  it.each(Object.entries(hostileTexts))("costs in proportion to its length: %s", async (_, text) => {
    await expectProportion(longest, (characters) =>
      tailorResume({ resume: parseResume(jobOf(text(characters))), posting: post, asOf }),
    );
  });
});

describe("what is too long to be judged", () => {
  const pieces = () => [...resumePieces(usual())];

  it.each(["one small word", "counted", "single digits", "clauses", "no blanks"])(
    "is unproven, and says that it was not checked: %s",
    (shape) => {
      const claims = judgeText(hostileTexts[shape]?.(2_000) ?? "", pieces());
      expect(claims.length).toBeGreaterThan(0);
      expect(claims.some(({ status, reason }) => status === "unsupported" && reason?.startsWith("Not checked:"))).toBe(
        true,
      );
    },
  );

  it("hides no lie in the sentences beside it", () => {
    const lie = "Founded a bank.";
    const claims = judgeText(`${lie} ${hostileTexts.counted?.(3_000)}`, pieces());
    expect(claims.every(({ status }) => status === "unsupported")).toBe(true);
  });

  it("is the rest of a letter of very many sentences, told once", () => {
    const text = hostileTexts["short sentences"]?.(6_000) ?? "";
    const { own } = judgeOwnLetter(unwritten, { text, date }, usual(), { posting: post });
    expect(own.length).toBeLessThan(130);
    expect(own.at(-1)?.unproven[0]?.reason).toMatch(/^Not checked: the letter has too many sentences/);
  });
});
