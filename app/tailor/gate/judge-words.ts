import type { Claim, ClaimKind } from "~/tailor/change";
import type { Analysis, ReadWord } from "./analyse";
import type { WordSource } from "./evidence-index";
import { judgeAmounts } from "./judge-amounts";
import { judgeVerbs } from "./judge-verbs";
import { levelOfCue } from "./levels";
import { lostModifier } from "./modifiers";
import { isNeutral } from "./neutral";
import { valueOfWords } from "./number-words";
import { isParaphrase } from "./paraphrases";
import { scopeWords } from "./scope-words";
import { stem } from "./stem";
import { isLightVerb } from "./verbs";
import type { WordCheck } from "./word-check";
import { sourcesOf } from "./word-support";

interface Refusal {
  words: ReadWord[];
  kind: ClaimKind;
  reason: string;
}

function claimOf(analysis: Analysis, refusal: Refusal): Claim {
  const first = refusal.words[0];
  const last = refusal.words.at(-1);
  return {
    text: analysis.text.slice(first?.start ?? 0, last?.end ?? 0),
    kind: refusal.kind,
    status: "unsupported",
    source: null,
    reason: refusal.reason,
  };
}

/** Claims that single words make: anything the source does not say, says in the negative, or says more weakly. */
export function judgeWords(check: WordCheck): Claim[] {
  const refusals: Refusal[] = [];
  for (const word of check.analysis.words) {
    if (!word.content || isFrame(word, check.analysis.text)) continue;
    const sources = sourcesOf(word, check.analysis.text, check.pieces);
    const refusal = lessenedBy(word, sources, check) ?? (word.isVerb ? undefined : refuseWord(word, sources, check));
    if (!refusal) continue;
    const last = refusals.at(-1);
    const previous = last?.words.at(-1);
    if (
      last &&
      previous &&
      last.kind === refusal.kind &&
      /^[\s-]+$/.test(check.analysis.text.slice(previous.end, word.start))
    )
      last.words.push(word);
    else refusals.push({ ...refusal, words: [word] });
  }
  return [
    ...refusals.map((refusal) => claimOf(check.analysis, withReason(check, refusal))),
    ...judgeVerbs(check),
    ...judgeAmounts(check),
  ];
}

const label =
  /^(?:languages?|tools?|software|systems?|technologies|platforms|certifications?|certificates|licen[cs]es|qualifications|credentials|clients|highlights|achievements|responsibilities|duties|details|focus|strengths|expertise)$/;

/** Words around a claim that claim nothing: "Tools:" before a list, "2020 - present", "providing" before what was provided. */
function isFrame(word: ReadWord, text: string): boolean {
  if (label.test(word.lower) && /^:/.test(text.slice(word.end))) return true;
  if (/^(?:user|speaker|holder)$/.test(word.lower)) return true;
  if (/^(?:present|date|ongoing)$/.test(word.lower))
    return /\d{4}\s*(?:-|–|—|to|until|till)\s*$/.test(text.slice(0, word.start));
  return !word.isVerb && /(?:ing|ed)$/.test(word.lower) && isLightVerb(word.stem);
}

function withReason(check: WordCheck, refusal: Refusal): Refusal {
  if (refusal.reason) return refusal;
  const text = check.analysis.text.slice(refusal.words[0]?.start ?? 0, refusal.words.at(-1)?.end ?? 0);
  const posted = refusal.words.some((word) => check.postingWords.has(word.stem));
  return {
    ...refusal,
    reason: posted
      ? `“${text}” stands in the job post, but not in this part of your resume.`
      : `This part of your resume does not say “${text}”.`,
  };
}

const lessening =
  /\b(?:co|vice|sub|semi|non|ex)[-\s]$|\b(?:assistant|deputy|junior|associate|trainee|apprentice)[-\s]$/i;

/** "Co-author" for "author", "assistant manager" for "manager". */
function isLessened({ piece, word }: WordSource): boolean {
  return (
    /(?:er|or|ist|ant|ian|chef|nurse|head|president|principal)s?$/.test(word.lower) &&
    lessening.test(piece.text.slice(0, word.start))
  );
}

/** An attempt, a plan, a part or the terms of a job that the source puts on the word and the new text leaves out. */
function lessenedBy(word: ReadWord, sources: WordSource[], check: WordCheck): Omit<Refusal, "words"> | undefined {
  if (!sources[0]?.piece.analysis.modifiers.length) return undefined;
  const places = sources.map(({ piece, word: source }) => ({ modifiers: piece.analysis.modifiers, at: source.start }));
  const lost = lostModifier(check.analysis.text, word.start, places);
  return lost ? { kind: "scope", reason: `Your resume tells of ${lost} in “${word.text}”.` } : undefined;
}

