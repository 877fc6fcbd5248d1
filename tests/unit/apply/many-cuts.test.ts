import { expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import type { Change } from "~/tailor/change";
import { parseResume } from "~/tailor/parse/parse-resume";
import { expectProportion } from "../../support/runner/expect-proportion";

function resumeOf(lines: number) {
  const bullets = Array.from({ length: lines }, (_, at) => `- Sorted crate ${at} by hand and stacked it`).join("\n");
  return parseResume(`Ada Bell\nada@bell.example\n\nEXPERIENCE\n\nPacker, Pike Farm\n2019 - 2020\n${bullets}\n`);
}

/** Every third line goes, and every third is cut in two. */
function cutsOf(resume: ReturnType<typeof resumeOf>): Change[] {
  const lines = resume.atoms.filter(({ path }) => path.startsWith("/work/0/highlights/"));
  return lines.flatMap(({ id, path, text }, at): Change[] => {
    if (at % 3 === 2) return [];
    const kind = at % 3 === 0 ? "left-out" : "split";
    const after = kind === "split" ? text.replace(" and ", "\n") : "";
    return [{ id: `c${at}`, kind, atomId: id, path, before: text, after, why: "", requirementIds: [] }];
  });
}

it("cuts and leaves out lines of one job, and the others keep their ids and their order", () => {
  const resume = resumeOf(6);
  const { work, atoms } = applyChanges(resume, cutsOf(resume));
  const lines = [1, 2, 4, 5].flatMap((at) =>
    at % 3 === 1 ? [`Sorted crate ${at} by hand`, "stacked it"] : [`Sorted crate ${at} by hand and stacked it`],
  );
  expect(work[0]?.highlights).toEqual(lines);
  const listed = atoms.filter(({ path }) => path.startsWith("/work/0/highlights/"));
  expect(listed.map(({ path }) => path)).toEqual(lines.map((_, at) => `/work/0/highlights/${at}`));
  expect(listed.map(({ text }) => text)).toEqual(lines);
  const idOf = (at: number) => resume.atoms.find(({ path }) => path === `/work/0/highlights/${at}`)?.id;
  expect(listed.map(({ id }) => id)).toEqual([idOf(1), `${idOf(1)}-1`, idOf(2), idOf(4), `${idOf(4)}-1`, idOf(5)]);
});

it("refuses two cuts of one line, and one of a line that is another", () => {
  const resume = resumeOf(3);
  const [first] = cutsOf(resume);
  if (!first) throw new Error("There is a first cut");
  expect(() => applyChanges(resume, [first, first])).toThrow(RangeError);
  expect(() => applyChanges(resume, [{ ...first, before: "Sorted crates" }])).toThrow(RangeError);
});

it("leaves out very many lines of one job in time that grows with their number", async () => {
  const resumes = new Map([1500, 6000].map((lines) => [lines, resumeOf(lines)]));
  await expectProportion(6000, (lines) => {
    const resume = resumes.get(lines);
    if (resume) applyChanges(resume, cutsOf(resume));
  });
});
