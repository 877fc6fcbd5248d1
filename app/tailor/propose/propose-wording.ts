import { sameName } from "../gate/same-name";
import { findTerms } from "../lexicon/lexicon";
import type { TermHit } from "../lexicon/term-hit";
import type { Posting, Requirement } from "../posting";

export interface Wording {
  text: string;
  requirementIds: string[];
  /** "MS Excel" to "Microsoft Excel". */
  swaps: string[];
}

const named = new Set(["tool", "credential"]);

/** The posting's own name for a tool or credential that the text has under another name ("MS Excel": "Microsoft Excel"). */
export function postingWording(text: string, posting: Posting): Wording | undefined {
  const swaps: string[] = [];
  const requirementIds: string[] = [];
  let result = text;
  for (const hit of findTerms(text).reverse()) {
    const requirement = named.has(hit.kind) ? wantedAs(hit, posting) : undefined;
    if (!requirement || text.toLowerCase().includes(requirement.term.toLowerCase())) continue;
    const term = wordingFor(hit, requirement);
    if (
      !term ||
      !sameName(requirement.term, hit.text, hit.kind === "credential" ? "credential" : "tool") ||
      /[^s]s$|\n/.test(hit.text) ||
      findTerms(term)[0]?.canonical !== hit.canonical
    )
      continue;
    result = result.slice(0, hit.start) + term + result.slice(hit.end);
    swaps.push(`“${hit.text}” as “${requirement.term}”`);
    requirementIds.push(requirement.id);
  }
  return swaps.length > 0 ? { text: result, requirementIds, swaps: swaps.reverse() } : undefined;
}

function wantedAs(hit: TermHit, posting: Posting): Requirement | undefined {
  return posting.requirements.find(
    (requirement) =>
      requirement.canonical === hit.canonical && requirement.term.toLowerCase() !== hit.text.toLowerCase(),
  );
}

/** An abbreviation is added behind the long form, so that either search finds it; a long form replaces a short one. */
function wordingFor(hit: TermHit, requirement: Requirement): string | undefined {
  const { term } = requirement;
  if (/^\p{Lu}{2,6}$/u.test(term) && hit.text.includes(" ")) return `${hit.text} (${term})`;
  if (term.length <= hit.text.length || term.length > 40 || !/^\p{Lu}/u.test(term)) return undefined;
  return /^\p{Lu}{2,6}$/u.test(hit.text) && !term.includes(hit.text) ? `${term} (${hit.text})` : term;
}
