import { contentStems } from "~/tailor/lexicon/content-stems";
import type { Resume } from "~/tailor/resume";

/** Where somebody lives. */
export const ofHome =
  /\bwhere (?:you|u)(?:['’]re| are)? (?:currently )?(?:live|living|based|located|coming from)|\b(?:current|your|present) (?:home )?(?:location|town|suburb|area|address)\b/iu;
export const ofHomeLead = "I am based in";

/** The town of its writer, out of the head of the resume. */
export function homeOf(resume: Resume): string | undefined {
  const parts = (resume.basics.location?.address ?? "").split(/,|\n/u).map((part) => part.trim());
  // Whatever has a number is a street, or a code of the post.
  const named = parts.map((part) => part.replace(/\s+\S*\d.*$/u, "")).filter((part) => /^[^\d]{3,40}$/u.test(part));
  return named.length > 0 ? named.slice(-2).join(", ") : undefined;
}

/** In words: a label of a fact is no longer. */
const longestLabel = 4;

/** "Notice period: 30 days" or "Notice period 30 days" for "your notice period": a fact below its own name. */
export function factAbout(part: string, lines: readonly string[]): string | undefined {
  const sameTime = (text: string) => text.replace(/\bpresent\b/giu, "current");
  const asked = new Set(contentStems(sameTime(part)));
  return lines.find((text) => {
    const [, label = "", value = ""] =
      /^(\p{Lu}[\p{L} /]{2,30}?)(?:\s?[:–-] ?|(?<=^(?:Notice|Notice period|Salary|Availability))\s(?=[\d$£€]))(.{1,60})$/u.exec(
        text,
      ) ?? [];
    const own = contentStems(sameTime(label));
    return (
      value !== "" && own.length > 0 && label.split(" ").length <= longestLabel && own.every((one) => asked.has(one))
    );
  });
}
