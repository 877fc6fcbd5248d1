import type { Change } from "~/tailor/change";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { voiceOf } from "./entry-voice";
import { endLike, usualEnd } from "./line-style";
import { postingWording } from "./propose-wording";
import { rephraseLine } from "./rephrase-line";
import { isRunning } from "./running-lines";

type Draft = Omit<Change, "id">;

const wordable =
  /^\/(?:basics\/summary|(?:work|volunteer|projects)\/\d+\/(?:summary|description|highlights\/\d+)|skills\/\d+\/keywords\/\d+)$/;
const line = /^(\/(work|volunteer|projects)\/(\d+))\/highlights\/(\d+)$/;

/**
 * One list a text: the changes that would do it good, best first, each less than the one before, so that where the gate
 * refuses one the next may stand.
 */
export function proposeTexts(resume: Resume, posting: Posting): Draft[][] {
  const end = usualEnd(resume);
  return resume.atoms.flatMap((atom) => {
    const before = valueAt(resume, atom.path);
    if (!before || !wordable.test(atom.path)) return [];
    const base = { atomId: atom.id, path: atom.path, before };
    const phrased = phrase(resume, posting, atom.path, before);
    const whole = finish({ ...base, ...phrased }, posting, end, resume);
    const worded = phrased ? finish({ ...base, text: before, reasons: [] }, posting, end, resume) : [];
    const drafts = [...whole, ...worded];
    return drafts.length > 0 ? [drafts] : [];
  });
}

interface Phrased {
  text: string;
  reasons: string[];
}

/** The bullet in plain words, unless that would drop a term which the post asks for. */
function phrase(resume: Resume, posting: Posting, path: string, before: string): Phrased | undefined {
  const [, , section, index] = line.exec(path) ?? [];
  if (!section) return undefined;
  const entry = resume[section as "work" | "volunteer" | "projects"][Number(index)];
  const phrased = entry && rephraseLine(before, voiceOf(entry));
  if (!phrased) return undefined;
  const kept = new Set(findTerms(phrased.text).map(({ canonical }) => canonical));
  const isAsked = (canonical: string) => posting.requirements.some((asked) => asked.canonical === canonical);
  const lost = findTerms(before).some(({ canonical }) => !kept.has(canonical) && isAsked(canonical));
  return lost ? undefined : phrased;
}

/** The posting's names and the resume's own style on top of the wording. */
function finish(
  draft: Pick<Draft, "atomId" | "path" | "before"> & Partial<Phrased>,
  posting: Posting,
  end: ReturnType<typeof usualEnd>,
  resume: Resume,
): Draft[] {
  const { before, reasons = [], text = before, ...rest } = draft;
  const worded = postingWording(text, posting, /^\/skills\//.test(rest.path) ? "keyword" : "text");
  const named = worded?.text ?? text;
  const after = standsAlone(resume, rest.path) ? endLike(named, end) : named;
  if (after === before) return [];
  const all = [
    ...reasons,
    ...(worded ? [`names ${worded.swaps.join(" and ")}, as this post does`] : []),
    ...(after !== named && reasons.length === 0 ? ["ends as your other lines do"] : []),
  ];
  return [
    {
      kind: worded && reasons.length === 0 ? "wording" : "rephrase",
      ...rest,
      before,
      after,
      why: `${all.join("; ").replace(/^./, (letter) => letter.toUpperCase())}.`,
      requirementIds: worded?.requirementIds ?? [],
    },
  ];
}

/** A bullet among bullets that are each a line of their own. */
function standsAlone(resume: Resume, path: string): boolean {
  const [, , section, index] = line.exec(path) ?? [];
  const entry = section && resume[section as "work" | "volunteer" | "projects"][Number(index)];
  return Boolean(entry && !isRunning(entry.highlights));
}
