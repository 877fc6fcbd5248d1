import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";

export interface HarmfulLine {
  path: string;
  /** The sentence, as it stands there. */
  line: string;
  ask: string;
}

const most = 5;
const longestSentence = 40;
const ofWork = /^\/(?:work|volunteer|projects)\//u;
const texts =
  /^\/(?:basics\/(?:summary|label)|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+|certificates\/\d+\/(?:name|issuer)|references\/\d+\/(?:name|reference))$/u;

interface Kind {
  says: RegExp;
  ask: string;
  /** It harms outside of jobs alone. */
  isOutside?: true;
  /** Where the post asks for it, it has to stand there. */
  unlessAsked?: RegExp;
}

const record = "Does the application ask for it? Then answer it there: here it is what is remembered.";

const kinds: readonly Kind[] = [
  {
    says: /\b(?:have|has|['’]ve) (?:not|never) (?:yet )?(?:used|worked|done|held|driven|managed|arranged)\b|\bno (?:prior |previous |formal |direct )?(?:experience|qualifications?|training)\b(?! (?:required|needed|necessary))/iu,
    ask: "It says what you have not done. Could it go? Nobody has to list that.",
  },
  {
    says: /(?<!\b(?:no|zero) )\bspeeding tickets?\b|(?<!\b(?:no|zero|0) )\bpoints on (?:my )?licen[cs]e\b/iu,
    ask: record,
  },
  {
    says: /\b(?:I was convicted|my (?:conviction|record)|convicted of|DUI in|misdemeanou?r in|felony in)\b/iu,
    ask: record,
    isOutside: true,
  },
  {
    says: /\bno car\b|\bno (?:driver['’]?s |driving )?licen[cs]e\b|\bdo(?:es)?(?: not|n['’]t) drive\b/iu,
    ask: "Could it go, or say how you get to work instead?",
    isOutside: true,
  },
  {
    says: /\b(?:ring|call|phone|ask|tell) me (?:first|before)\b|\b(?:work|boss|employer|manager) (?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:yet )?know\b|\bboss please after\b/iu,
    ask: "Your employer does not know yet: “References on request” says enough.",
    isOutside: true,
  },
  {
    says: /\b(?:aged?|I am|I['’]m):? [2-7]\d\b(?! (?:years|yrs|%))|\b(?:date of birth|d\.?o\.?b\.?|marital status)\b|\breligion\s*:|\bI (?:am|have) (?:a )?diabet(?:es|ic)\b|\b(?:I am|I['’]m|\d\d,) ?married\b|^married[.,]?$/iu,
    ask: "No employer needs this to judge your work. Where it is not usual in your country, it could go.",
    isOutside: true,
    unlessAsked: /\b(?:age|date of birth|marital status|religion)\b/iu,
  },
  {
    says: /\b(?:licen[cs]e|certificat\p{L}*|cert|card|ticket|permit|pass|training|aid|registration|endorsement)\b.*\b(?:expired|lapsed|ran out)\b|\b(?:expired|lapsed|ran out) (?:in )?(?:\p{L}+ )?(?:19|20)\d\d/iu,
    ask: "It is out of date. Could it go, or be renewed before you apply?",
    isOutside: true,
  },
  {
    says: /\breasons? (?:for|of) (?:leaving|looking|change)\b|\bwhy I(?:['’]?m| am| want to| wish to)? ?(?:look|leav|change)\w*/iu,
    ask: "Why you leave is better told in an interview. Could it go?",
  },
  {
    says: /\b(?:expected|current|desired|last) (?:salary|ctc|pay)\b/iu,
    ask: "A figure binds you before anybody has met you. Could it go?",
    isOutside: true,
    unlessAsked: /\b(?:expected|desired|current) (?:salary|ctc|pay)\b|\bsalary expectation/iu,
  },
];

/** Sentences that speak against their writer, or that nobody needs to know: what an adviser would ask about. Nothing is changed by it. */
export function harmfulLines({ atoms, certificates }: Resume, posting: Posting): HarmfulLine[] {
  const free = kinds.filter(({ unlessAsked }) => !unlessAsked?.test(posting.source));
  const found = atoms.flatMap(({ path, text }) =>
    texts.test(path)
      ? text
          .split(/\n|\s[|•]\s/u)
          .flatMap((line) => sentencesOf(line))
          .flatMap((line): HarmfulLine[] => {
            const kind = free.find(({ says, isOutside }) => says.test(line) && !(isOutside && ofWork.test(path)));
            if (!kind || line.split(/\s+/u).length > longestSentence) return [];
            const paper = /^\/certificates\/(\d+)\/issuer$/u.exec(path)?.[1];
            const name = paper === undefined ? undefined : certificates[Number(paper)]?.name;
            return [
              { path, line: name === undefined || line.includes(" ") ? line : `${name}, ${line}`, ask: kind.ask },
            ];
          })
      : [],
  );
  return found.slice(0, most);
}
