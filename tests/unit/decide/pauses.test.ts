import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tailorResume } from "~/tailor/tailor-resume";
import { longResume } from "../../support/resumes/long-resume";
import { postingText } from "../gate/fixture-resume";

/** How often others had their turn while a resume of so many characters was tailored. */
async function turnsWhileTailoring(characters: number): Promise<number> {
  const resume = parseResume(longResume(characters));
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  })();
  await tailorResume({ resume, posting: readPosting(postingText), asOf: "2026-10" });
  isDone = true;
  await others;
  return turns;
}

it("lets others have their turn while it tailors, the more often the longer the resume is", async () => {
  // What is loaded at first takes turns of its own.
  await loadTagger();
  await turnsWhileTailoring(3_000);
  const [short, long] = [await turnsWhileTailoring(3_000), await turnsWhileTailoring(30_000)];
  expect(short).toBeGreaterThanOrEqual(4);
  expect(long).toBeGreaterThan(short);
});
