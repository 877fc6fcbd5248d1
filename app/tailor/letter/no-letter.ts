import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import { count } from "~/wording";

/** What a post wants in place of a letter, by the sentence that says how to apply. */
const otherWays: readonly [RegExp, string, unless?: RegExp][] = [
  [
    /\bapplication form\b|\b(?:fill (?:in|out)|complete) (?:the|our|an|this)(?: \p{L}+)? (?:form|application)\b/iu,
    "wants an application form: your answers in it do the work of a letter",
  ],
  [
    /(?:^|[.!?\n]\s*|\bor |\b[Tt]o apply,? (?:please )?|\b[Pp]lease )(?:[Cc]all|[Pp]hone|[Tt]ext|[Rr]ing)(?: or (?:call|phone|text|ring))? (?=(?:us|me|at|on)\b|\p{Lu}|[(\d]|your (?:resume|CV)\b|the (?:office|shop|store|kitchen)\b)/u,
    "takes a call or a text message, which needs no letter",
    /\S@\S|\be-?mail\b|\b(?:send|apply)\b[^.!?\n]{0,40}\b(?:CV|r[eé]sum[eé]|letter|online)\b/iu,
  ],
];
/** "Don't send me a cover letter", "No cover letters please": one that is merely not needed may still help. */
const noLetter =
  /\b(?:do not|don['’]t|please do not|never) (?:\p{L}+ ){0,3}(?:an? )?cover(?:ing)? letters?\b|\bno cover(?:ing)? letters?(?:,? please\b|[.!]|$)|\bskip (?:the|a|your) (?:formal )?(?:cover(?:ing)? )?letter\b|\bno need for an? (?:formal )?(?:cover(?:ing)? )?letter\b/imu;

/** Whether the post asks that nobody sends a letter. */
export function wantsNoLetter({ source }: Posting): boolean {
  return noLetter.test(source);
}

/** From this share of what is asked on it is not the evidence that is lacking, but sentences that could tell it. */
const most = 0.5;
const fewestShown = 3;

/** Why there is no letter, as far as the match and the post say it, and what its reader can do. */
export function whyNoLetter({ cap, rows }: Match, { source, company }: Posting): string {
  if (noLetter.test(source)) return `No letter was written: the post asks for none.`;
  const wanted = otherWays.find(([pattern, , unless]) => pattern.test(source) && !unless?.test(source))?.[1];
  const wantedRows = rows.filter(({ weight, kind }) => weight !== "nice" && kind !== "soft" && kind !== "condition");
  const shown = wantedRows.filter(({ state }) => state === "shown");
  const likely = wantedRows.filter(({ state }) => state === "unsaid");
  const gate = cap && missingMust.exec(cap.reason)?.[1];
  const reason =
    gate !== undefined
      ? `the post insists on this, and your resume does not show it: ${gate}. If you have it, add it to your resume`
      : shown.length >= fewestShown && shown.length + likely.length >= most * wantedRows.length
        ? "your resume shows much of what the post asks for, but in notes that we could not put into sentences of yours. Write two or three of its lines as you would say them (“I ...”), and a letter tells them"
        : `of the ${count(wantedRows.length, "thing")} that the post asks for ${found(shown.length, likely.length)}${lackOf(wantedRows)}`;
  const other = wanted === undefined ? "" : ` ${company ?? "This employer"} ${wanted}.`;
  const isHopeless = gate === undefined && shown.length + likely.length < worthAReason * wantedRows.length;
  const offer = isHopeless ? "" : " Say in one sentence why you want this job, and we write a short letter around it.";
  return `No letter was written: ${reason}.${other}${offer}`;
}

/** With a smaller share of what is asked, a letter around a wish would be read by nobody. */
const worthAReason = 0.2;

/** What the resume shows, and what may be there in words that we do not know, which is the person's to confirm. */
function found(shown: number, likely: number): string {
  const sure = `your resume shows ${shown || "none"}`;
  if (likely === 0) return `${sure}, too few for a letter that would help you. If you have more of them, say so in it`;
  const them = likely === 1 ? "it" : "them";
  return `${sure}, and ${likely} ${likely === 1 ? "is" : "are"} likely. Confirm ${them} beside your match, or say ${them} in the words of the post, and a letter can tell ${them}`;
}

const mostNamed = 3;

/** ". Not found: CCNP and ITIL Foundation": the papers, studies and languages that the post insists on. */
function lackOf(rows: Match["rows"]): string {
  const terms = rows.flatMap(({ state, weight, kind, term }) =>
    state === "missing" && weight === "must" && /^(?:credential|degree|language)$/u.test(kind) ? [term] : [],
  );
  return terms.length > 0 ? `. Not found: ${joinList([...new Set(terms)].slice(0, mostNamed))}` : "";
}

/** How a score says which licence or degree holds it back. */
const missingMust = /does not show it: (.+?)(?=\. (?:No job|For both)|\.?$)/u;
