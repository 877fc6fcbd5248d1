import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { allResumes } from "../../support/resumes/all-resumes";
import * as offices from "./fixtures/offices";
import * as trades from "./fixtures/trades";

const exported = Object.entries(allResumes).map(
  ([name, resume]) => [`export of ${name}`, resumeToText(resume)] as const,
);
const texts = [...Object.entries({ ...trades, ...offices }), ...exported];

/** Joints between values ("May to June", "BSc in Nursing") and labels of contact details say nothing of their own. */
const joints = /^(?:to|in|at|from|date|mail|e|phone|page|of|\d)$/i;

function uncoveredWords(text: string, resume: Resume): string[] {
  const covered = new Uint8Array(text.length);
  for (const { span } of resume.atoms) if (span) covered.fill(1, span.start, span.end);
  const headings = new Set(resume.sections.map(({ title }) => squeezed(title ?? "")));
  const words: string[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const isHeading = headings.has(squeezed(line)) || headings.has(squeezed(line.split(":")[0] ?? ""));
    for (const word of isHeading ? [] : line.matchAll(/[\p{L}\p{N}]+/gu)) {
      const from = start + word.index;
      if (covered.slice(from, from + word[0].length).includes(0) && !joints.test(word[0])) words.push(word[0]);
    }
    start += line.length + 1;
  }
  return words;
}

function squeezed(text: string): string {
  return text.replace(/[\s:]/g, "");
}

describe("faithful to the source", () => {
  it.each(texts)("covers every word of the %s resume with a value or a heading", (_, text) => {
    expect(uncoveredWords(text, parseResume(text))).toEqual([]);
  });

  it.each(texts)("gives every atom of the %s resume its own id, a place in the source and a value", (_, text) => {
    const resume = parseResume(text);
    expect(new Set(resume.atoms.map(({ id }) => id)).size).toBe(resume.atoms.length);
    for (const atom of resume.atoms) {
      const value = valueAt(resume, atom.path);
      if (!atom.path.endsWith("/current")) expect(value, atom.path).toBeDefined();
      if (!/Date|date|current/.test(atom.path)) expect(value, atom.path).toBe(atom.text);
      const source = text.slice(atom.span?.start, atom.span?.end).replace(/[•*-]/g, " ").split(/\s+/).join(" ");
      expect(source.replaceAll(" ", "")).toContain(atom.text.replace(/[\s•*-]/g, ""));
    }
  });

  it.each(exported)("reads the %s and writes it again unchanged", (_, text) => {
    expect(resumeToText(parseResume(text))).toBe(text);
  });

  it("does not lose the lines that no section claims", () => {
    const resume = parseResume("Ada Brook\n\nSKILLS\nKnitting\n\nSECRET SECTION\nSomething else\n42 things");
    expect(resume.other).toEqual([{ title: "SECRET SECTION", lines: ["Something else", "42 things"] }]);
  });

  it("never makes a name of a title, a heading or a place", () => {
    for (const first of [
      "Customer Service",
      "Registered Nurse",
      "Curriculum Vitae",
      "Leeds, UK",
      "Core Competencies",
    ]) {
      expect(parseResume(`${first}\nann@mail.example\n`).basics.name).toBeUndefined();
    }
  });

  it("returns an empty resume for an empty text", () => {
    expect(parseResume(" \n\n").atoms).toEqual([]);
  });
});
