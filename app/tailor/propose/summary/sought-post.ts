import { capital } from "~/tailor/grammar/open-with-deed";
import { tellingStems } from "~/tailor/lexicon/telling-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import { anyWork } from "./held-role";
import { namesFact, seeksPost } from "./own-summary";
import { roleName } from "./role-name";

/** The position that a sentence seeks, and with whom, up to where it says what for. */
const sought =
  /\b(?:to (?:obtain|attain|secure|gain|acquire|find|get|land)|seeking|looking for|in search of)\s+(?:(?:an?|the|my next)\s+)?([^,;.]{2,60}?)\s+(?:position|role|job|post)\b([^,;.]{0,80}?)(?=[,;.]|$|\s(?:where|that|which|to|in order|using|utili[sz]ing|so)\b)/iu;

/** The field of the position: "a career in marine biology with". */
const field =
  /\b(?:position|role|job|career|employment|opportunit(?:y|ies)) (?:in|within) (?:the )?([^,;.]{3,80}?)(?=[,;.]|$|\s(?:where|that|which|to|with|in order|using|utili[sz]ing|so|field|industry)\b)/iu;

/** A word that more resumes have tells no trade, and as a field only what fewer have. */
const commonShare = 0.5;
const fieldShare = 0.12;
const fewestTelling = 2;
/** With so few of its words in the post, the position is not the one it looks for. */
const shareOfPost = 1 / 3;
const longestObjective = 30;

const wordsOfPost = oncePer(({ title = "", source }: Posting) => new Set(tellingStems(`${title} ${source}`)));

/** Whether a sentence that opens as a wish seeks by its title a position that this post does not speak of. */
export function seeksOtherPost(text: string, posting: Posting): boolean {
  if (!seeksPost(text)) return false;
  const [, position = "", employer = ""] = sought.exec(text) ?? [];
  const isTitle = position !== "" && roleName(capital(position)) !== undefined;
  const said = isTitle ? `${position} ${employer}` : (field.exec(text)?.[1] ?? "");
  const telling = tellingStems(said).filter(
    (stem) => !anyWork.has(stem) && resumeShare(stem) < (isTitle ? commonShare : fieldShare),
  );
  const shared = telling.filter((stem) => wordsOfPost(posting).has(stem));
  return telling.length >= fewestTelling && shared.length < shareOfPost * telling.length;
}

/** Whether a summary is one such sentence, without a figure or a paper: who leaves it out loses no fact. */
export function isWishForOther(summary: string, posting: Posting): boolean {
  // A form may have printed it several times.
  const text = [...new Set(summary.split(/\s*\n\s*/))].join(" ").replace(/\s+/g, " ").trim();
  const isOne = !/[.!?]\s+\S/u.test(text) && text.split(" ").length <= longestObjective;
  return isOne && !/\d/.test(text) && !namesFact(text) && seeksOtherPost(text, posting);
}
