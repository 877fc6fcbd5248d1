import { readFileSync, writeFileSync } from "node:fs";
import { readPosting } from "../../tailor/posting/read-posting";
import { matchResume } from "../../tailor/match/match-resume";
import { parseResume } from "../../tailor/parse/parse-resume";
import { readMarkedPosts } from "./marked-posts";
import { trainModels } from "./train-models";
import { storeTagger } from "./train-tagger";
import { readTagger } from "../../tailor/posting/tagger";
import { findTerms, tokenize } from "../../tailor/lexicon/lexicon";
import { classifyPassages } from "../../tailor/posting/read-asked";
import { splitSegments } from "../../tailor/posting/split-segments";
import { cut } from "../../tailor/posting/read-asked";
const M = process.argv[2] ?? "";
const cache = process.env.CACHE ?? "/tmp/post/models";
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
const posts = await readMarkedPosts(M);
const folds = 5;
const names = ["segments", "terms", "kinds", "weights"] as const;
const models = [] as any[];
for (let f = 0; f < folds; f++) {
  if (process.argv.includes("--cached")) {
    const o: any = {}; for (const n of names) o[n] = readTagger(readFileSync(`${cache}-${f}-${n}`, "utf8")); models.push(o);
  } else {
    const m = trainModels(posts.filter((_, i) => i % folds !== f));
    const o: any = {};
    for (const n of names) { const st = storeTagger(m[n]); writeFileSync(`${cache}-${f}-${n}`, st); o[n] = readTagger(st); }
    models.push(o);
  }
}
for (const phrase of process.argv.includes("--sweep") ? [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75] : [cut.least]) {
  cut.least = phrase;
  const s = [0, 0, 0, 0, 0, 0]; let rows = 0, w = 0, k = 0, ww = 0;
  posts.forEach((p, i) => {
    const req = readPosting(p.text, undefined, models[i % folds]).requirements;
    rows += req.length;
    for (const r of p.requirements) { const c = req.filter((row) => same(row, r, p.text, false)); s[0]!++; if (c.length) { s[1]!++; ww++; if (c.some((x) => x.weight === r.weight)) w++; if (c.some((x) => x.kind === r.kind || (r.kind === "experience" && x.kind === "skill"))) k++; } if (req.some((row) => same(row, r, p.text, true))) s[2]!++; }
    s[3]! += req.filter((row) => p.requirements.some((r) => same(row, r, p.text, false))).length;
    s[4]! += req.filter((row) => p.requirements.some((r) => same(row, r, p.text, true))).length;
  });
  console.log(phrase, "same R", (s[1]! / s[0]!).toFixed(3), "P", (s[3]! / rows).toFixed(3), "place R", (s[2]! / s[0]!).toFixed(3), "P", (s[4]! / rows).toFixed(3), "rows", rows, "weight", (w / ww).toFixed(3), "kind", (k / ww).toFixed(3));
}
if (process.argv.includes("--why")) {
  const t = new Map<string, number[]>(); const fps: string[] = [];
  posts.forEach((p, i) => {
    const tokens = tokenize(p.text);
    const req = readPosting(p.text, undefined, models[i % folds]).requirements;
    const pass = classifyPassages(p.text, splitSegments(p.text, tokens), tokens, models[i % folds]);
    for (const row of req) { const l = pass.find((x) => x.start === row.sentence.start)?.label ?? "?"; const ok = p.requirements.some((r) => same(row, r, p.text, false)); if (!ok && i % 3 === 0) fps.push(`${l} ${p.requirements.length} ${row.kind} ${row.canonical ?? "-"} | ${row.term} | ${p.text.slice(row.sentence.start, row.sentence.end).slice(0, 120).replace(/\n/g, "/")}`); for (const k of [l, p.requirements.length >= 19 ? "capped" : "free", `${p.requirements.length >= 19 ? "capped" : "free"} ${l}`, row.canonical ? "canon " + row.kind : "phrase " + row.kind]) { const v = t.get(k) ?? [0, 0]; t.set(k, [v[0]! + 1, v[1]! + (ok ? 1 : 0)]); } }
  });
  for (const [k, v] of [...t].sort()) console.log(k.padEnd(25), v[0], (v[1]! / v[0]!).toFixed(3));
  console.log(fps.join("\n"));
}
const out = process.argv[3];
if (out?.startsWith("/")) {
  const lines = (p: string) => readFileSync(p, "utf8").split("\n").filter((l) => l.startsWith("{")).map((l) => JSON.parse(l));
  const resumes = new Map(lines(`${M}/fit/resumes.jsonl`).map((j) => [j.id, j.text as string]));
  const fold = new Map(posts.map((p, i) => [p.id, i % folds]));
  const text = new Map(posts.map((p) => [p.id, p.text]));
  const res: string[] = []; const seen = new Map<string, any>();
  for (const l of readFileSync(`${M}/graded/pairs.csv`, "utf8").trim().split("\n").slice(1)) {
    const [j, r] = l.split(",") as [string, string];
    const posting = seen.get(j) ?? readPosting(text.get(j) ?? "", undefined, models[fold.get(j) ?? 0]); if (process.argv.includes("--gold") && !seen.has(j)) { const p = posts.find((q) => q.id === j)!; posting.requirements = p.requirements.map((r: any, i: number) => { const h = findTerms(r.term); const at = p.text.indexOf(r.quote); const whole = h.find((x) => x.text.length >= r.term.length * 0.7); return { id: `r${i}`, term: process.argv.includes("--quote") ? r.quote : r.term, kind: r.kind === "experience" ? "skill" : r.kind, weight: r.weight, canonical: whole?.canonical, years: r.years, group: r.group, span: { start: at, end: at + r.quote.length }, sentence: { start: at, end: at + r.quote.length } } as any; }); }
    seen.set(j, posting);
    const m = matchResume(parseResume(resumes.get(r) ?? ""), posting, { asOf: "2026-01" });
    res.push(JSON.stringify({ job_id: j, resume_id: r, score: m.score, ceiling: m.ceiling, parts: m.parts, cap: m.cap, rows: m.rows.map((x) => ({ term: x.term, kind: x.kind, weight: x.weight, state: x.state, points: x.points, possible: x.possible, span: posting.requirements.find((q: any) => q.id === x.requirementId)?.span })) }));
  }
  writeFileSync(out, res.join("\n"));
}
