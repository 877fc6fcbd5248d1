import { describe, expect, it } from "vitest";
import { askQuestions } from "~/tailor/ask-questions";
import { matchResume } from "~/tailor/match/match-resume";
import { writeSuggestions } from "~/tailor/match/write-report";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Fact } from "~/tailor/resume";
import { allResumes } from "../../support/resumes/all-resumes";
import { accountantPost, nursePost, softwareEngineerPost } from "../../support/resumes/sample-posts";
import { professions } from "../match/professions";
import { resumeOf } from "../match/resume-of";

const asOf = "2026-11";
const resumes = Object.values(allResumes);
const posts = [nursePost, softwareEngineerPost, accountantPost, ...professions.map(({ posting }) => posting)];

function ask(post: string, resume = resumes[0], facts: Fact[] = []) {
  if (!resume) throw new Error("no resume");
  const posting = readPosting(post);
  const match = matchResume(resume, posting, { facts, asOf });
  return { posting, resume, match, questions: askQuestions({ resume, posting, match, facts, asOf }) };
}

const answer = (subject: string, confirmed: boolean): Fact => ({ id: "f1", subject, confirmed, date: "2026-11-03" });

describe("questions about what the resume does not show", () => {
  it("are few, about what is not shown, and the first brings most", () => {
    for (const post of posts) {
      for (const resume of resumes.slice(0, 3)) {
        const { questions, match } = ask(post, resume);
        const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
        expect(questions.length).toBeLessThanOrEqual(10);
        expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
        for (const { requirementId, points } of questions) {
          expect(rows.get(requirementId)?.state).not.toBe("shown");
          expect(rows.get(requirementId)?.kind).not.toBe("soft");
          expect(points).toBeGreaterThan(0);
        }
        for (const [at, { points }] of questions.entries()) {
          expect(points).toBeLessThanOrEqual(questions[at - 1]?.points ?? 100);
        }
      }
    }
  });

  it("promise no more than a confirmed answer makes reachable", () => {
    for (const post of posts) {
      const { resume, posting, match, questions } = ask(post);
      for (const { subject, points } of questions) {
        const confirmed = matchResume(resume, posting, { facts: [answer(subject, true)], asOf });
        expect(confirmed.ceiling ?? 0, subject).toBeGreaterThanOrEqual((match.score ?? 0) + points - 1);
        expect(confirmed.score ?? 0, subject).toBeGreaterThanOrEqual(match.score ?? 0);
      }
    }
  });

  it("are not asked again once answered, either way, and a denial leaves a plain missing", () => {
    const { questions, match } = ask(softwareEngineerPost, allResumes.nurse);
    for (const { subject, text, requirementId } of questions) {
      for (const confirmed of [true, false]) {
        const after = ask(softwareEngineerPost, allResumes.nurse, [answer(subject, confirmed)]);
        expect(after.questions.map((question) => question.text)).not.toContain(text);
        const row = after.match.rows.find((one) => one.requirementId === requirementId);
        const before = match.rows.find((one) => one.requirementId === requirementId);
        const asLine = before?.state === "unsaid" && before.evidence.length > 0;
        expect(row?.state).toBe(confirmed ? (asLine ? "shown" : "unsaid") : "missing");
        if (!confirmed) expect(after.match.score).toBeLessThanOrEqual(match.score ?? 0);
      }
    }
  });

  it("put what a refused change claimed before the rest", () => {
    const { resume, posting, match, questions } = ask(softwareEngineerPost, allResumes.nurse);
    const shown = new Set(questions.map(({ requirementId }) => requirementId));
    const left = posting.requirements.find(({ id, kind, group }) => kind === "tool" && !group && !shown.has(id));
    const change = {
      id: "c0",
      kind: "rephrase" as const,
      atomId: "a",
      path: "/work/0/highlights/0",
      before: "",
      after: "",
    };
    const claim = { text: left?.term ?? "", kind: "skill" as const, status: "unsupported" as const, source: null };
    const refused = [{ change: { ...change, why: "", requirementIds: [] }, accepted: false, claims: [claim] }];
    const again = askQuestions({ resume, posting, match, asOf, refused });
    expect(again.map(({ requirementId }) => requirementId)).toContain(left?.id);
  });
});

