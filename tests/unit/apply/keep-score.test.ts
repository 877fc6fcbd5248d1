import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tailorResume } from "~/tailor/tailor-resume";

const text = `Ana Bold

SUMMARY
Careful glassblower with a background in kiln maintenance.

EXPERIENCE

Glassblower, Moor Works
2018 - 2022
- Cut panes for windows
- Responsible for loading vans
- Trained three apprentices at the annealing oven and checked their work
- Packed vases and lamps for shops in two towns and wrote their labels
`;

it("leaves out the change that costs points, and no other", async () => {
  const resume = parseResume(text);
  const posting = readPosting("Glassblower\nRequirements\n- kiln maintenance is required");
  const at = (path: string) => resume.atoms.find((atom) => atom.path === path)?.id ?? null;
  const base = { kind: "rephrase" as const, why: "", requirementIds: [] };
  const proposals = [
    {
      ...base,
      id: "line",
      atomId: at("/work/0/highlights/1"),
      path: "/work/0/highlights/1",
      before: "Responsible for loading vans",
      after: "Loaded vans",
    },
    {
      ...base,
      kind: "summary" as const,
      id: "summary",
      atomId: at("/basics/summary"),
      path: "/basics/summary",
      before: "Careful glassblower with a background in kiln maintenance.",
      after: "Careful glassblower.",
    },
  ];
  const { before, after, changes, refused } = await tailorResume({ resume, posting, asOf: "2026-11-27", proposals });
  expect(changes.map(({ change }) => change.id)).toEqual(["line"]);
  expect(refused.map(({ change, reason }) => [change.id, reason])).toEqual([
    ["summary", "The change would lower the score for this post."],
  ]);
  expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
});

it("leaves out all jobs that stand twice or none of them, at the cost of one point at most", async () => {
  const jobs = text.slice(text.indexOf("Glassblower, Moor"));
  const other =
    "\nShop Hand, Vale Glass\n2015 - 2018\n- Kiln maintenance at night\n- Sold lamps and vases\n- Swept the hall\n";
  const resume = parseResume(`${text}${other}\nWORK HISTORY\n\n${jobs}${other}`);
  const posting = readPosting("Glassblower\nRequirements\n- kiln maintenance is required\n- Loading of vans");
  const { changes, before, after } = await tailorResume({ resume, posting, asOf: "2026-11" });
  const gone = changes.filter(({ change: { kind, path } }) => kind === "left-out" && /^\/work\/\d$/.test(path));
  expect(resume.work).toHaveLength(4);
  expect(gone.map(({ change }) => change.path)).toEqual(["/work/2", "/work/3"]);
  expect(after.score ?? 0).toBeGreaterThanOrEqual((before.score ?? 0) - 1);
});
