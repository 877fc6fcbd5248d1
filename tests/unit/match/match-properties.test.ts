import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchResume, recomputeScore } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { professions } from "./professions";
import { resumeOf, type Sketch } from "./resume-of";

const asOf = "2025-01-01";
const postings = professions.map(({ posting }) => readPosting(posting));
const lines = professions.flatMap(({ person }) => person.jobs?.flatMap(({ highlights }) => highlights) ?? []);
const held = professions.flatMap(({ person }) => person.certificates ?? []);
const listed = ["JS", "Payroll", "Excel", "Wound care", "Salesforce", "Welding", "Spanish", "Docker"];

const sketches = fc.record({
  summary: fc.option(fc.constantFrom("Careful and experienced with SQL", "Nurse with Epic and triage"), {
    nil: undefined,
  }),
  jobs: fc.array(
    fc.record({
      position: fc.constantFrom("Nurse", "Cook", "Analyst", "Driver", "Teacher"),
      startDate: fc.constantFrom("2010-01", "2018-06"),
      endDate: fc.constantFrom("2019-01", "2024-11"),
      highlights: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  skills: fc.array(fc.constantFrom(...listed), { maxLength: 4 }),
  certificates: fc.array(fc.constantFrom(...held), { maxLength: 2 }),
});
const postingIndex = fc.nat({ max: postings.length - 1 });

function score(sketch: Sketch, at: number): number {
  const posting = postings[at];
  return (posting && matchResume(resumeOf(sketch), posting, { asOf }).score) ?? 0;
}

/** The score before it is rounded, out of what its rows and parts earn. */
function points(sketch: Sketch, at: number): number {
  const posting = postings[at];
  if (!posting) return 0;
  const { rows, parts } = matchResume(resumeOf(sketch), posting, { asOf });
  return [...rows, ...parts].reduce((sum, one) => sum + one.points, 0);
}

describe("the score", () => {
  it("is the sum of its rows and parts under its cap, and never above the ceiling", () => {
    fc.assert(
      fc.property(sketches, postingIndex, (sketch, at) => {
        const posting = postings[at];
        if (!posting) return;
        const match = matchResume(resumeOf(sketch), posting, { asOf });
        expect(recomputeScore(match)).toBe(match.score);
        expect(match.ceiling ?? 0).toBeGreaterThanOrEqual(match.score ?? 0);
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
        for (const row of match.rows) expect(row.points).toBeCloseTo(row.credit * row.possible, 6);
      }),
    );
  });

  it("is the same for the same input", () => {
    fc.assert(
      fc.property(sketches, postingIndex, (sketch, at) => score(sketch, at) === score(structuredClone(sketch), at)),
    );
  });

  it("never falls when a line of true evidence is added", () => {
    fc.assert(
      fc.property(sketches, postingIndex, fc.constantFrom(...lines), (sketch, at, line) => {
        const [first, ...rest] = sketch.jobs;
        if (!first) return;
        const more = { ...sketch, jobs: [{ ...first, highlights: [...first.highlights, line] }, ...rest] };
        expect(score(more, at)).toBeGreaterThanOrEqual(score(sketch, at));
      }),
    );
  });

  it("never falls when a listed skill, a certificate or a summary is added", () => {
    fc.assert(
      fc.property(
        sketches,
        postingIndex,
        fc.constantFrom(...listed),
        fc.constantFrom(...held),
        (sketch, at, skill, paper) => {
          const before = score(sketch, at);
          expect(score({ ...sketch, skills: [...sketch.skills, skill] }, at)).toBeGreaterThanOrEqual(before);
          expect(score({ ...sketch, certificates: [...sketch.certificates, paper] }, at)).toBeGreaterThanOrEqual(
            before,
          );
          expect(score({ ...sketch, summary: `${sketch.summary ?? ""} ${skill}.` }, at)).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  const padding = [
    (term: string) => `Familiar with ${term}`,
    (term: string) => `Exposure to ${term} and similar`,
    (term: string) => `Strong interest in ${term}`,
    (term: string) => `Currently learning ${term}`,
    (term: string) => `No experience with ${term}`,
    (term: string) => `${term} (familiar)`,
  ];

  it("does not rise for being familiar with, exposed to or interested in what the post asks for", () => {
    fc.assert(
      fc.property(sketches, postingIndex, fc.constantFrom(...padding), (sketch, at, pad) => {
        const terms = postings[at]?.requirements.map(({ term }) => pad(term)) ?? [];
        const before = score(sketch, at);
        const [first, ...rest] = sketch.jobs;
        if (!first) return;
        expect(score({ ...sketch, skills: [...sketch.skills, ...terms] }, at)).toBeLessThanOrEqual(before);
        const bullets = { ...sketch, jobs: [{ ...first, highlights: [...first.highlights, ...terms] }, ...rest] };
        expect(score(bullets, at)).toBeLessThanOrEqual(before);
      }),
    );
  });

  it("does not rise when a list repeats what the resume shows under other names", () => {
    const post = readPosting("Developer\nRequirements\nJavaScript\nKubernetes\nCustomer service");
    const base = {
      jobs: [{ position: "Developer", highlights: ["Ran Kubernetes and JavaScript in customer service"] }],
    };
    const stuffed = {
      ...base,
      skills: ["JS", "ECMAScript", "K8s", "client service", "customer care"],
    };
    const of = (sketch: Sketch) => matchResume(resumeOf(sketch), post, { asOf }).score;
    expect(of(stuffed)).toBe(of(base));
  });

  it("does not rise when a list of good traits is added", () => {
    const traits =
      "Team player, collaborative, excellent communication skills, detail-oriented, motivated, hard-working";
    fc.assert(
      fc.property(sketches, postingIndex, (sketch, at) => {
        const [first, ...rest] = sketch.jobs;
        if (!first) return;
        const more = { ...sketch, jobs: [{ ...first, highlights: [...first.highlights, traits] }, ...rest] };
        // A word of a trait may come close to one that is asked for; it never earns a tenth of a point.
        const most = points(sketch, at) + 0.1;
        expect(points(more, at)).toBeLessThan(most);
        expect(points({ ...sketch, skills: [...sketch.skills, ...traits.split(", ")] }, at)).toBeLessThan(most);
      }),
    );
  });

  it("lets a hedge govern the whole line, however the line was split into fields", () => {
    const post = readPosting("Developer\nRequirements\nKubernetes\nTerraform\nNode.js");
    const resume = resumeOf({ jobs: [{ position: "Clerk", highlights: ["Sorted mail"] }] });
    const line = "Familiar with Node.js, Kubernetes, Terraform";
    const at = resume.source.length;
    const keywords = line.split(", ");
    const atoms = keywords.map((text, i) => {
      const start = at + line.indexOf(text);
      return { id: `k${i}`, path: `/skills/0/keywords/${i}`, text, span: { start, end: start + text.length } };
    });
    const split = {
      ...resume,
      skills: [{ keywords }],
      atoms: [...resume.atoms, ...atoms],
      source: resume.source + line,
    };
    expect(matchResume(split, post, { asOf }).score).toBe(matchResume(resume, post, { asOf }).score);
  });

  it("hardly moves with the order, the case and the white space of the lines", () => {
    const orders = (sketch: Sketch): Sketch[] => [
      { ...sketch, jobs: sketch.jobs?.map((job) => ({ ...job, highlights: [...job.highlights].reverse() })) },
      { ...sketch, jobs: [...(sketch.jobs ?? [])].reverse() },
      { ...sketch, skills: [...(sketch.skills ?? [])].reverse() },
      {
        ...sketch,
        jobs: sketch.jobs?.map((job) => ({
          ...job,
          highlights: job.highlights.map((line) => `  ${line.replace(/ /g, "  ")} `),
        })),
      },
      {
        ...sketch,
        jobs: sketch.jobs?.map((job) => ({ ...job, highlights: job.highlights.map((line) => line.toUpperCase()) })),
      },
    ];
    fc.assert(
      fc.property(sketches, postingIndex, (sketch, at) => {
        const before = score(sketch, at);
        for (const other of orders(sketch)) expect(Math.abs(score(other, at) - before)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
