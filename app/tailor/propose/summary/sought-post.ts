import { capital } from "~/tailor/grammar/open-with-deed";
import { likenessOf } from "~/tailor/letter/jobs/rank-jobs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import { isCommon } from "~/tailor/propose/asked-things";
import type { Resume } from "~/tailor/resume";
import { anyWork, endsAlike, fits } from "./held-role";
import { isEmptyWish, namesFact, onlyHere, seeksPost } from "./own-summary";
import { titleSaid } from "./own-title";
import { roleName } from "./role-name";

/** The position that a sentence seeks, and with whom. */
const sought =
  /\b(?:to (?:obtain|attain|secure|gain|acquire|find|get|land)|seeking|looking for|in search of)\s+(?:(?:an?|the|my next)\s+)?([^,;.]{2,60}?)\s+(?:position|role|job|post)\b((?: (?:with|at|in|for|within)(?: (?!as\b|using\b|having\b|and\b|with\b|where\b|that\b|which\b|to\b|in\b|utili)[\p{L}-]+){1,6})?)/iu;

/** The field of the position: "a career in marine biology with". */
const field =
  /\b(?:position|role|job|career|employment|opportunit(?:y|ies)) (?:in|within) (?:the )?([^,;.]{3,80}?)(?=[,;.]|$|\s(?:where|that|which|to|with|in order|using|utili[sz]ing|so|field|industry)\b)/iu;

/** A word that more resumes have tells no trade, and as a field only what fewer have. */
const commonShare = 0.5;
const fieldShare = 0.12;
/** A word that fewer resumes have stands in no wish of everybody's. */
const wishShare = 0.01;
const paper = /\b(?:licen[sc]\p{L}*|certif\p{L}*|registered|degree|diploma)\b/iu;
const fewestOfField = 2;
/** With so few of its words in the post, the position is not the one it looks for. */
const shareOfPost = 1 / 3;
/** From here on a title is like another one. */
const alike = 0.4;
const longestObjective = 30;

const wordsOfPost = oncePer(({ title = "", source }: Posting) => new Set(contentStems(`${title} ${source}`)));

/** The position that a sentence which opens as a wish seeks by its title; "" where it seeks none. */
export function positionSought(text: string): string {
  const [, position = ""] = (seeksPost(text) && sought.exec(text)) || [];
  return roleName(capital(position)) === undefined ? "" : position;
}

/**
 * Whether a sentence that opens as a wish seeks, by its title or by its field, a position that this post does not speak of. A title
 * that ends like the post's ("driver", "cook") is none.
 */
export function seeksOtherPost(text: string, posting: Posting): boolean {
  if (!seeksPost(text)) return false;
  const position = positionSought(text);
  // "A junior garden planning position" names its work, and no title.
  const said = position || (field.exec(text)?.[1] ?? sought.exec(text)?.[1] ?? "");
  const telling = contentStems(said).filter(
    (stem) => !anyWork.has(stem) && resumeShare(stem) < (position === "" ? fieldShare : commonShare),
  );
  const shared = telling.filter((stem) => wordsOfPost(posting).has(stem));
  const isLike = position !== "" && (endsAlike(position, posting) || likenessOf(position, posting) >= alike);
  const fewest = position === "" ? fewestOfField : 1;
  return !isLike && telling.length >= fewest && shared.length < shareOfPost * telling.length;
}

/**
 * Whether a summary is one wish that seeks such a position, which its writer does not hold either, or any position to use their
 * skills in, and that says nothing behind it but what every wish says: who leaves it out loses no fact.
 */
export function isSpareWish(summary: string, resume: Resume, posting: Posting): boolean {
  // A form may have printed it several times.
  const text = [...new Set(summary.split(/\s*\n\s*/))].join(" ").replace(/\s+/g, " ").trim();
  const isOne = !/[.!?]\s+\S/u.test(text) && text.split(" ").length <= longestObjective;
  if (!isOne || namesFact(text) || /\d/u.test(text) || paper.test(text)) return false;
  const position = positionSought(text);
  const isOther = seeksOtherPost(text, posting) && !(position !== "" && fits(position, resume, posting));
  if (!isOther && !(position === "" && isEmptyWish(text))) return false;
  const rest = text
    .replace(position === "" ? field : sought, " ")
    .replace(/^(?:my \p{L}+ is )?(?:to \p{L}+|seeking|looking for) /iu, "");
  const isStock = contentStems(rest).every((stem) => resumeShare(stem) >= (isOther ? fieldShare : wishShare));
  const isFact = findTerms(rest).some(({ kind }) => kind === "credential" || kind === "language" || kind === "tool");
  return isStock && !isFact && onlyHere([text], resume).every((name) => position.includes(name));
}

/**
 * Whether a summary says nothing that the rest of the resume would lack: no figure, date or name, no paper, no language, tool or skill that
 * has a name.
 */
export function isSpareSummary(summary: string, resume: Resume): boolean {
  const elsewhere = resume.atoms.filter(({ path }) => path !== "/basics/summary").map(({ text }) => text);
  const named = new Set(elsewhere.flatMap((text) => findTerms(text).map(({ canonical }) => canonical)));
  const isNamedHere = findTerms(summary).some(
    ({ kind, canonical, text }) => kind !== "soft" && !isCommon(text) && !named.has(canonical),
  );
  // The title that it gives its writer is what they call themselves.
  const said = `${elsewhere.join("\n")}\n${titleSaid(summary) ?? ""}`;
  const names = [...onlyHere([summary], resume), ...(summary.match(nameInside) ?? [])];
  return (
    !isNamedHere &&
    !namesFact(summary) &&
    !/\d/u.test(summary) &&
    (!paper.test(summary) || elsewhere.some((text) => paper.test(text))) &&
    names.every((name) => said.includes(name))
  );
}

/** A word with a capital within a sentence. */
const nameInside = /(?<=\p{Ll},? )(?!I\b)\p{Lu}[\p{L}'’-]*/gu;
