import { sameName } from "~/tailor/gate/same-name";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Posting, Requirement } from "~/tailor/posting";

export interface Wording {
  text: string;
  requirementIds: string[];
  /** "MS Excel" to "Microsoft Excel". */
  swaps: string[];
}

const names = new Set(["tool", "credential"]);

/**
 * The posting's own name for what the text has under another name ("MS Excel": "Microsoft Excel"). Inside a sentence only
 * names are swapped; a keyword may be any skill, where it is that skill and nothing else.
 */
export function postingWording(text: string, posting: Posting, place: "text" | "keyword"): Wording | undefined {
  const swaps: string[] = [];
  const requirementIds: string[] = [];
  let result = text;
  for (const hit of findTerms(text).reverse()) {
    const isWhole = place === "keyword" && hit.start === 0 && hit.end === text.length;
    const requirement = names.has(hit.kind) || isWhole ? wantedAs(hit, posting) : undefined;
    if (!requirement || text.toLowerCase().includes(requirement.term.toLowerCase())) continue;
    const term = names.has(hit.kind) ? wordingFor(hit, requirement) : keywordFor(hit, requirement);
    if (
      !term ||
      (names.has(hit.kind) &&
        !sameName(requirement.term, hit.text, hit.kind === "credential" ? "credential" : "tool")) ||
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
  // "MS SQL" needs no "MSSQL" beside it.
  if (hit.text.replace(/\s/g, "") === term) return undefined;
  if (/^\p{Lu}{2,6}$/u.test(term) && hit.text.includes(" ")) return `${hit.text} (${term})`;
  const isName = /^\p{Lu}\S*(?: (?:\p{Lu}|\d)\S*)*$/u.test(term);
  if (term.length <= hit.text.length || term.length > 40 || !isName) return undefined;
  return /^\p{Lu}{2,6}$/u.test(hit.text) && !term.includes(hit.text) ? `${term} (${hit.text})` : term;
}

/** "AP" as "Accounts payable (AP)", "Excel sheets" left alone: only an abbreviation has its long form put before it. */
function keywordFor(hit: TermHit, requirement: Requirement): string | undefined {
  const { term } = requirement;
  if (!/^\p{Lu}{2,5}$/u.test(hit.text) || !term.includes(" ") || term.length > 40) return undefined;
  return `${term.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} (${hit.text})`;
}
