import { readFileSync } from "node:fs";
import { readTexts } from "~/cli/read-rows";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { spellResume } from "~/tailor/spelling/spelled-resume";
const f = "/work/shared/measurement/fit/";
const [R, J] = [await readTexts(f + "resumes.jsonl"), await readTexts(f + "jobs.jsonl")];
const tag = await loadTagger();
for (const row of readFileSync(process.argv[2]!, "utf8").trim().split("\n").slice(1)) {
  const [j = "", r = ""] = row.split(",");
  const posting = readPosting(J.get(j) ?? "");
  const resume = (await spellResume(parseResume(R.get(r) ?? ""), posting)).resume;
  const { text } = writeLetter({ resume, posting, match: matchResume(resume, posting, { asOf: "2019-01" }) }, tag);
  console.log(JSON.stringify({ job_id: j, resume_id: r, cover_letter: text }));
}
