import { expect, it, vi } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tailorResume } from "~/tailor/tailor-resume";
import { longResume } from "../../support/resumes/long-resume";
import { postingText } from "../gate/fixture-resume";

/** How often others are let have their turn while a resume of so many characters is tailored. */
async function pausesWhileTailoring(characters: number): Promise<number> {
  const resume = parseResume(longResume(characters));
  // A pause is a timer of no time.
  const timers = vi.spyOn(globalThis, "setTimeout");
  await tailorResume({ resume, posting: readPosting(postingText), asOf: "2026-10" });
  const pauses = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 0).length;
  timers.mockRestore();
  return pauses;
}

it("lets others have their turn while it tailors, the more often the longer the resume is", async () => {
  const [short, long] = [await pausesWhileTailoring(3_000), await pausesWhileTailoring(30_000)];
  expect(short).toBeGreaterThanOrEqual(4);
  expect(long).toBeGreaterThan(short);
});
