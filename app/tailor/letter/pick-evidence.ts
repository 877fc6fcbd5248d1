import type { Match } from "../match";
import type { Posting } from "../posting";
import { relevanceByPath } from "../propose/relevance";
import type { Resume } from "../resume";
import { firstPerson, sentencesOf } from "./first-person";

/** One bullet as a sentence, with the job it belongs to and what of the posting it speaks to. */
export interface LetterEvidence {
  sentence: string;
  entry: string;
  position?: string;
  employer?: string;
  current: boolean;
  startDate?: string;
  requirementIds: string[];
  weight: number;
}

/** Bullets that can stand as sentences, most telling for this posting first. A figure makes a bullet more telling. */
export function pickEvidence(resume: Resume, posting: Posting, match: Match): LetterEvidence[] {
  const relevance = relevanceByPath(resume, posting, match);
  const entries = [
    ...resume.work.map((entry, index) => ({
      entry,
      path: `/work/${index}`,
      employer: entry.name,
      position: entry.position,
    })),
    ...resume.volunteer.map((entry, index) => ({
      entry,
      path: `/volunteer/${index}`,
      employer: entry.organization,
      position: entry.position,
    })),
    ...resume.projects.map((entry, index) => ({
      entry,
      path: `/projects/${index}`,
      employer: undefined,
      position: undefined,
    })),
  ];
  const seen = new Set<string>();
  return entries
    .flatMap(({ entry, path, employer, position }, rank) => {
      const current = entry.current === true || entry.endDate === undefined;
      return tellingSentences(entry).flatMap(({ text, path: place }) => {
        const sentence = firstPerson(text, { past: !current });
        if (!sentence || seen.has(sentence)) return [];
        seen.add(sentence);
        const found = relevance.get(`${path}/${place}`);
        const weight =
          (found?.weight ?? 0) +
          (/\d/.test(sentence) ? 1.5 : 0) +
          1 / (rank + 2) +
          Math.min(sentence.split(" ").length, 20) / 40;
        return [
          {
            sentence,
            entry: path,
            position: named(position),
            employer: named(employer),
            current,
            startDate: entry.startDate,
            requirementIds: found?.requirementIds ?? [],
            weight,
          },
        ];
      });
    })
    .sort((left, right) => right.weight - left.weight);
}

/** Sentences of the bullets and the summary of an entry, each with the place it stands at. */
function tellingSentences(entry: {
  highlights: string[];
  summary?: string;
  description?: string;
}): { text: string; path: string }[] {
  const bullets = entry.highlights.flatMap((bullet, index) =>
    sentencesOf(bullet).map((text) => ({ text, path: `highlights/${index}` })),
  );
  const summary = sentencesOf(entry.summary ?? "").map((text) => ({ text, path: "summary" }));
  return [
    ...bullets,
    ...summary,
    ...sentencesOf(entry.description ?? "").map((text) => ({ text, path: "description" })),
  ];
}

/** Anonymised resumes carry "Company Name": no name at all. A name all in capitals is set as a name. */
function named(text: string | undefined): string | undefined {
  if (!text || /^(?:company|employer)(?: name)?$/i.test(text) || text.length > 70 || /[|:;–—/]|\s-|-\s/.test(text))
    return undefined;
  return plainCase(text);
}

/** "OPERATIONS MANAGER" as "Operations Manager"; short capitals are abbreviations. */
export function plainCase(text: string): string {
  if (/\p{Ll}/u.test(text) || text.length < 6) return text;
  return text.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
