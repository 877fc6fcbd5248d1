import { expect, it } from "vitest";
import { readPosting } from "~/tailor/posting/read-posting";
import { proposeTexts } from "~/tailor/propose/propose-texts";
import { buildResume } from "../../support/resumes/build-resume";
import { postingText } from "../gate/fixture-resume";

const posting = readPosting(postingText);

/** How many looks at the bullets of one entry it takes to propose texts for all of them. */
function looksAt(bullets: number): number {
  const lines = Array.from({ length: bullets }, (_, at) => `Was responsible for the training of team ${at} in Leeds`);
  const resume = buildResume({ work: [{ position: "Trainer", name: "Northfield", highlights: lines }] });
  let looks = 0;
  const watched = new Proxy(lines, {
    get(list, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(list, key);
    },
  });
  const [job] = resume.work;
  if (!job) throw new Error("The resume has a job");
  const proposed = proposeTexts({ ...resume, work: [{ ...job, highlights: watched }] }, posting);
  expect(proposed.length).toBe(bullets);
  return looks;
}

it("reads the bullets of an entry in proportion to their number", () => {
  expect(looksAt(200)).toBeLessThan(3 * looksAt(100));
});
