import { expect, it } from "vitest";
import { askQuestions } from "../../../app/tailor/ask-questions";
import { readData } from "../../../app/tailor/lexicon/read-data";
import { sources } from "../../../app/tailor/lexicon/sources";
import { matchResume } from "../../../app/tailor/match/match-resume";
import { readPosting } from "../../../app/tailor/posting/read-posting";
import { allResumes } from "../../support/all-resumes";

const asOf = "2026-11";
const mostMilliseconds = 3000;

it("asks in bounded time where a post asks for everything and everything else was answered", () => {
  const terms = readData("software", sources.software).map(({ canonical }) => canonical);
  const post = `Engineer\nRequirements\n${terms
    .slice(0, 300)
    .map((term) => `- ${term} is required`)
    .join("\n")}`;
  const posting = readPosting(post);
  expect(posting.requirements.length).toBeGreaterThan(100);
  const facts = readData("health", sources.health)
    .slice(0, 500)
    .map(({ canonical }, at) => ({ id: `f${at}`, subject: canonical, confirmed: true, date: "2026-11-03" }));
  const resume = allResumes.nurse;
  const match = matchResume(resume, posting, { facts, asOf });
  const start = process.cpuUsage();
  const questions = askQuestions({ resume, posting, match, facts, asOf });
  const { user, system } = process.cpuUsage(start);
  expect(questions.length).toBe(8);
  expect((user + system) / 1000).toBeLessThan(mostMilliseconds);
});
