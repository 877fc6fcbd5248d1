import { readFileSync } from "node:fs";
import { findTermsIn, tokenize } from "../../tailor/lexicon/lexicon";
import type { Token } from "../../tailor/lexicon/tokenize";
import { splitSegments } from "../../tailor/posting/split-segments";
import { segmentFeatures } from "../../tailor/posting/segment-features";
import { tokenFeatures } from "../../tailor/posting/token-features";
import { tagSequence, type Tagger } from "../../tailor/posting/tagger";
import { trainTagger, type Sequence } from "./train-tagger";
const M = process.argv[2] ?? "";
const lines = (p: string) => readFileSync(p, "utf8").split("\n").filter((l) => l.startsWith("{")).map((l) => JSON.parse(l));
const texts = new Map(lines(`${M}/fit/jobs.jsonl`).map((j) => [j.id, j.text as string]));
const posts = lines(`${M}/marked/posts.jsonl`);
const classes = ["requirement", "duty", "company", "benefit", "logistics", "legal", "other-person", "heading", "noise"];
const data = posts.map((p) => {
  const text = texts.get(p.id) ?? "";
  const tokens = tokenize(text);
  const segments = splitSegments(text, tokens);
  const toks = segments.map((s) => tokens.filter((t) => t.start >= s.start && t.end <= s.end));
  const gold = segments.map((s) => {
    let best = "noise", most = 0;
    for (const g of p.segments) { const o = Math.min(s.end, g.end) - Math.max(s.start, g.start); if (o > most) { most = o; best = g.class; } }
    return best;
  });
  const quotes = p.requirements.map((r: any) => {
    let at = text.indexOf(r.quote), first = at;
    while (at >= 0) { const i = segments.findIndex((s) => s.start <= at && at < s.end); if (i >= 0 && (gold[i] === "requirement" || gold[i] === "duty")) { first = at; break; } at = text.indexOf(r.quote, at + 1); }
    return { start: first, end: first + r.quote.length, r };
  });
  return { id: p.id, text, segments, toks, gold, quotes, p };
});
console.log("segments", data.reduce((s, d) => s + d.segments.length, 0));
const folds = 5;
const segOpts = { labels: classes, rounds: 20, rate: 0.3, pull: 0.02, least: 3 };
function segSeq(ds: typeof data): Sequence[] { return ds.map((d) => ({ items: segmentFeatures(d.text, d.segments, d.toks), labels: d.gold })); }
let tp = 0, fp = 0, fn = 0, right = 0, all = 0;
const view = (t: Tagger, d: (typeof data)[0]) => {
  const c = tagSequence(t, segmentFeatures(d.text, d.segments, d.toks));
  const n = t.labels.length;
  return d.segments.map((_, i) => {
    const row = [...c.slice(i * n, i * n + n)];
    const b = row.indexOf(Math.max(...row));
    return { label: t.labels[b] ?? "", asks: (row[0] ?? 0) + (row[1] ?? 0) };
  });
};
const asks = (c: string) => c === "requirement" || c === "duty";
const bio = ["O", "B", "I"];
function tokSeq(d: (typeof data)[0], views: { label: string; asks: number }[]): Sequence[] {
  return d.segments.map((s, i) => {
    const tk = d.toks[i] ?? [];
    const labels = tk.map(() => "O");
    for (const q of d.quotes) tk.forEach((t, j) => { if (t.start < q.end && t.end > q.start) labels[j] = t.start <= q.start || j === 0 || (tk[j - 1]?.end ?? 0) <= q.start ? "B" : "I"; });
    return { items: tokenFeatures(d.text, tk, findTermsIn(d.text, tk), views[i]!), labels };
  });
}
const foldOf = (i: number) => i % folds;
const stats: Record<string, number[]> = {};
for (let f = 0; f < (process.argv[3] ? 1 : folds); f++) {
  const train = data.filter((_, i) => foldOf(i) !== f), test = data.filter((_, i) => foldOf(i) === f);
  const seg = trainTagger(segSeq(train), segOpts);
  for (const d of test) view(seg, d).forEach((v, i) => { const g = d.gold[i]!; all++; if (g === v.label) right++; if (asks(g) && asks(v.label)) tp++; else if (asks(g)) fn++; else if (asks(v.label)) fp++; });
  // cross-fitted views for training
  const inner: Sequence[] = [];
  for (let k = 0; k < 4; k++) {
    const t2 = trainTagger(segSeq(train.filter((_, i) => i % 4 !== k)), segOpts);
    for (const d of train.filter((_, i) => i % 4 === k)) inner.push(...tokSeq(d, view(t2, d)));
  }
  const tok = trainTagger(inner, { labels: bio, rounds: 12, rate: 0.2, pull: 0.01, least: 3 });
  if (f === 0) console.log("features", seg.places.size, tok.places.size, "sequences", inner.length);
  for (const d of test) {
    const vs = view(seg, d);
    const spans: { start: number; end: number; p: number }[] = [];
    d.segments.forEach((s, i) => {
      const tk = d.toks[i] ?? [];
      const c = tagSequence(tok, tokenFeatures(d.text, tk, findTermsIn(d.text, tk), vs[i]!));
      let cur: any;
      tk.forEach((t, j) => {
        const [o, b, ii] = [c[j * 3]!, c[j * 3 + 1]!, c[j * 3 + 2]!];
        const bias = 1;
        if (o > (b + ii) * bias) { cur = undefined; return; }
        if (b > ii || !cur) { cur = { start: t.start, end: t.end, p: 0, n: 0 }; spans.push(cur); }
        cur.end = t.end; cur.p += 1 - o; cur.n++;
      });
    });
    for (const s of spans as any[]) s.p /= s.n;
    for (const th of [0.5, 0.6, 0.7]) {
      const kept = spans.filter((s) => s.p >= th);
      const ov = (a: any, q: any) => Math.min(a.end, q.end) - Math.max(a.start, q.start) >= 0.6 * Math.min(a.end - a.start, q.end - q.start);
      const found = d.quotes.filter((q: any) => kept.some((s) => ov(s, q))).length;
      const useful = kept.filter((s) => d.quotes.some((q: any) => ov(s, q))).length;
      const k = String(th); stats[k] ??= [0, 0, 0, 0];
      stats[k]![0] += found; stats[k]![1] += d.quotes.length; stats[k]![2] += useful; stats[k]![3] += kept.length;
    }
    if (f === 0 && [1,5,8,11,14].includes(test.indexOf(d))) { console.log("=====", d.id, d.quotes.length); for (const s of spans) console.log(s.p.toFixed(2), d.text.slice(s.start, s.end).replace(/\n/g, "/"), d.quotes.some((q: any) => q.start < s.end && s.start < q.end) ? "" : "   <<< " + d.gold[d.segments.findIndex((g) => g.start <= s.start && s.start < g.end)]); for (const q of d.quotes) if (!spans.some((s) => q.start < s.end && s.start < q.end)) console.log("  MISSED", q.r.quote, "|", vs[d.segments.findIndex((g) => g.start <= q.start && q.start < g.end)]); }
  }
}
console.log("segments asks P", tp / (tp + fp), "R", tp / (tp + fn), "class acc", right / all);
for (const [k, v] of Object.entries(stats)) console.log(k, "recall", v[0]! / v[1]!, "precision", v[2]! / v[3]!, v[3]);
