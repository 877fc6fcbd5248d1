import { matchesIn } from "./matches-in";

const degrees: [RegExp, number][] = [
  [
    /\bPh\.?\s?D\.?(?!\w)|\b[Dd]octorate\b|\b[Dd]octoral (?:degree|student|candidate|researcher)s?\b|\b[Dd]octor of\b|\bEd\.D\.?|\bDPhil\b|\bPharm\.?D\.?(?!\w)|\b(?:DNP|DVM|DDS|DMD|J\.?D\.?|M\.?D\.?)(?=[,;.\s]|$)(?!\.\w)/g,
    6,
  ],
  [
    /\b(?:[Mm]aster(?:['’]?s)?(?: of [A-Z]\w+(?: [A-Z]\w+)?| degree|['’]s| of| in)|[Mm]asters?(?=[,.;]|$)|M\.?Sc\.?|MBA|M\.B\.A\.?|M\.?Eng\.?|M\.Ed\.?|MEd|LL\.?M\.?|MPH|MFA|MSW|M\.A\.?|M\.S\.?|(?<!, )MA(?= (?:in\b|[A-Z][a-z]))|MS(?= in\b))(?![\w])/g,
    5,
  ],
  [
    /\b(?:[Bb]achelor(?:['’]?s)?(?: of [A-Z]\w+(?: [A-Z]\w+)?| degree| of| in)?|B\.?Sc\.?|B\.?Eng\.?|BBA|B\.?Tech\.?|LL\.?B\.?|BSN|BFA|B\.?Ed\.?|B\.?Com\.?|B\.A\.?|B\.S\.?|BA(?= (?:in|\(|Hons|[A-Z]))|BS(?= in\b)|[Uu]ndergraduate degree)(?![\w])/g,
    4,
  ],
  [/\b(?:[Aa]ssociate(?:['’]?s)? (?:degree|of)|[Aa]ssociate(?:['’]s)(?= in)|A\.A\.S?\.?|AAS)(?![\w])/g, 3],
  [/\b(?:[Dd]iploma|HND|HNC)\b/g, 2],
  [/\b(?:[Hh]igh [Ss]chool|GED|GCSEs?|[Ss]econdary [Ss]chool|A-[Ll]evels?)\b/g, 1],
];
interface DegreeHit {
  text: string;
  start: number;
  end: number;
  level: number;
  /** "science" of "BSc" and "Bachelor of Science". */
  faculty: string | undefined;
}

/** Degrees named in a text with their level, 1 school to 6 doctorate. */
export function findDegrees(text: string): DegreeHit[] {
  return degrees
    .flatMap(([pattern, level]) =>
      matchesIn(text, pattern).map((match) => ({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        level,
        faculty: facultyOf(match[0]),
      })),
    )
    .sort((left, right) => left.start - right.start);
}

/** "BSc" and "Bachelor of Science" are one, "Bachelor of Arts" is another. */
function facultyOf(text: string): string | undefined {
  const [, named] = /\bof (\w+)/.exec(text) ?? [];
  if (named) return named.toLowerCase();
  if (/^[BM]\.?S(?:c|\.|$)/.test(text)) return "science";
  if (/^MSW/.test(text)) return "social";
  if (/^(?:B\.?A\.?$|M\.?A\.?$)/.test(text)) return "arts";
  if (/^MBA|^BBA/.test(text)) return "business";
  return /^(?:B|M)\.?Eng/.test(text) ? "engineering" : undefined;
}
