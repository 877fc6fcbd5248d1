import { readFileSync } from "node:fs";
import { readPosting } from "../../tailor/posting/read-posting";
const M = process.argv[2] ?? "";
const lines = (p: string) => readFileSync(p, "utf8").split("\n").filter((l) => l.startsWith("{")).map((l) => JSON.parse(l));
const texts = new Map(lines(`${M}/fit/jobs.jsonl`).map((j) => [j.id, j.text as string]));
const stop = new Set("a an and are as at be by for from in is it its of on or our the their this to with you your we will must have has who that any all other such including experience knowledge skills skill ability strong working work years year required requirements preferred plus degree demonstrated proven excellent good using use".split(" "));
const stem = (w: string) => w.replace(/(?:ations?|ions?|ments?|ings?|ers?|ors?|ed|es|s|al|y)$/, "") || w;
const words = (t: string) => (t.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((w) => !stop.has(w)).map((w) => (w.length > 4 ? stem(w) : w));
const share = (of: string[], w: Set<string>) => (of.length === 0 ? 0 : of.filter((x) => w.has(x)).length / of.length);
function same(row: any, r: any, post: string, place: boolean) {
  const at = post.indexOf(r.quote);
  const shared = Math.min(row.span.end, at + r.quote.length) - Math.max(row.span.start, at);
  if (shared >= 0.6 * Math.min(row.span.end - row.span.start, r.quote.length)) return true;
  if (place) return false;
  return share(words(row.term), new Set(words(`${r.term} ${r.quote}`))) >= 0.6 || (words(r.term).length > 0 && share(words(r.term), new Set(words(row.term))) >= 0.6);
}
for (const place of [true, false]) {
  let f = 0, g = 0, u = 0, n = 0, w = 0, ww = 0, k = 0;
  for (const p of lines(`${M}/marked/posts.jsonl`)) {
    const text = texts.get(p.id) ?? "";
    const rows = readPosting(text).requirements;
    for (const r of p.requirements) { const c = rows.filter((row) => same(row, r, text, place)); g++; if (c.length) { f++; ww++; if (c.some((x) => x.weight === r.weight)) w++; if (c.some((x) => x.kind === r.kind)) k++; } }
    n += rows.length; u += rows.filter((row) => p.requirements.some((r: any) => same(row, r, text, place))).length;
  }
  console.log(place ? "place only" : "same", "recall", f / g, "precision", u / n, "rows", n, "weight", w / ww, "kind", k / ww);
}
