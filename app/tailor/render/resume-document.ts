import { oncePer } from "~/tailor/once-per";
import type { AsWritten, Atom, Resume, SectionKey, SectionRef } from "~/tailor/resume";
import { isContact } from "~/tailor/resume-atoms";
import { usualTitles } from "~/tailor/section-title";
import type { Block } from "./block";
import { isBelowBlank } from "./quoted-lines";
import { quotedSection } from "./quoted-section";
import { contactItems, sectionBlocks } from "./section-blocks";
import { headedKeys, titlesOfEntries } from "./titles-of-entries";
import { quotableSections } from "./unsure-section";
import { isEntryAsWritten, isHeldAsWritten, isValueAsWritten, writtenBlock, writtenEntries } from "./written-section";

export interface Rebuilt {
  /** What is made of its fields, however unsure its reading is. */
  rebuilt?: SectionKey | "all" | undefined;
}

/**
 * The resume as blocks: contact first, then the sections in the source's order under the source's headings. A part
 * that no section names (a new summary, say) still appears: the summary first, anything else at the end. Sections of
 * unsure reading are quoted from the source, except those to be rebuilt from their fields.
 */
export function resumeDocument(resume: Resume, { rebuilt }: Rebuilt = {}): Block[] {
  const { basics } = resume;
  const blocks: Block[] = [];
  const isSet = (path: string) => !isValueAsWritten(resume, path);
  if (basics.name && isSet("/basics/name")) blocks.push({ kind: "name", text: basics.name });
  if (basics.label && isSet("/basics/label")) blocks.push({ kind: "label", text: basics.label });
  const items = contactItems(basics, resume);
  if (items.length > 0) blocks.push({ kind: "contact", items });
  for (const section of sectionsInOrder(resume)) {
    const body = bodyOf(resume, section, rebuilt === "all" || rebuilt === section.key);
    if (body.length === 0) continue;
    const title = section.asWritten ? section.title : titleOf(resume, section, blocks);
    const place = section.isInline ? placeOfLine(resume, section) : undefined;
    blocks.push(...(title ? headed(title, body, place) : body));
  }
  return blocks;
}

/**
 * Below its heading, or in the line of it, as its writer set it: "Languages: Welsh, English"; a line that says what the
 * heading would say ("References on request") has none.
 */
function headed(title: string, body: Block[], place?: PlaceOfLine): Block[] {
  const [first, ...others] = body;
  if (place && first?.kind === "written") return [{ ...first, ...place }, ...others];
  if (first?.kind === "paragraph") {
    const isAll = others.length === 0 && first.text.toLowerCase().startsWith(`${title.toLowerCase()} `);
    if (isAll) return [{ ...first, opens: true }];
    const [text = "", ...below] = first.text.split("\n");
    const lines = below.length > 0 ? [{ kind: "paragraph", text: below.join("\n") } satisfies Block] : [];
    if (place) return [{ kind: "term", term: title, text, ...place }, ...lines, ...others];
  }
  return [{ kind: "heading", text: title }, ...body];
}

type PlaceOfLine = { opens: true } | { follows: true };

/** A heading in the line of its text stands apart where it did so in the source. */
function placeOfLine({ source, atoms }: Resume, { key, index, asWritten }: SectionRef): PlaceOfLine {
  const path = index === undefined ? `/${key}/` : `/${key}/${index}/`;
  const starts = atoms.flatMap((atom) => (atom.span && atom.path.startsWith(path) ? [atom.span.start] : []));
  const first = asWritten?.start ?? (starts.length > 0 ? Math.min(...starts) : undefined);
  return first === undefined || isBelowBlank(source, first) ? { opens: true } : { follows: true };
}

function bodyOf(resume: Resume, section: SectionRef, isRebuilt: boolean): Block[] {
  if (section.asWritten) return writtenBlock(resume, section.asWritten);
  const rebuilt = sectionBlocks(resume, section);
  // What is printed as it was written elsewhere is not quoted here once more.
  if (rebuilt.length === 0) return [];
  return (isRebuilt ? undefined : quotedSection(resume, section)) ?? rebuilt;
}

function titleOf(resume: Resume, section: SectionRef, above: Block[]): string | undefined {
  return titleOfFirst(resume, section) ?? section.title ?? headingFor(resume, section, above);
}

/** Of sections that are printed together the heading that the first entry stands under: another may have lost its entries. */
function titleOfFirst(resume: Resume, { key }: SectionRef): string | undefined {
  const headed = headedKeys.find((one) => one === key);
  const isOwn = (_: unknown, at: number) => !isEntryAsWritten(resume, `/${headed}/${at}`);
  return headed && titlesOfEntries(resume, headed).find(isOwn);
}

/** Lines that stood under no heading of the source get one only where they were moved below another's. */
function headingFor(resume: Resume, section: SectionRef, before: Block[]): string | undefined {
  if (section.key !== "other") return usualTitles[section.key];
  const index = section.index ?? 0;
  const isUnderHeading = before.some(({ kind }) => kind === "heading");
  const title = isUnderHeading && !closes(resume, `/other/${index}/`) ? usualTitles.other : undefined;
  return resume.other[index]?.title ?? title;
}