function refuseWord(word: ReadWord, sources: WordSource[], check: WordCheck): Omit<Refusal, "words"> | undefined {
  const levelCue = levelOfCue(word.lower);
  if (sources.length === 0) {
    if (
      check.covered(word) ||
      isNeutral(word, check) ||
      isParaphrase(word, check) ||
      isDenied(word, check) ||
      isMild(word, check)
    )
      return undefined;
    return { kind: levelCue !== undefined || scopeWords.has(word.lower) ? "scope" : "skill", reason: "" };
  }
  if (
    !sources.some((source) => source.word.negated === word.negated) &&
    !deniedAround(word, sources, check.analysis.text)
  )
    return {
      kind: "skill",
      reason: word.negated
        ? `Your resume does not deny “${word.text}”.`
        : `Your resume says the opposite about “${word.text}”.`,
    };
  if (sources.every(isLessened) && !lessening.test(check.analysis.text.slice(0, word.start)))
    return { kind: "title", reason: `Your resume says less than “${word.text}”.` };
  if (isNeutral(word, check)) return undefined;
  const best = Math.max(...sources.map((source) => source.word.level));
  if (levelCue === undefined && word.level > Math.max(best, best === 1 ? 1 : 2) + 0.4)
    return { kind: "scope", reason: `Your resume does not claim this level in “${word.text}”.` };
  if (levelCue === undefined && best < 2 && word.level >= 2)
    return { kind: "scope", reason: `Your resume claims only a first acquaintance with “${word.text}”.` };
  return undefined;
}

/** "Uncontested" for "not contested". */
function isDenied(word: ReadWord, check: WordCheck): boolean {
  const base = /^un(.{4,})$/.exec(word.lower)?.[1];
  if (!base) return false;
  const found = sourcesOf({ ...word, lower: base, text: base, stem: stem(base) }, check.analysis.text, check.pieces);
  return found.some((source) => source.word.negated);
}

const denial =
  /\b(?:no|not|none|neither|nor|never|without|zero|cannot|lack(?:s|ed|ing)?|free|(?:still |yet )to(?: be)?|un\p{Ll}{4,}(?:ed|ing))\b|n['’]t\b|\b0\b(?![.,]\d)/iu;

/** "None reaching tribunal" for "none of which went to tribunal": denied in the same part of both sentences, wherever the denial stands. */
function deniedAround(word: ReadWord, sources: WordSource[], text: string): boolean {
  const part = (all: string, at: number) =>
    `${/(?:[^.;,()\n]|[.,](?=\d))*$/.exec(all.slice(0, at))?.[0] ?? ""}${/^(?:[^.;,()\n]|[.,](?=\d))*/.exec(all.slice(at))?.[0] ?? ""}`;
  return (
    denial.test(part(text, word.start)) &&
    sources.some(({ piece, word: source }) => denial.test(part(piece.text, source.start)))
  );
}

/** "Every month" for "monthly", "every site" for "each site"; not for "two nights a week". */
function isEvery(word: ReadWord, { analysis, pieces }: WordCheck): boolean {
  const noun = analysis.words[analysis.words.indexOf(word) + 1];
  if (!noun) return false;
  if (/^\p{N}/u.test(noun.lower) || valueOfWords(noun.lower) !== undefined) return true;
  const told = /\b(?:each|every|per|all|an?)\s+(?:\p{L}+\s+){0,2}?(\p{L}+)|\b(\p{L}{3,}ly)\b/giu;
  return pieces.some((piece) =>
    [...piece.text.matchAll(told)].some((match) => stem((match[1] ?? match[2] ?? "").toLowerCase()) === noun.stem),
  );
}

/** A cue of a level that the source tops, or a count word that a number of the source bears out. */
function isMild(word: ReadWord, check: WordCheck): boolean {
  const level = levelOfCue(word.lower);
  if (level !== undefined && level <= 2) return true;
  if (word.lower === "free") return check.analysis.text[word.start - 1] === "-";
  if (word.lower === "every") return isEvery(word, check);
  if (/^(?:multiple|several|numerous)$/.test(word.lower))
    return check.pieces.some((piece) => piece.numbers.some((hit) => hit.value >= 3));
  if (level === undefined) return false;
  return check.pieces.some((piece) =>
    piece.words.some((source) => (levelOfCue(source.lower) ?? 0) + 0.4 >= level && !source.negated),
  );
}
