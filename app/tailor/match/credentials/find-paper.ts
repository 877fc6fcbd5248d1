import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { regionsIn, withoutRegions } from "~/tailor/lexicon/regions";
import { isGone } from "~/tailor/lexicon/standing";
import { linesWritten } from "~/tailor/match/evidence/find-lines";
import { fieldOf } from "~/tailor/match/evidence/place-of";
import { type IndexedLine, wordsOf } from "~/tailor/match/evidence/read-lines";
import { askedWords, traceWord } from "~/tailor/match/evidence/trace-words";
import { writtenOtherwise } from "~/tailor/match/evidence/written-otherwise";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import { isRegion } from "~/tailor/parse/words/places";
import type { Requirement } from "~/tailor/posting";
import { drivingLicencesIn } from "./driving-licence";
import { type Held, nothing } from "./find-degree";
import { holds, isUnderWay } from "./is-held";

/** What the law asks of those who do the work. */
export const lawful =
  /licen[sc]|registered nurse|nurse practitioner|crna|physician assistant|medical doctor|professional engineer|journeyman|bar admission|\bCPA\b|pharmacist|series \d/i;

/** So much of what a paper is for, in words of the same family, makes it the one that is asked for, or one like it. */
const samePaper = 0.7;
const likePaper = { byLaw: 0.6, other: 0.45 };
/** What a paper is called, and words beside it that say nothing of what it is for. */
const paperNames =
  /^(?:licen[sc]\w*|certif\w*|regist\w*|permit|card|ticket|status|endorsement|credentials?|active|valid|current|full|state|national|professional|unencumbered|appropriate)$/;
const namesOne =
  /\b(?:licen[sc]\w*|certif\w*|regist\w*|permit|card|ticket|endorsement|qualified|accredited|passed|(?:police|record|children|sector|background|dbs) check|vetted)\b/i;

/** Outside of the jobs and of the summary, lines are about what the person has. */
const ofPerson = new Set<IndexedLine["place"]>(["other", "certificate"]);

/** The lines that may name a paper. */
const papersIn = oncePer(({ lines }: ResumeIndex) =>
  lines.filter(
    (line) =>
      line.place === "certificate" ||
      (line.place !== "title" && line.place !== "skills" && namesOne.test(textOf(line))),
  ),
);

const normsOf = oncePer((line: IndexedLine) => wordsOf(line).map(({ norm }) => norm));

/**
 * A paper under another name than the post's: by what it is for, in words of the same family ("teacher license" for a
 * teaching license), or spelt out; a term that names a state alone asks for the licence of the post's trade. Undefined where neither is found.
 */
export function findPaper(
  index: ResumeIndex,
  term: string,
  weight: Requirement["weight"],
  title = "",
): Held | undefined {
  const papers = papersIn(index);
  const bodies = (term.match(body) ?? []).map((name) => name.toLowerCase());
  const spelt =
    bodies.length === 0
      ? []
      : papers.filter((line) => {
          const said = normsOf(line);
          return holds(line) && bodies.some((name) => speltOut(said, name));
        });
  const shortened = writtenOtherwise(term).flatMap((written) => linesWritten(index, written));
  const named = [...spelt, ...shortened.filter((line) => line.place !== "title" && holds(line))];
  if (named.length > 0) return { state: "shown", mentions: [], lines: named, reason: "The resume shows it." };
  const unplaced = withoutRegions(term);
  const words = askedWords(
    tokenize(unplaced)
      .filter(({ norm, start, end }) => !paperNames.test(norm) && !isRegion(unplaced.slice(start, end)))
      .map(({ start, end }) => unplaced.slice(start, end))
      .join(" "),
  );
  if (words.length === 0) return findLicenceOfRegion(index, papers, { term, weight, title });
  const byLaw = lawful.test(term);
  const isPaper = new Set(papers);
  const shares = new Map<IndexedLine, number>();
  for (const { stem, weight: share } of words) {
    const { lines, closeness } = traceWord(index, stem, byLaw);
    for (const [at, place] of lines.entries()) {
      const line = index.lines[place];
      if (line) shares.set(line, (shares.get(line) ?? 0) + share * (closeness[at] ?? 0));
    }
  }
  const ranked = [...shares].sort((a, b) => b[1] - a[1]);
  const from = (least: number, ofPapers = true): IndexedLine[] =>
    ranked.flatMap(([line, share]) => (share >= least && isPaper.has(line) === ofPapers ? [line] : []));
  const same = from(samePaper);
  // A study that ends with a certificate is named by it.
  const isStudied = ({ place, atom }: IndexedLine) =>
    !byLaw && place === "education" && !fieldOf(atom.path).free && !isUnderWay(atom.text);
  const held = same.filter((line) => holds(line) || isStudied(line));
  if (held.length > 0) return { state: "shown", mentions: [], lines: held, reason: "The resume shows it." };
  const like = from(byLaw ? likePaper.byLaw : likePaper.other);
  if (like.length > 0)
    return { state: "unsaid", mentions: [], lines: like, reason: "The resume names a paper that may be the same." };
  // A paper for one thing: who did that work may be asked.
  if (words.length === 1) return undefined;
  const unheld = from(samePaper, false);
  // "DBS enhanced (2023, update service)", apart from the jobs: nobody names it there but who has it.
  const own = byLaw
    ? []
    : unheld.filter((line) => ofPerson.has(line.place) && holds(line) && !isUnderWay(textOf(line)));
  if (own.length > 0) return { state: "shown", mentions: [], lines: own, reason: "The resume shows it." };
  if (unheld.length > 0) {
    const reason = "A line names it, but does not say that you hold it.";
    return { state: "unsaid", mentions: [], lines: unheld, reason };
  }
  return nothing("Nothing in the resume shows this.", byLaw && weight === "must" ? "licence" : undefined);
}

