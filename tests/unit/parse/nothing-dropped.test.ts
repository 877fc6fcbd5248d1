import fc from "fast-check";
import { expect, it } from "vitest";
import { readSource } from "~/tailor/parse/lines/source-lines";
import { parseResume } from "~/tailor/parse/parse-resume";
import { isCaption } from "~/tailor/parse/words/contact-words";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { allResumes } from "../../support/resumes/all-resumes";
import { jobLayouts, studyLayouts } from "../../train/layouts";
import { setSection } from "../../train/set-section";

/** Words that join two values of a head, and say nothing of their own. */
const joins = new Set("to until till in at the from of for and e bis en em".split(" "));

/** The words of a text that stand in no atom, beside headings, captions and joining words. */
function dropped(text: string): string[] {
  const { atoms, sections } = parseResume(text);
  const taken = new Uint8Array(text.length);
  for (const { span } of atoms) if (span) taken.fill(1, span.start, span.end);
  const headings = new Set(sections.flatMap(({ title }) => title?.toLowerCase() ?? []));
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const line = text.slice(text.lastIndexOf("\n", index) + 1).split("\n", 1)[0] ?? "";
    const isHeading = headings.has(line.trim().replace(/:$/, "").toLowerCase());
    return taken[index] || isHeading || joins.has(word.toLowerCase()) || isCaption(word) ? [] : [word];
  });
}

/** The words that stand in more than one value. */
function repeated(text: string): string[] {
  const { atoms } = parseResume(text);
  const { asides } = readSource(text);
  const isAside = (at: number) => asides.some(({ start, end }) => at >= start && at < end);
  const values = new Uint8Array(text.length);
  for (const { span } of atoms)
    for (let at = span?.start ?? 0; at < (span?.end ?? 0); at++) values[at] = (values[at] ?? 0) + 1;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    (values[index] ?? 0) > 1 && !isAside(index) ? [word] : [],
  );
}

it("keeps every word of the invented resumes, once", () => {
  for (const resume of Object.values(allResumes)) {
    const text = resumeToText(resume);
    expect([dropped(text), repeated(text)]).toEqual([[], []]);
  }
});

it("keeps every word of sections in all layouts, once", () => {
  for (const [at, layout] of [...jobLayouts, ...studyLayouts].entries()) {
    const kind = at < jobLayouts.length ? "job" : "study";
    const { text } = setSection(layout, kind, 700_000 + at);
    const section = `${kind === "job" ? "Experience" : "Education"}\n${text}`;
    expect([dropped(section), repeated(section)]).toEqual([[], []]);
  }
});

it("keeps every word of lines in any order, once", () => {
  const lines = Object.values(allResumes).flatMap((resume) => resumeToText(resume).split("\n"));
  const shuffled = fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(shuffled, (some) => {
      const text = some.join("\n");
      expect([dropped(text), repeated(text)]).toEqual([[], []]);
    }),
    { numRuns: 60, seed: 14 },
  );
});
