import type { Material } from "~/tailor/letter/opening";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Match } from "~/tailor/match";
import { withUsualCase } from "~/tailor/parse/lines/usual-case";
import spokenLanguages from "~/tailor/parse/words/spoken-languages.json" with { type: "json" };
import { type AskedThing, ownName, speaksOf } from "~/tailor/propose/asked-things";
import { inSentence, joinList } from "~/tailor/propose/in-sentence";
import { isOffice } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { stock } from "./own-voice";

/** Of what the post insists on one is worth a sentence, of what it would like two. */
const tools = { fewest: 2, most: 5 };
const mostSkills = 4;
const frames = { tools: "I work with", skills: "My skills include" };
const weights = { must: 3, preferred: 2 };
/** In words, of an item of a list of skills. */
const longestSkill = 4;

/**
 * What the post asks for, the resume names and no sentence tells: tools by the resume's own names ("I work with QuickBooks and
 * Excel"), then skills as its lists have them, with `languages`.
 */
export function writeListedSkills(
  {
    input: { resume },
    asked,
    sentenceGate,
    isAll,
  }: Pick<Material, "input" | "asked" | "sentenceGate"> & { isAll: boolean },
  told: readonly string[],
  languages: readonly string[] = [],
): string[] {
  const sentences = told.flatMap((text) => text.split(/(?<=[.]) /u));
  const said = told.join(" ").toLowerCase();
  const isUnsaid = (name: string) => !said.includes(name.toLowerCase());
  const textAt = new Map(resume.atoms.map(({ path, text }) => [path, text]));
  const isWell = ({ evidence }: AskedThing) =>
    evidence.some(({ path, quote }) => {
      const text = textAt.get(path) ?? "";
      return !isBasic(text, quote) && (isListed(text, quote) || isUsed(text, quote));
    });
  const open = asked.filter(
    (thing) => (isAll || thing.weight >= weights.preferred) && !sentences.some((text) => speaksOf(text, thing)),
  );
  const sayable = (names: readonly string[], frame: string) => {
    const own = [...new Set(names)].filter((name) => isUnsaid(name) && sentenceGate.isSayable(`${frame} ${name}`));
    return own.filter((name) => !own.some((other) => isPartOf(name, other)));
  };
  const named = open.filter((thing) => thing.kind === "tool" && thing.canonical !== undefined && isWell(thing));
  const used = sayable(
    named.flatMap((thing) => ownName(thing) ?? []),
    frames.tools,
  );
  const items = open.flatMap((thing) => (thing.kind === "skill" && (isAll || thing.id) ? listedAs(thing, textAt) : []));
  const known = [...sayable(items, frames.skills).slice(0, mostSkills), ...sayable(languages, frames.skills)];
  // "I work with HTML." alone says little.
  const isTold = used.length >= (isAll ? 1 : tools.fewest);
  const parts = [
    ...(isTold ? [`${frames.tools} ${joinList(withMakerOnce(used.slice(0, tools.most)))}`] : []),
    ...(known.length > 0 ? [`${frames.skills} ${joinList(known)}`] : []),
  ];
  const whole = parts.join(", and ").replace(/, and My/u, ", and my");
  // Two short sentences of lists read as one.
  return parts.length > 1 && whole.split(" ").length <= longestListing && sentenceGate.isSayable(whole)
    ? [whole]
    : parts;
}

/** In words. */
const longestListing = 16;

/** A count of something, or a heading: "four dashboards", "DRAWING". */
const ofForm = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b|^\p{Lu}{6}|\d\d/u;