/**
 * "North Carolina license": one of the trade that the post's title names, or that a title held does. Of another state, or of none, it
 * is asked about.
 */
function findLicenceOfRegion(
  index: ResumeIndex,
  papers: readonly IndexedLine[],
  { term, weight, title }: { term: string; weight: Requirement["weight"]; title: string },
): Held | undefined {
  const asked = regionsIn(term);
  if (asked.size === 0) return undefined;
  const trade = new Set([title, ...index.titles.map(({ line }) => textOf(line))].flatMap((name) => contentStems(name)));
  const licences = papers.filter((line) => {
    const said = textOf(line);
    const isOfTrade = contentStems(said).some((one) => trade.has(one));
    return isOfTrade && holds(line) && !isGone(said) && lawful.test(said) && drivingLicencesIn(said).length === 0;
  });
  const same = licences.filter((line) => [...regionsIn(textOf(line))].some((region) => asked.has(region)));
  if (same.length > 0) return { state: "shown", mentions: [], lines: same, reason: "The resume shows it." };
  if (licences.length === 0)
    return nothing("Nothing in the resume shows this.", weight === "must" && lawful.test(term) ? "licence" : undefined);
  const isOfOther = licences.every((line) => regionsIn(textOf(line)).size > 0);
  const reason = isOfOther
    ? "The resume shows a licence of another state."
    : "The resume shows a licence, but not of which state.";
  return { state: "unsaid", mentions: [], lines: licences, reason };
}

const textOf = ({ atom, span }: IndexedLine): string => atom.text.slice(span.start, span.end);

/** "NMC registration", "registered with the NMC", "HCPC licence to practise". */
const registration = /\b(?:regist(?:ration|ered|er|rant)|licen[sc](?:e|ed|ure)|pin)\b/i;
const body = /(?<![\p{L}&])(?:\p{Lu}{3,6}|\p{Lu}{2}\p{Ll}{1,2}\p{Lu})(?![\p{L}&])/gu;

/** "Registered Dental Hygienist" for "RDH". */
function speltOut(said: string[], name: string): boolean {
  return said
    .map(([initial = ""]) => initial)
    .join("")
    .includes(name);
}

/** "GDC 100200", "NMC 12A3456E". */
const registerNumber = /^(?:[a-z]{0,2}\d{4,}\w*|\d{2}[a-z]\d{4}[a-z])$/;

/** A registration by the body that keeps the register, whatever the words: "NMC Registered Nurse", "NMC PIN 12A3456E". */
export function findRegistration({ lines }: ResumeIndex, term: string): Held | undefined {
  const names = registration.test(term) ? (term.match(body) ?? []).map((name) => name.toLowerCase()) : [];
  if (names.length === 0) return undefined;
  const own = lines.filter((line) => {
    if (!holds(line)) return false;
    const said = normsOf(line);
    const isRegistered = said.some((word) => registration.test(word));
    return names.some((name) => {
      const isNumbered = said.some((word, at) => word === name && registerNumber.test(said[at + 1] ?? ""));
      if (said.includes(name)) return isNumbered || isRegistered;
      return line.place === "title" && line.support > 0 && isRegistered && speltOut(said, name);
    });
  });
  if (own.length === 0) return undefined;
  return { state: "shown", mentions: [], lines: own, reason: "The resume shows it." };
}
