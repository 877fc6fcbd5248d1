import { describe, expect, it } from "vitest";
import type { Change } from "~/tailor/change";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { tailorResume } from "~/tailor/tailor-resume";
import { allResumes } from "../../support/resumes/all-resumes";
import { accountantPost, nursePost, softwareEngineerPost } from "../../support/resumes/sample-posts";
import { postingText, resumeText } from "../gate/fixture-resume";

const torn =
  "Ana Bold\n\nEXPERIENCE\n\nStock Planner, Moor Depot\n2018 - 2021\n- Responsible for training of new starters\n- Plan stock levels. Count the stock each week. Keep the store in order. Train new starters. Write the rotas for 25 staff. Sort the returns of each shop by hand. Check each pallet on arrival. Load the vans for 14 stores each night. Order what runs low. Clean the yard at the end of each week with the others of the team\n\nSKILLS\nProject management Team leadership\nBudget planning Customer service\nBookkeeping\n";
const drawn =
  "Ana Bold\n\nEXPERIENCE\n\nStock Planner, Moor Depot\n2018 - 2021\n- Planned stock levels for 14 stores\n\nSKILLS\napproach, clients, client, ferns, honey, Microsoft Excel, Excel, moss, orchids, SAP, Trouble shooting, troubleshooting\n";

const resumes = {
  ...Object.fromEntries(Object.entries(allResumes).map(([name, one]) => [name, resumeToText(one)])),
  resumeText,
  torn,
  drawn,
};
const posts = [accountantPost, nursePost, softwareEngineerPost, postingText];

/** A line without the full stop at its end: whether the lines of a job have one is a matter of print. */
const plain = (line: string) => line.replace(/\s+/g, " ").replace(/\.$/, "").trim();

/** What the list of changes says that stands in the new resume. */
function linesOf({ kind, after }: Change): string[] {
  return kind === "left-out" && after === "" ? [] : after.split("\n").map(plain);
}

describe("the list of changes", () => {
  let counted = 0;

  it.each(Object.entries(resumes))("says of %s what stands in the new resume, to the letter", async (_, text) => {
    for (const post of posts) {
      const { changes, rewrittenCv } = await tailorResume({
        resume: parseResume(text),
        posting: readPosting(post),
        asOf: "2026-11",
      });
      const printed = plain(rewrittenCv);
      const worded = new Set(changes.map(({ change }) => plain(change.before)));
      counted += changes.length;
      for (const { change } of changes) {
        // An item of a list that another change words stands there as that one says.
        const missing = linesOf(change).filter((line) => !printed.includes(line) && !worded.has(line));
        expect(missing, change.path).toEqual([]);
      }
    }
  });

  it("has changes to say", () => {
    expect(counted).toBeGreaterThan(20);
  });
});