/** True where the values below a path are the last of the source. */
function closes({ atoms }: Resume, path: string): boolean {
  const isOwn = (atom: Atom) => atom.path.startsWith(path);
  const own = atoms.filter(isOwn);
  const last = atoms.reduce((most, atom) => (isOwn(atom) ? most : Math.max(most, atom.span?.end ?? 0)), 0);
  return own.length > 0 && own.every(({ span }) => span !== null && span.start >= last);
}

/** The sections as they are printed, each part once: a repeated reference would print its entries twice. */
export function sectionsInOrder(resume: Resume): SectionRef[] {
  const all: SectionRef[] = [...resume.sections];
  const named = new Set(all.map(identity));
  if (!named.has("summary")) all.splice(isHead(resume, all[0]) ? 1 : 0, 0, { key: "summary" });
  for (const key of Object.keys(usualTitles) as SectionKey[]) {
    if (key !== "other" && !named.has(key) && key !== "summary") all.push({ key });
  }
  resume.other.forEach((_, index) => {
    if (!named.has(`other${index}`)) all.push({ key: "other", index });
  });
  const seen = new Set<string>();
  return all.filter((section, at) => {
    const id = identity(section);
    // A heading above no list leaves the groups to the next one.
    if (section.key === "skills" && all.some((other, below) => below > at && identity(other) === id)) return false;
    return seen.has(id) ? false : seen.add(id);
  });
}

/** Name and contact details, where they are printed as they were written. */
function isHead({ atoms }: Resume, section: SectionRef | undefined): boolean {
  const ids = new Set(section?.asWritten?.values.map(({ atom }) => atom));
  return ids.size > 0 && atoms.some(({ id, path }) => ids.has(id) && isContact(path));
}

function identity(section: SectionRef): string {
  if (section.asWritten) return `written${section.asWritten.start}`;
  if (section.key === "skills" && section.index) return `skills${section.index}`;
  return section.key === "other" ? `other${section.index ?? 0}` : section.key;
}

function textsOf(block: Block): string[] {
  if (block.kind === "written") return block.blocks.flatMap(textsOf);
  if (block.kind !== "entry") return "text" in block ? [block.text] : [];
  return [block.title.text, block.aside ?? "", ...block.details.map(({ text }) => text)].filter((text) => text !== "");
}

/** Sections of which at least an entry is printed as lines of the source, with the texts that they print in their order. */
export function quotedTexts(resume: Resume): Map<SectionKey, string[]> {
  const texts = new Map<SectionKey, string[]>();
  const isQuotable = new Set<SectionKey>(quotableSections);
  for (const section of sectionsInOrder(resume)) {
    if (section.asWritten) {
      const written = writtenBlock(resume, section.asWritten).flatMap(textsOf);
      for (const key of keysIn(resume, section.asWritten)) texts.set(key, [...(texts.get(key) ?? []), ...written]);
      continue;
    }
    if (!isQuotable.has(section.key)) continue;
    const blocks = quotedSection(resume, section);
    if (blocks) texts.set(section.key, [...(texts.get(section.key) ?? []), ...blocks.flatMap(textsOf)]);
  }
  return texts;
}

/** The same, with sections of which some entries are printed as written, and the texts of all of theirs. */
export function unsureTexts(resume: Resume): Map<SectionKey, string[]> {
  const texts = new Map(quotedTexts(resume));
  for (const section of sectionsInOrder(resume)) {
    if (section.asWritten || writtenEntries(resume, section.key).size === 0) continue;
    texts.set(section.key, [...(texts.get(section.key) ?? []), ...sectionBlocks(resume, section).flatMap(textsOf)]);
  }
  return texts;
}

/** The parts of the resume that values of a stretch belong to. */
function keysIn(resume: Resume, { values }: AsWritten): Set<SectionKey> {
  const ids = new Set(values.map(({ atom }) => atom));
  return new Set(resume.atoms.flatMap(({ id, path }) => (ids.has(id) ? [path.split("/")[1] as SectionKey] : [])));
}

/**
 * Whether a text may be worded anew where it stands: not in a section that is quoted from the source, and in one of unsure
 * reading only as a whole line.
 */
export function mayBeReworded(resume: Resume, path: string): boolean {
  return !quotedParts(resume).has(path.split("/")[1] ?? "") && !isHeldAsWritten(resume, { kind: "rephrase", path });
}

const quotedParts = oncePer((resume: Resume): ReadonlySet<string> => {
  const isQuotable = new Set<SectionKey>(quotableSections);
  const quoted = resume.sections.filter(
    (section) => !section.asWritten && isQuotable.has(section.key) && quotedSection(resume, section) !== undefined,
  );
  return new Set(quoted.map(({ key }) => key));
});
