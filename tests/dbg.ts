import { loadTagger } from "~/tailor/grammar/tagger";
import { quotableLines } from "~/tailor/letter/quotable-lines";
import { tellingsBy } from "~/tailor/letter/told-line";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readTagger } from "~/tailor/posting/terms/tagger";
import w from "~/tailor/letter/way-weights.json";
import s from "~/tailor/letter/sentence-weights.json";
import { weighFeatures } from "~/tailor/letter/line-features";
const tag = await loadTagger();
for (const [l, o = "Paid 90 vendor invoices a week", y = "2015 - 2018"] of [["Load two trucks a night", "Mend the locks of nine houses\n- Clean the stairs each week\n- Show the flats to new tenants", "2015 - Present"], ["Sole responsibility for the wages of 90 drivers", "Ran the monthly payroll for two sites", "2018 - Present"], ["Payroll audit: Traced the wages of 90 drivers", "Ran the monthly payroll for two sites", "2018 - Present"], ["Listening to calls about wages and following them until they are closed", "Ran the monthly payroll for two sites", "2018 - Present"],["Appointed payroll lead of two sites by the owner","Ran the monthly payroll for two sites"],["Moving the payroll from QuickBooks to a new system in three weeks","Prepares consolidated statements under US GAAP for two sites"],["Gave patient education and wound care to dogs"]]) {
  const r = parseResume(`Ana Bold\n\nEXPERIENCE\n\nAccountant, Pike Foods\n${y}\n- ${l}\n- ${o}\n`);
  const line = quotableLines(r, tag)[0]!;
  console.log("##", line.text);
  for (const t of tellingsBy(line, readTagger(w), tag)) { const x = weighFeatures(s, t.features); console.log("  ", t.telling.way, t.chance.toFixed(3), "reads", x.toFixed(2), "q", Math.log(t.chance**2/(1+Math.exp(-x))/(1-t.chance**2/(1+Math.exp(-x)))).toFixed(2), t.telling.text); }
}
