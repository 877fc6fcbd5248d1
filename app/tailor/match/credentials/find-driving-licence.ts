import { tokenize } from "~/tailor/lexicon/lexicon";
import { hedgedSpans } from "~/tailor/match/evidence/hedges";
import type { IndexedLine } from "~/tailor/match/evidence/read-lines";
import { askedWords } from "~/tailor/match/evidence/trace-words";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import type { Posting, Requirement } from "~/tailor/posting";
import { coversLicence, type DrivingLicence, drivingLicencesIn, isHeavy } from "./driving-licence";
import { type Held, nothing } from "./find-degree";
import { isHeld, isListed } from "./is-held";

/** A driving licence by its class, whatever else it is called; undefined where the post asks for something else. */
export function findDrivingLicence(
  { lines }: ResumeIndex,
  requirement: Requirement,
  posting: Posting,
): Held | undefined {
  const asked = askedLicence(requirement, posting);
  if (!asked) return undefined;
  const gates = isHeavy(asked.licence) && requirement.weight === "must" ? "licence" : undefined;
  const named = licencesOf(lines);
  const fitting = named.filter(({ licence }) => coversLicence(licence, asked.licence)).map(({ mention }) => mention);
  const own = fitting.filter((mention) => holdsIt(mention, isHeavy(asked.licence)));
  if (own.length > 0) {
    if (!asked.isPart) return { state: "shown", mentions: own, lines: [], reason: "The resume shows it." };
    return { state: "unsaid", mentions: own, lines: [], reason: "The resume shows a part of it." };
  }
  if (fitting.length > 0) {
    const reason = "A line names it, but does not say that you hold it.";
    return { state: "unsaid", mentions: fitting, lines: [], reason };
  }
  const others = named.map(({ mention }) => mention).filter((mention) => holdsIt(mention, false));
  const mayCover = named.some(
    ({ licence }) => licence.classes.length === 0 && licence.isCommercial && !licence.isLearner,
  );
  if (others.length > 0 && (mayCover || !isHeavy(asked.licence)))
    return { state: "unsaid", mentions: others, lines: [], reason: "The resume does not say of which class." };
  if (others.length > 0)
    return { ...nothing("The resume shows a driving licence of another class.", gates), mentions: others };
  if (gates || isHeavy(asked.licence)) return nothing("Nothing in the resume shows this.", gates);
  return { state: "unsaid", mentions: [], lines: [], reason: "Few resumes say it." };
}

interface Asked {
  licence: DrivingLicence;
  /** The term asks for something else too ("driving licence and police check"). */
  isPart: boolean;
}

/** The licence in the term, with the class that its sentence names beside it. */
function askedLicence({ term, canonical, span, sentence }: Requirement, { source }: Posting): Asked | undefined {
  const [inTerm] = drivingLicencesIn(term);
  if (!inTerm) return undefined;
  const around = drivingLicencesIn(source.slice(sentence.start, sentence.end));
  const licence = around.find(
    ({ start, end }) => sentence.start + start < span.end && sentence.start + end > span.start,
  );
  const rest = `${term.slice(0, inTerm.start)} ${term.slice(inTerm.end)}`;
  const isPart =
    canonical === undefined && tokenize(rest).length > 0 && askedWords(rest).some(({ isTelling }) => isTelling);
  return { licence: licence ?? inTerm, isPart };
}

const licencesOf = oncePer((lines: readonly IndexedLine[]): { mention: Mention; licence: DrivingLicence }[] =>
  lines.flatMap((line) => {
    const { start: from, end: to } = line.span;
    const said = line.atom.text.slice(from, to);
    const found = line.support > 0 ? drivingLicencesIn(said) : [];
    const hedged = found.length > 0 ? hedgedSpans(said) : [];
    return found
      .filter(({ start, end }) => !hedged.some((span) => span.start < end && start < span.end))
      .map((licence) => ({ licence, mention: { line, start: from + licence.start, end: from + licence.end } }));
  }),
);

const denied = /\b(?:no|not|never|without|lack\w*|don['’]?t)\b[^,;.]{0,20}$/i;

/** A summary may say so of a car; what the law asks of drivers is listed, or borne out by a job. */
function holdsIt(mention: Mention, isByLaw: boolean): boolean {
  const { line, start } = mention;
  if (denied.test(line.atom.text.slice(line.span.start, start))) return false;
  return isListed(mention) || (!isByLaw && line.place !== "title" && isHeld(mention));
}
