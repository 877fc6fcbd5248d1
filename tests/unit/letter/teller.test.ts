import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { type Job, runsOf } from "~/tailor/letter/job";
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
  const [first = [], second = []] = [lines.slice(0, 1), lines.slice(1)].map((some) => [
    { name: undefined, names: [], isDeed: false, lines: some },
  ]);
  const teller = new Teller({ resume, posting, facts }, tag);
  const runs = runsOf([job]);
  return `${teller.tell(first, runs)}\n\n${teller.tell(second, runs)}`;
}

it("speaks of a role only where the job has a title", () => {
  const titled = told("/work/0", { title: "Organ Builder", role: "Organ Builder", roles: "Organ Builder" });
  expect(titled).toContain("\n\nIn that role, I also carved pipes");
  for (const text of [told("/work/0", {}), told("/volunteer/0", {}), told("/facts/0", {}), told("/awards", {})]) {
    expect(text).toContain("taught six apprentices");
    expect(text).not.toContain("role");
  }
});
