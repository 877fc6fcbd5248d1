import { readFit } from "../../../tests/eval/data-folder";
import { padResumes } from "../../../tests/eval/pad-resumes";
import { rankPairs } from "../../../tests/eval/rank-pairs";
import { writeTable } from "../../../tests/eval/table";
import { readPosting } from "../../tailor/posting/read-posting";
const fit = await readFit(process.argv[2]!);
if (fit) {
  for (const [id, t] of fit.jobs) if (readPosting(t).requirements.length === 0) console.log("UNSCORED", id, t.length, JSON.stringify(t.slice(0, 300)), readPosting(t).unreadable);
  console.log(writeTable([rankPairs(fit, "R"), padResumes(fit, 13)]).split("\n").filter((l) => /same|pooled|at 5|not scored|largest/.test(l)).map((l) => l.replace(/ {5,}/g, "   ")).join("\n"));
}
