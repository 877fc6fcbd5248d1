import { expect, it } from "vitest";
import { askQuestions } from "~/tailor/ask-questions";
import { termsOf } from "~/tailor/lexicon/terms";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { allResumes } from "../../support/resumes/all-resumes";
import { processorMilliseconds } from "../../support/runner/processor-time";

const asOf = "2026-11";
/** Each question is tried by matches; without a bound there would be one for each answer and each requirement. */
const mostMatches = 100;

it("asks in bounded time where a post asks for everything and everything else was answered", async () => {
  const terms = termsOf("software").map(({ canonical }) => canonical);
  const post = `Engineer\nRequirements\n${terms
    .slice(0, 300)
    .map((term) => `- ${term} is required`)
    .join("\n")}`;
  const posting = readPosting(post);
  // The reader keeps so many of the 300.
  expect(posting.requirements.length).toBeGreaterThanOrEqual(20);
  const facts = termsOf("health")
    .slice(0, 500)
    .map(({ canonical }, at) => ({ id: `f${at}`, subject: canonical, confirmed: true, date: "2026-11-03" }));
  const resume = allResumes.nurse;
  const match = matchResume(resume, posting, { facts, asOf });
  const oneMatch = await processorMilliseconds(() => matchResume(resume, posting, { facts, asOf }));
  const spent = await processorMilliseconds(() => {
    expect(askQuestions({ resume, posting, match, facts, asOf }).length).toBe(10);
  });
  expect(spent).toBeLessThan(mostMatches * oneMatch);
});
