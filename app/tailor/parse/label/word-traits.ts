import { functionWords } from "~/tailor/lexicon/stop-words";
import { isSchool } from "~/tailor/parse/words/degree-words";
import { isRegion } from "~/tailor/parse/words/places";
import { remembering } from "~/tailor/parse/words/remembering";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";
import type { Unit } from "./units";

/** What can be seen of one word. */
export interface Traits {
  traits: string[];
  /** The trait that says most. */
  main: string;
  /** The same as features of the word on its right, and of the one on its left. */
  asLeft: readonly string[];
  asRight: readonly string[];
  /** The same as features of the word itself, by the sign before it. */
  own(sign: string): readonly string[];
}

function withNames(traits: string[], main: string): Traits {
  const bySign = new Map<string, string[]>();
  return {
    ...{ traits, main },
    asLeft: traits.map((trait) => `l=${trait}`),
    asRight: traits.map((trait) => `r=${trait}`),
    own(sign) {
      const known = bySign.get(sign) ?? traits.flatMap((trait) => [`w=${trait}`, `wb=${trait},${sign}`]);
      bySign.set(sign, known);
      return known;
    },
  };
}

export const noTraits: Traits = withNames(["none"], "none");
const degreeWord = /^(?:bachelor|master|doctor|ph\.?d|b\.?s|b\.?a|m\.?s|m\.?a|mba|bsc|msc|diploma|certificate|ged)/iu;
const deed = /^\p{L}{3,}(?:ed|ing|s)$/u;
const employment = /^(?:full|part|contract|freelance|temporary|permanent|remote|internship|seasonal|hybrid)/iu;
/** Words that tell the parts of a head apart, and stand in every second resume. */
const telling = new Set(
  "company name city state national confidential self-employed freelance private client project position title employer role location dates department responsibilities duties and of in for the a to with de la der at gpa cum honors honours major minor emphasis coursework graduated expected".split(
    " ",
  ),
);

/** Shape, endings and kinds of one word, date or address. */
export function wordTraits(unit: Unit): Traits {
  if (unit.kind === "word") return traitsOfWord(unit.text);
  const shape = unit.period?.from ? "range" : unit.period ? "date" : unit.kind;
  return traitsOfShape(shape);
}

const traitsOfShape = remembering((shape) => withNames([shape], shape));

const traitsOfWord = remembering((text: string): Traits => {
  const lower = text.toLowerCase().replace(/[.,:;!?'"“”’]+$/u, "");
  const shape = shapeOf(text);
  const traits = [shape];
  let main = shape;
  const add = (trait: string) => {
    traits.push(trait);
    main = trait;
  };
  if (functionWords.has(lower)) add("function");
  if (degreeWord.test(lower)) add("degree");
  if (isRegion(text.replace(/[.,]$/, ""))) add("region");
  if (employment.test(lower)) add("employment");
  if (organisationScore(lower) > 0) add("organisation");
  if (isSchool(lower)) add("school");
  if (isTitleNoun(lower)) add("title");
  if (telling.has(lower)) add(`"${lower}"`);
  if (lower.length > 4) traits.push(`-${lower.slice(-3)}`);
  if (/[.!?;]$/.test(text)) traits.push("stop");
  if (deed.test(text)) traits.push("deed");
  return withNames(traits, main);
});

function shapeOf(text: string): string {
  if (/^\p{Lu}[\p{Lu}&.'-]+$/u.test(text)) return text.length <= 3 ? "XX" : "XXXX";
  if (/^\p{Lu}\.?$/u.test(text)) return "X";
  if (/^\p{Lu}/u.test(text)) return "Xx";
  if (/^\p{Ll}/u.test(text)) return "xx";
  if (/^\d+$/.test(text)) return text.length === 4 ? "9999" : "9";
  if (/^\p{Lo}/u.test(text)) return "han";
  return /\d/.test(text) ? "x9" : "sign";
}
