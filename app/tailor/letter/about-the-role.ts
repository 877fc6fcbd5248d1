import type { Posting } from "../posting";
import { inSentence } from "../propose/in-sentence";
import { joinList } from "../propose/join-list";
import { weightOf } from "../propose/relevance";

/** Why this role: its name, what it asks for and one duty, all in the posting's words and attributed to it. */
export function aboutTheRole(posting: Posting): string {
  const title = posting.title && posting.title.length < 70 ? posting.title : undefined;
  const place = posting.company ? ` at ${posting.company}` : "";
  const apply = title
    ? `I am applying for the ${title} role${place}.`
    : `I am applying for the role you have posted${place}.`;
  const asked = joinList(mainTerms(posting));
  const duty = shortDuty(posting);
  if (asked && duty)
    return `${apply} Your post asks for ${asked}, and describes the work in these words: “${duty}.” That is the kind of work I want to do.`;
  if (asked) return `${apply} Your post asks for ${asked}, and that is the kind of work I want to do.`;
  return duty
    ? `${apply} Your post describes the work in these words: “${duty}.” That is the kind of work I want to do.`
    : apply;
}

function mainTerms(posting: Posting): string[] {
  const ranked = posting.requirements
    .filter((requirement) => requirement.canonical && (requirement.kind === "skill" || requirement.kind === "tool"))
    .filter((requirement) => !posting.title?.toLowerCase().includes(requirement.term.toLowerCase()))
    .map((requirement, index) => ({ term: inSentence(requirement), weight: weightOf(requirement), index }))
    .sort((left, right) => right.weight - left.weight || left.index - right.index);
  return [...new Set(ranked.map((item) => item.term))].filter((term) => term.length < 40).slice(0, 3);
}

const broken = /[\d•|“”"$€£@:()]|[.;]\s|\p{Ll}\p{Lu}/u;
const addressed =
  /\b(?:you|your|we|our|us|must|should|required|salary|benefits|pay|degree|years|applicants?|candidates?|experience|position|job|skills?)\b/i;

/** A duty short enough to quote, without figures and without a word to the reader. */
function shortDuty(posting: Posting): string | undefined {
  return posting.duties
    .map((span) =>
      posting.source
        .slice(span.start, span.end)
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^[^\p{L}]+/u, "")
        .replace(/[.;:,]+$/, ""),
    )
    .find((duty) => {
      const words = duty.split(" ").length;
      return words >= 5 && words <= 20 && /^\p{L}/u.test(duty) && !broken.test(duty) && !addressed.test(duty);
    });
}
