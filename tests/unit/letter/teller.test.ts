import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import type { Job } from "~/tailor/letter/job";
import { Teller } from "~/tailor/letter/teller";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const tag = await loadTagger();
const highlights = [
  "Tuned and voiced nine organs for parish churches, chapels and schools",
  "Carved pipes of oak, pear and walnut for the great organ of the minster",
  "Taught six apprentices the leathering of bellows, wind chests and pallets",
];
const resume = parseResume("Ana Bold\n\nEXPERIENCE\n\nOrgan Builder, Pike Organs\n2015 - 2018\n- Tuned organs\n");
const facts = highlights.map((detail, at) => ({
  id: `${at}`,
  subject: "organs",
  detail,
  confirmed: true,
  date: "2024-06-01",
}));
const posting = readPosting("Organ Builder\n\nRequirements\n- Tune organs\n");
const voice = { past: true, verbsFirst: true, hasPast: true, gerundsFirst: false };

function told(path: string, named: Partial<Job>): string {
  const job: Job = { path, isVoluntary: false, isCurrent: false, voice, texts: [], ...named };
  const text = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
  const lines = highlights.map((line, at) => ({ path: `${path}/highlights/${at}`, job, text: text(line) }));
  return new Teller({ resume, posting, facts }, tag).tell({ job, lines }, { isFirst: true });
}

it("speaks of a role only where the job has a title", () => {
  expect(told("/work/0", { title: "Organ Builder", roles: "Organ Builder" })).toContain("In that role, I taught six");
  for (const text of [told("/work/0", {}), told("/volunteer/0", {}), told("/facts/0", {}), told("/awards", {})]) {
    expect(text).toContain("taught six apprentices");
    expect(text).not.toContain("role");
  }
});
