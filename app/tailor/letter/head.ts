import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isPersonName } from "~/tailor/parse/words/person-name";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import type { Paper } from "~/tailor/render/template";

/** How the day reads at the head of a letter: "November 22, 2026" on Letter paper, "22 November 2026" elsewhere. `day` in milliseconds UTC. */
export function letterDate(day: number, paper: Paper): string {
  const locale = paper === "letter" ? "en-US" : "en-GB";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** What stands above the salutation: the day, and whom the letter goes to, as far as the post says it. */
export function letterHead(posting: Posting, date: string): string {
  const { company } = posting;
  const place = placeOfPost(posting);
  return [date, [company, company && place].filter(Boolean).join("\n")].filter(Boolean).join("\n\n");
}

const linesOfHead = 8;
const longestHeadLine = 80;
const nowhere = /\b(?:remote|hybrid|on-?site|anywhere|various|multiple|worldwide|nationwide)\b/iu;

/** The place of the job where the head of its post names it: "Location: Leeds, UK", or behind the employer's name. */
export function placeOfPost({ source, company }: Posting): string | undefined {
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  const head = lines.slice(0, linesOfHead).filter((line) => line.length <= longestHeadLine);
  const places = head.flatMap((line) => {
    const [, labelled] = /^\W*(?:job |work |office )?location\s*[:–-]\s*(.+)$/iu.exec(line.trim()) ?? [];
    const [, behind] =
      /^\s*[,|·–—-]\s*(.+)$/u.exec(company && line.startsWith(company) ? line.slice(company.length) : "") ?? [];
    return [labelled ?? behind ?? ""];
  });
  const isPlace = (text: string) => text !== "" && !nowhere.test(text) && placeScore(text) > 0;
  return places.map((text) => text.replace(/[\s.]+$/u, "")).find(isPlace);
}

/** Whom applicants are to write to: "send your resume to Ana Bold", "please contact Ana Bold, HR Manager". */
const writeTo =
  /\b(?:(?:send|submit|e-?mail|forward|direct|address)\b[^.!?\n]{0,60}? to|(?:please |to apply,? )(?:contact|email|e-mail|write to)|attn:?|attention:?|to the attention of)\s+(?:(?:our|the) (?:\p{Lu}\p{Ll}+ ){1,3}?\p{Lu}\p{Ll}+, )?(?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: \p{Lu}[\p{Ll}’'-]+(?:\p{Lu}\p{Ll}+)?){1,2})(?!\p{L})/giu;

/** "By CV and cover letter to Ana Bold, HR Officer": whom an application goes to, with what they do. */
const sentTo =
  /\b(?:[Cc]over(?:ing)? letter|[Rr][eé]sum[eé]|CV|[Aa]pply) to (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:['’-]\p{Lu}\p{Ll}+)?)(?=, \p{Lu})/gu;

/** The person by name whom the post tells applicants to write to, where it names one. */
export function contactOf({ source, company = "" }: Posting): string | undefined {
  const names = [writeTo, sentTo].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = ""]) => name));
  const [, first = ""] = signedBy.exec(source) ?? [];
  // "Ask for Details.", "Hi, I'm Hiring, owner of"
  const isFirstName = first !== "" && !isCommonWord(first.toLowerCase()) && !company.includes(first);
  const named = names.find(
    (name) =>
      name.split(" ").every((word) => /^\p{Lu}/u.test(word)) &&
      isPersonName(name) &&
      !company.toLowerCase().includes(name.toLowerCase()) &&
      !name.toLowerCase().includes(company.toLowerCase() || "\n"),
  );
  const [, role = ""] = toRole.exec(source) ?? [];
  const isRole = isTitleNoun((role.split(" ").at(-1) ?? "").toLowerCase());
  return named ?? (isFirstName ? first : isRole ? role : undefined);
}

/**
 * "Send your resume to the Head Gardener", "Apply to the Head Gardener": whoever sends their own application; what a worker
 * sends, reports or forwards goes to others.
 */
const toRole =
  /(?:(?:^|\n)\W*(?:Attention|ATTN|Attn)\b\.?|\b(?:[Yy]our|[Aa]|and) (?:[Rr][eé]sum[eé]|[Aa]pplication|[Cc]over letter|CV)\b[^.!?\n]{0,40}? (?:(?:to|for) the attention of|to)|(?:^|\n|[.!?:,]\s)\W*(?:(?:[Tt]o apply,? |[Pp]lease )+(?:write|apply)|Apply|Write)\b[^.!?\n]{0,25}? to):? (?:the |our )((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+)(?!\p{L}| \p{Lu})/u;

/** Whoever speaks in the post by their first name, or whom to ask for: "Hi, I'm Ana, owner of", "Ask for Ana." */
const signedBy =
  /(?:\b(?:Hi|Hello|Hey),? (?:there,? )?(?:I['’]m|I am|my name is)|(?:^|\n|[.!?]\s)\s*Ask for) (\p{Lu}\p{Ll}{2,})(?=[,.!)]| (?:at|and|and I)\b)/u;

const salutation = /^(?:Dear|Hello|Hi|To)\b.{0,80}[,:]$/imu;

/** The letter from its salutation on: a date and an address above it claim nothing. */
export function withoutHead(text: string): string {
  const at = text.search(salutation);
  if (at <= 0) return text;
  const isHead = text
    .slice(0, at)
    .split("\n")
    .every(
      (line) =>
        line.length <= longestHeadLine && !/[.!?]["”’)]?\s*$/u.test(line.replace(/\b(?:Inc|Ltd|Co|Corp|St)\.$/u, "")),
    );
  return isHead ? text.slice(at) : text;
}
