import { pastOf, readVerb } from "./verb-forms";

const carrying =
  /^(performed|perform|conducted|conduct|provided|provide|carried out|carry out|completed|complete|undertook|undertake|made|make|gave|give|did) (?:the )?(?:(daily|weekly|monthly|quarterly) )?(\p{L}+) (of|on|to|for|with|into) (?=\p{L}|\d)/iu;

interface Deed {
  verb: string;
  /** Prepositions that the object may follow. */
  links: string[];
}

/** Nouns of deeds: "noun[/plural]:verb:prepositions". */
const deeds = new Map(
  `inspection/inspections:inspect:of,on maintenance:maintain:of,on repairs:repair:of,on,to training:train:to,for,of
   trainings:train:for,of analysis/analyses:analyze:of review/reviews:review:of reconciliation/reconciliations:reconcile:of
   installation/installations:install:of evaluation/evaluations:evaluate:of assessment/assessments:assess:of
   audit/audits:audit:of coordination:coordinate:of assistance:assist:to interviews:interview:of,with
   calibration/calibrations:calibrate:of calculations:calculate:of improvements:improve:to adjustments:adjust:to updates:update:to
   verification:verify:of instruction:instruct:to,of deliveries:deliver:of monitoring:monitor:of
   cleaning:clean:of`
    .split(/\s+/)
    .flatMap((row) => {
      const [nouns = "", verb = "", links = ""] = row.split(":");
      return nouns.split("/").map((noun): [string, Deed] => [noun, { verb, links: links.split(",") }]);
    }),
);
const shortTail = 5;

/** The deed as a verb where an empty one carries it: "Performed inspections of all cranes" as "inspected all cranes". */
export function verbForNoun(text: string): string | undefined {
  const found = carrying.exec(text);
  const deed = deeds.get(found?.[3]?.toLowerCase() ?? "");
  if (!found || !deed?.links.includes(found[4]?.toLowerCase() ?? "")) return undefined;
  const rest = text.slice(found[0].length);
  if (/^\p{L}+ing\b/u.test(rest) || /\b(?:and|or) (?:to|for|of|on)\b/.test(rest)) return undefined;
  const isPast = readVerb(found[1]?.split(" ")[0] ?? "")?.form === "past";
  const verb = isPast ? pastOf(deed.verb) : deed.verb;
  const often = found[2]?.toLowerCase();
  if (!often) return `${verb} ${rest}`;
  // Further back the adverb would lean on another word.
  if (rest.split(" ").length > shortTail || /[,;:(]|\.\s|\bto\b/.test(rest)) return undefined;
  return `${verb} ${rest.replace(/\.?$/, (stop) => ` ${often}${stop}`)}`;
}