/** The item of a list of skills that names the thing, as a sentence has it: "blueprint reading". */
function listedAs({ evidence, canonical, term }: AskedThing, textAt: ReadonlyMap<string, string>): string[] {
  const items = evidence.flatMap(({ path, quote }) => {
    const text = /^\/(?:skills|other)\//u.test(path) ? (textAt.get(path) ?? "") : "";
    const isSaid = /\b(?:I|my|our)\b/u.test(text);
    return text === "" || isSaid || isBasic(text, quote)
      ? []
      : [withUsualCase(itemOf(text, quote).replace(/\.$/u, ""))];
  });
  const plain = items.find(
    (item) =>
      item.split(" ").length <= longestSkill &&
      /^(?:\d\p{L}|\p{L})[\p{L}\d &+#/'’-]+$/u.test(item) &&
      !ofForm.test(item) &&
      !stock.test(item),
  );
  return plain === undefined || !speaksOf(plain, { term, canonical })
    ? []
    : [inSentence({ term: plain, kind: "skill" }).replace(/ & /gu, " and ")];
}

/** "Microsoft Word, Excel and Outlook" */
function withMakerOnce(names: readonly string[]): string[] {
  const [maker = ""] = /^Microsoft (?=\p{Lu})/u.exec(names.find((name) => name.startsWith("Microsoft ")) ?? "") ?? [];
  const at = names.findIndex((name) => maker !== "" && name.startsWith(maker));
  return names.map((name, place) =>
    at >= 0 && place > at && name.startsWith(maker) ? name.slice(maker.length) : name,
  );
}

const little =
  "basics?|beginners?['’]?s?|elementary|learning|learner|learn|studying|some|a little|a bit of|entry[- ]level|improvers?|school|rusty|conversational|working towards|get by|getting by";
const before = new RegExp(`\\b(?:${little})(?: in| with| words of| words| of)? $`, "iu");
const behind = new RegExp(`^[\\s,:(–-]*(?:\\p{L}+ )?(?:${little})\\b`, "iu");

/** "Terraform (basic)", "Spanish - beginner", "Learning Welsh": what somebody says they know little of is not held up. */
function isBasic(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && (before.test(text.slice(0, at)) || behind.test(text.slice(at + name.length)));
}

/** In words, beside the name of a tool in a list. */
const mostBeside = 2;

/** A name in a list by itself, or nearly so: "run programs on the CMM" says less than "CMM". */
function isListed(text: string, name: string): boolean {
  const item = itemOf(text, name);
  return item.split(/\s+/u).length <= name.split(/\s+/u).length + mostBeside && !/^\p{Ll}+ /u.test(item);
}

/** The item of a list in one line that has the name. */
function itemOf(text: string, name: string): string {
  const items = text.split(/[,;]\s+(?:and )?|\n|(?<=\p{L}{2})\.\s/u);
  return (items.find((item) => item.toLowerCase().includes(name.toLowerCase())) ?? text).trim();
}

/** "Posted bills in QuickBooks", but "Programs come from the office (QuickBooks)". */
function isUsed(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return (
    at === 0 || /\b(?:in|with|using|through|via|into|to)(?: \p{Lu}\p{L}+,?(?: and)?){0,3} $/u.test(text.slice(0, at))
  );
}

/** What stands beside a language that somebody speaks well. */
const well = new Set(
  "languages language fluent fluently native bilingual speak speaks speaking spoken written oral read write proficient professional full".split(
    " ",
  ),
);

const spoken = new Set(spokenLanguages);

/** "Kitchen Spanish", "Spanish - improving": beside the name, in the same item, stands a word that may make less of it. */
function isQualified(line: string, name: string): boolean {
  return line.split(name).some((before, at, parts) => {
    const behind = parts[at + 1];
    if (behind === undefined) return false;
    const beside = [/(\p{L}+)[ -]+$/u.exec(before)?.[1], /^ ?[(:–-]? ?(\p{L}+)/u.exec(behind)?.[1]];
    return beside.some((word) => {
      const lower = word?.toLowerCase();
      return lower !== undefined && !well.has(lower) && !functionWords.has(lower) && !spoken.has(lower);
    });
  });
}

/** Languages that the post asks for and the resume has, English aside. */
export function languagesAsked({ atoms, source }: Resume, { rows }: Match): string[] {
  const asked = rows.filter(({ kind, state }) => kind === "language" && state === "shown");
  const isOwn = (id: string) => atoms.some((atom) => atom.id === id && !isSchooling.test(atom.path));
  const lines = source.split("\n");
  const held = asked
    .filter(
      ({ evidence, term }) =>
        evidence.some(({ atomId }) => isOwn(atomId)) &&
        !lines.some((line) => isBasic(line, term) || isQualified(line, term)),
    )
    .map(({ term }) => term);
  return [...new Set(held)].filter((name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name) && name !== "English");
}

/** A course of a language is not yet the language. */
const isSchooling = /^\/education\//u;

const suite = /^(?:microsoft|ms) office(?: suite)?$/u;

/** "Sales" beside "sales training", and a suite beside its programs: the fuller or nearer name says it. */
function isPartOf(name: string, other: string): boolean {
  if (name === other) return false;
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return two.includes(one) || (suite.test(one) && isOffice(other) && !suite.test(two));
}
