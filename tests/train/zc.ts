import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { letterMaterial } from "~/tailor/letter/write-letter";
import { lineFeatures, lineWorth } from "~/tailor/letter/line-features";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
const f = "/work/shared/measurement/fit/";
const [R, J] = [await readTexts(f + "resumes.jsonl"), await readTexts(f + "jobs.jsonl")];
const tag = await loadTagger();
for (const a of process.argv.slice(2)) {
  const [j = "", r = ""] = a.split(",");
  const posting = readPosting(J.get(j) ?? ""), resume = parseResume(R.get(r) ?? "");
  const m = letterMaterial({ resume, posting, match: matchResume(resume, posting, { asOf: "2019-01" }) }, tag);
  console.log("#####", a, posting.title, m.ranked.map((o) => `${o.job.path} ${o.job.title} ${o.likeness.toFixed(2)}`).join(" | "));
  for (const [l, w] of [...lineFeatures(m.weighed, m.ranked, posting, tag)].map(([l, x]) => [l, lineWorth(x)] as const).sort((x, y) => y[1] - x[1]).slice(0, 14)) console.log(w.toFixed(2), l.path, l.isNoun ? "N" : "", l.text.slice(0, 140));
  const told = new Set([...m.weighed.keys()].map((l) => l.path));
  for (const [i, w] of resume.work.entries()) for (const [k, h] of w.highlights.entries()) if (!told.has(`/work/${i}/highlights/${k}`)) console.log("   untold", i, k, h.slice(0, 120));
}
