import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Match } from "~/tailor/match";
import { mostListPoints } from "~/tailor/match/formula";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { rewordings } from "../../eval/rewordings";
import { allResumes } from "../../support/resumes/all-resumes";
import { accountantPost, nursePost, softwareEngineerPost } from "../../support/resumes/sample-posts";
import { professions } from "./professions";

const asOf = "2026-11";
const people: Resume[] = Object.values(allResumes);
const posts = [nursePost, softwareEngineerPost, accountantPost, ...professions.map(({ posting }) => posting)];
const deeds = professions.flatMap(({ person }) => person.jobs?.flatMap(({ highlights }) => highlights) ?? []);
const person = fc.constantFrom(...people);
const post = fc.constantFrom(...posts);

const match = (text: string, posting: string): Match => matchResume(parseResume(text), readPosting(posting), { asOf });

/** Every text meets many others: each is read once. */
const resumeOf = once(parseResume);
const postingOf = once(readPosting);

function score(text: string, posting: string): number {
  return matchResume(resumeOf(text), postingOf(posting), { asOf }).score ?? 0;
}

function once<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

function withDeed(resume: Resume, deed: string): Resume {
  const [first, ...rest] = resume.work;
  return first ? { ...resume, work: [{ ...first, highlights: [...first.highlights, deed] }, ...rest] } : resume;
}

describe("the score of whole texts", () => {
  it("never falls when a line of true evidence is added", () => {
    fc.assert(
      fc.property(person, post, fc.constantFrom(...deeds), (resume, posting, deed) => {
        const before = score(resumeToText(resume), posting);
        expect(score(resumeToText(withDeed(resume, deed)), posting)).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it("never rises for terms that are hoped for or hedged, wherever they stand", () => {
    const paddings = [
      (terms: string) => `Familiar with ${terms}.`,
      (terms: string) => `Exposure to ${terms}`,
      (terms: string) => `Eager to learn ${terms}`,
    ];
    fc.assert(
      fc.property(person, post, fc.constantFrom(...paddings), (resume, posting, padding) => {
        const text = resumeToText(resume);
        const line = padding(
          readPosting(posting)
            .requirements.map(({ term }) => term)
            .join(", "),
        );
        const before = score(text, posting);
        expect(score(`${text}\n${line}\n`, posting)).toBeLessThanOrEqual(before);
        expect(score(`${text}\n\nSkills\n${line}\n`, posting)).toBeLessThanOrEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it("rises by one point at most for a list of soft words: they count for the nearness of the whole text alone", () => {
    const words =
      "Team player, collaborative, excellent communication skills, detail-oriented, motivated, hard-working";
    for (const resume of people) {
      for (const posting of posts) {
        const text = resumeToText(resume);
        const before = score(text, posting);
        expect(score(`${text}\n${words}\n`, posting)).toBeLessThanOrEqual(before + 1);
        expect(score(`${text}\n\nSkills\n${words}\n`, posting)).toBeLessThanOrEqual(before + 1);
      }
    }
  });

  it("gives a bare row of the post's terms no more as a line of a job than as a skills list", () => {
    const posting =
      "Web Analyst\nRequirements\nJavaScript\nTableau\nPayroll\nKubernetes\nAccounts payable\nRoute planning";
    const terms = ["JavaScript", "Tableau", "Payroll", "Kubernetes", "Accounts payable"];
    for (const resume of people) {
      const listed = { ...resume, skills: [...resume.skills, { keywords: terms }] };
      const asSkills = score(resumeToText(listed), posting);
      expect(score(resumeToText(withDeed(resume, terms.join(", "))), posting)).toBeLessThanOrEqual(asSkills);
    }
  });

  it("brings a few points at most for all names that the post asks for in a list, in any order and however often", () => {
    const most = mostListPoints + 1;
    for (const [at, resume] of people.entries()) {
      const posting = posts[at % posts.length] ?? nursePost;
      const text = resumeToText(resume);
      const before = score(text, posting);
      const work = readPosting(posting).requirements.filter(({ kind }) => kind === "skill" || kind === "tool");
      const terms = work.map(({ term }) => term.split(" ").slice(-3).join(" ")).sort();
      for (const list of [terms, terms.toReversed(), [...terms, ...terms, ...terms]])
        expect(score(`${text}\n\nSkills\n${list.join(", ")}\n`, posting)).toBeLessThanOrEqual(before + most);
    }
  });

  it.each(Object.entries(rewordings))("moves by 2 points at most: %s", (_, reword) => {
    for (const [at, resume] of people.entries()) {
      const posting = posts[at % posts.length] ?? nursePost;
      const text = resumeToText(resume);
      const before = score(text, posting);
      expect(Math.abs(score(reword(text), posting) - before)).toBeLessThanOrEqual(2);
      expect(Math.abs(score(text, reword(posting)) - before)).toBeLessThanOrEqual(2);
    }
  });

  it("is the same to the last byte for the same texts", () => {
    for (const [at, resume] of people.entries()) {
      const posting = posts[at % posts.length] ?? nursePost;
      const text = resumeToText(resume);
      expect(JSON.stringify(match(text, posting))).toBe(JSON.stringify(match(text, posting)));
    }
  });
});
