import { loadTagger } from "~/tailor/grammar/tagger";
import { quotableLines } from "~/tailor/letter/quotable-lines";
import { tellingsBy } from "~/tailor/letter/told-line";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readTagger } from "~/tailor/posting/terms/tagger";
import w from "~/tailor/letter/way-weights.json";
import s from "~/tailor/letter/sentence-weights.json";
import { weighFeatures } from "~/tailor/letter/line-features";
const tag = await loadTagger();
for (const [l, o = "Paid 90 vendor invoices a week", y = "2015 - 2018"] of [["Rigged stages and lighting for 40 shows in two theatres", "-"], ["Rigged stages and lighting for 40 shows in two theatres"], ["Sole charge of the ledger of two shops"], ["Sole bookkeeper for a ferry with 22 sailors"], ["I taught two nephews to weld before the yard did"], ["My two ovens have never failed a gas check"], ["Listening to calls about wages and following them until they are closed"], ["TRAINED NEW CLERKS ON A LEDGER IN QUICKBOOKS"], ["Winterize ten flats a month", "Clean stairs in all of them", "2015 - Present"]]) {
  const r = parseResume(`Ana Bold\n\nEXPERIENCE\n\nAccountant, Pike Foods\n${y}\n- ${l}\n${o === "-" ? "" : `- ${o}`}\n`);
  const line = quotableLines(r, tag)[0]!;
  console.log("##", line.text);
  for (const t of tellingsBy(line, readTagger(w), tag)) { const x = weighFeatures(s, t.features); console.log("  ", t.telling.way, t.chance.toFixed(3), "reads", x.toFixed(2), t.telling.text); if (l === "Rigged stages and lighting for 40 shows in two theatres") console.log(Object.entries(t.features).map(([n, v]) => [n, v * ((s.weights as Record<string, number>)[n] ?? 0)] as const).filter(([, v]) => Math.abs(v) > .12).sort((a, b) => a[1] - b[1]).map(([n, v]) => `${n} ${v.toFixed(2)}`).join(", ")); }
}
