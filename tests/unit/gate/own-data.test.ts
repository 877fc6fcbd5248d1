import { expect, it } from "vitest";
import { entryPieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { ownDataOf } from "~/tailor/gate/own-data";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeText } from "./fixture-resume";

const resume = parseResume(resumeText);
const ofResume = ownDataOf(resume);
const ownData = { ...ofResume, contacts: [...ofResume.contacts, "https://www.mara.example/work/"] };
/** What stands in the entry of the last job alone. */
const unproven = (text: string) =>
  judgeText(text, entryPieces(resume, "/work/0"), { ownData }).flatMap((claim) =>
    claim.status !== "supported" ? [claim.text] : [],
  );

it.each([
  "Mara Ellison",
  "Mara",
  "My name is Mara Ellison.",
  "I am Mara.",
  "Reach me at mara.ellison@example.com or 020 7946 0011.",
  "Reach me at +44 20 7946 0011.",
  "My work is at mara.example/work and http://mara.example/work.",
])("never doubts a person's own name and contact data: %s", (text) => {
  expect(unproven(text)).toEqual([]);
});

it.each([
  ["Managed Mara Ellison Ltd.", "Mara Ellison Ltd"],
  ["Worked at Ellison.", "Ellison"],
  ["Planned stock for Mara Ellison.", "Mara Ellison"],
  ["I am Mara Ellison and led 40 people.", "40"],
  ["Reach me at 020 7946 9999.", "9999"],
])("doubts the same words where they claim something: %s", (text, doubted) => {
  expect(unproven(text).join(" ")).toContain(doubted);
});
