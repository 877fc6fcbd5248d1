import { placeScore } from "./places";
import { organisationScore, titleScore } from "./role-words";

const particles = new Set(
  "van von der den de del della di da dos das do la le el al bin bint ibn ter ten zu zur af av y e mac st san".split(
    " ",
  ),
);
const degrees =
  /(?:,?\s*\(?(?:RN|BSN|MSN|LPN|CNA|MBA|CPA|PhD|Ph\.D\.?|MD|M\.D\.?|JD|Esq\.?|PMP|PE|P\.E\.?|DDS|DVM|MSc|M\.Sc\.?|BSc|MA|BA|MPH|CFA|CISSP|SHRM-CP|PHR|SPHR|APRN|FNP|NP|PA-C|DNP|EdD|EIT|LCSW|RD|OTR\/L|PT|DPT|Jr\.?|Sr\.?|II|III|IV|she\/her|he\/him|they\/them)\)?)+$/u;
/** What follows a name behind a comma in letters of its own: ", RGN", ", BSc (Hons)", ", R.T.(R)(CT)". */
const letters =
  /(?:,\s*(?=[^,]{0,12}\p{Lu}[^,]*\p{Lu})\p{Lu}[\p{L}.-]{1,7}(?: \(\p{Lu}\p{Ll}+\)|(?:\(\p{Lu}{1,5}\))+)?)+$/u;
const titlesOfHonour =
  "dr|mr|mrs|ms|mx|miss|prof|professor|rev|reverend|rabbi|imam|sir|dame|hon|ing|dipl\\.-ing|herr|frau";
const ranks =
  "(?:(?:staff|master|first|technical|gunnery|senior|chief|command) )?(?:sergeant|sgt)(?: major| first class)?|ssgt|msgt|sfc|corporal|cpl|" +
  "(?:(?:first|second|1st|2nd) )?(?:lieutenant|lt)(?: colonel| commander)?|captain|capt|colonel|col|commander|cdr|brigadier|admiral|" +
  "(?:(?:chief|senior chief|leading) )?petty officer(?: (?:first|second|third) class)?|warrant officer|squadron leader|flight lieutenant";
/** "Dr. ", "Rev. Dr. ", "Captain (Ret.) ". */
const honorific = new RegExp(`^(?:(?:${titlesOfHonour}|${ranks})\\.?,?(?: \\(?ret(?:ired|'d)?\\.?\\)?,?)?\\s+)+`, "iu");

/** Words of headings, trades and firms: a line that holds one is no name, however it is capitalised. */
const commonWords = new Set(
  (
    "career overview resume curriculum vitae summary profile objective experience education skills professional work history contact information about me references available request customer service sales marketing business " +
    "human resources technology technologies information management project projects data software hardware web digital media finance financial accounting health healthcare care public relations social security operations support " +
    "network systems system product production quality assurance design graphic art arts science engineering mechanical electrical civil construction real estate legal law education training development research food beverage " +
    "hospitality retail logistics supply chain warehouse transport aviation medical nursing dental clinical pharmacy administration administrative office executive personal fitness communications corporate general senior junior lead " +
    "team highlights accomplishments qualifications core key areas expertise page updated last name title company employer city state country address phone email north south east west street united states the and of in for with to " +
    "self motivated dedicated experienced certified registered licensed environmental agriculture automotive banking consulting creative insurance investment strategic technical years job position role status fields techs application "
  ).split(" "),
);

/** True where a line can only sensibly be a person's name: two to six capitalised words that are no title and no trade. */
export function isPersonName(text: string): boolean {
  if (placeScore(text) === 2) return false;
  const plain = text
    .replace(honorific, "")
    .replace(degrees, "")
    .replace(letters, "")
    .replace(/\s*[("“][\p{L} ]+[)"”]\s*/u, " ")
    .trim();
  if (plain.length > 50 || /[\d@|/:;!?&_]/.test(plain)) return false;
  if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}· ]{2,8}$/u.test(plain)) return true;
  const words = plain.replace(/,/g, " ").split(/\s+/);
  if (words.length < 2 || words.length > 6 || /,.*,/.test(plain)) return false;
  if (placeScore(plain) === 2 || titleScore(plain) > 0 || organisationScore(plain) > 1) return false;
  if (words.some((word) => commonWords.has(word.toLowerCase()))) return false;
  const capital = words.filter(
    (word) => /^(?:\p{Lu}|\p{Lo}|[dlo]['’]\p{Lu})/iu.test(word) && /^[\p{L}\p{M}.'’-]+$/u.test(word),
  );
  const named = words.filter((word) => !particles.has(word.toLowerCase()));
  return (
    capital.length === words.length &&
    named.length >= 2 &&
    named.every((word) => /^(?:\p{Lu}|\p{Lo}|[dlo]['’]\p{Lu})/u.test(word))
  );
}