describe("suggestions after an answer", () => {
  const suggest = (facts: Fact[]) => writeSuggestions(ask(softwareEngineerPost, allResumes.nurse, facts).match);

  it("name the day of a confirmation and ask to put it where it was used", () => {
    expect(suggest([answer("SQL", true)])).toContainEqual(
      expect.stringContaining("You told us about SQL on 3 Nov 2026: put it in a line where you used it."),
    );
  });

  it("do not ask again about what was denied", () => {
    const about = (lines: string[]) => lines.filter((line) => line.includes("PostgreSQL"));
    expect(about(suggest([answer("SQL", false), answer("Go", false)]))).not.toEqual([]);
    expect(about(suggest([answer("PostgreSQL", false)]))).toEqual([]);
  });
});

describe("a licence that a line only points at", () => {
  const resume = resumeOf({
    jobs: [{ position: "Warehouse Operative", highlights: ["Forklift operator in three halls"] }],
  });
  const { match, questions } = ask("Warehouse Operative\nRequirements\nForklift licence\nStock counts", resume);

  it("is asked for as what one holds, never as the same work", () => {
    const question = questions.find(({ kind }) => kind === "credential");
    expect(question?.text).toMatch(/^Do you have this: “Forklift licence”/);
    expect(question).not.toHaveProperty("line");
  });

  it("is suggested in the same words", () => {
    const advice = writeSuggestions(match).find((sentence) => /licence/i.test(sentence));
    expect(advice).toMatch(/says "Forklift operator.*Do you have this: “Forklift licence”/);
    expect(advice).not.toContain("same work");
  });
});

describe("words that no lexicon knows", () => {
  const sentence = "Estimates food consumption and, with the head chef, purchases the right amounts";
  const clerk = resumeOf({ jobs: [{ position: "Clerk", highlights: ["Sorted mail"] }] });

  it("come with the post's sentence, a part of which they are", () => {
    const { questions } = ask(`Sous Chef\nRequirements\n${sentence}\nSQL`, clerk);
    expect(questions.map(({ text, said }) => ({ text, said }))).toEqual(
      expect.arrayContaining([
        { text: expect.stringContaining("“"), said: sentence },
        { text: "Have you used SQL?", said: undefined },
      ]),
    );
  });
});

describe("something that was not done for so many years", () => {
  const resume = resumeOf({
    jobs: [
      { position: "Clerk", startDate: "2018-01", endDate: "2018-12", highlights: ["Kept the books in QuickBooks"] },
      { position: "Cook", startDate: "2001-01", endDate: "2017-12", highlights: ["Ran the grill station at night"] },
    ],
  });
  const text = "Clerk\nRequirements\nProficient in QuickBooks, minimum 6+ years\nNotary";
  const question = ask(text, resume).questions.find(({ kind }) => kind === "tool");
  const answered = (confirmed: boolean) => {
    const fact = { id: "f", subject: question?.subject ?? "", confirmed, date: "2024-01-01" };
    const posting = readPosting(text);
    const match = matchResume(resume, posting, { facts: [fact], asOf: "2025-01-01" });
    const questions = askQuestions({ resume, posting, match, facts: [fact], asOf: "2025-01-01" });
    return { row: match.rows.find(({ kind }) => kind === "tool"), questions };
  };

  it("is asked about by its years", () => {
    expect(question?.text).toBe("Have you used QuickBooks for 6 years or more?");
  });

  it("is shown by a yes; a no says nothing of the thing itself, and is not asked again", () => {
    expect(answered(true).row?.state).toBe("shown");
    const no = answered(false);
    expect(no.row).toMatchObject({ state: "missing", denied: true });
    expect(no.row?.credit).toBeGreaterThan(0);
    expect(no.questions.filter(({ kind }) => kind === "tool")).toEqual([]);
  });
});
