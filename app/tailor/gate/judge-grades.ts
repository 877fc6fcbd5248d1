import type { Claim } from "~/tailor/change";
import type { ReadPiece } from "./evidence";
import { findDegrees } from "./judge-degrees";
import { oncePer } from "./once-per";

/** A grade or level and what it was given for: a degree by its level, a language or subject by its name. */
interface Grade {
  text: string;
  grade: string;
  owner: string;
}

const grades =
  /\b[ABC][12]\b|\b[2][:.][12]\b|\bfirst[- ]class(?: honou?rs)?|\bdistinction\b|\bmerit\b|\b(?:(?:summa|magna) )?cum laude\b|\bhonou?rs\b|\b(?:upper|lower) second\b/giu;

const plainGrade = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .replace("honors", "honours");

/** Each grade of a text with its owner: what stands last before it in its part of the sentence, or first behind it. */
function gradesIn(text: string): Grade[] {
  return [...text.matchAll(grades)].flatMap((match) => {
    const isLevel = /^[ABC][12]$/i.test(match[0]);
    const owners = isLevel
      ? [...text.matchAll(/\b\p{Lu}\p{Ll}{2,}\b/gu)].map((hit) => ({ start: hit.index, name: hit[0].toLowerCase() }))
      : findDegrees(text).map((hit) => ({ start: hit.start, name: `degree ${hit.level}` }));
    const sign = isLevel ? /[^,;.\n|]*$/ : /[^;\n|]*$/;
    const from = text.slice(0, match.index).search(sign);
    const before = owners.findLast((owner) => owner.start >= from && owner.start < match.index);
    const gap = /^[^,;.\n|()]*/.exec(text.slice(match.index))?.[0].length ?? 0;
    const after = owners.find((owner) => owner.start > match.index && owner.start < match.index + gap);
    const direct = after && /^\S+\s+(?:level\s+)?(?:in\s+|for\s+)?$/i.test(text.slice(match.index, after.start));
    const owner = direct ? after : (before ?? after);
    return owner ? [{ text: match[0], grade: plainGrade(match[0]), owner: owner.name }] : [];
  });
}

const toldIn = oncePer((pieces: readonly ReadPiece[]) => pieces.flatMap((piece) => gradesIn(piece.text)));

/** A grade or level stays with the degree or language that the source gives it to. */
export function judgeGrades(text: string, pieces: readonly ReadPiece[]): Claim[] {
  const mine = gradesIn(text);
  if (mine.length === 0) return [];
  const told = toldIn(pieces);
  return mine.flatMap(({ text: found, grade, owner }): Claim[] => {
    const same = told.filter((other) => other.grade === grade);
    if (same.length === 0 || same.some((other) => other.owner === owner)) return [];
    const reason = `Your resume gives “${found}” to something else.`;
    return [{ text: found, kind: "degree", status: "unsupported", source: null, reason }];
  });
}
