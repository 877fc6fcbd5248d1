import { quotedTexts, sectionsInOrder } from "~/tailor/render/resume-document";
import { type PrintedLine, resumeLines, resumeToText } from "~/tailor/render/resume-to-text";
import { quotableSections } from "~/tailor/render/unsure-section";
import { isValueAsWritten, withoutWritten, writtenEntries, writtenText } from "~/tailor/render/written-section";
import type { AsWritten, Resume, SectionKey, SectionRef, Span } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { placeTexts } from "./place-texts";
import { type WrittenText, writtenTexts } from "./written-texts";

/**
 * The resume with its own text as its source: an atom for every value that is printed, with the place where it
 * stands. An atom that the value's path has keeps its id; `newId` names the others. Lines that were quoted from the
 * source stay as they are, unless a person has told what they say (`toldSection`) or a value has no place in them.
 */
export function settleAtoms(resume: Resume, newId: () => string, toldSection?: SectionKey | "basics"): Resume {
  const told = toldSection ? withoutWritten(resume, toldSection) : resume;
  const asQuoted = settled(
    told,
    newId,
    quotableSections.find((section) => section === toldSection),
  );
  if (isWhole(asQuoted)) return asQuoted;
  // What was quoted is set from its fields sooner than what is printed as it was written.
  const asWritten = settled(told, newId, "all");
  return isWhole(asWritten) ? asWritten : settled(withoutWritten(told), newId, "all");
}

function isWhole(resume: Resume): boolean {
  return resume.atoms.every(({ span }) => span) && resumeToText(resume) === resume.source;
}

function settled(resume: Resume, newId: () => string, rebuilt: SectionKey | "all" | undefined): Resume {
  const lines = resumeLines(resume, { rebuilt });
  const written = writtenTexts(resume);
  const texts = rebuilt === "all" ? written : inOrderOfSource(resume, written, rebuilt);
  const isOwn = ({ path }: WrittenText) => !isValueAsWritten(resume, path);
  const spans = placeTexts(lines, texts.filter(isOwn));
  const sections = placeWritten(resume, lines, spans);
  const known = new Map([...resume.atoms].reverse().map(({ path, id }) => [path, id]));
  return {
    ...resume,
    sections,
    atoms: texts.map(({ path, text }) => ({
      id: known.get(path) ?? newId(),
      path,
      text,
      span: spans.get(path) ?? null,
    })),
    source: lines.length > 0 ? `${lines.map(({ text }) => text).join("\n")}\n` : "",
  };
}

/** The sections and entries that are printed as they were written, where they stand in the new text; the places of their values go into `spans`. */
function placeWritten(resume: Resume, lines: readonly PrintedLine[], spans: Map<string, Span>): SectionRef[] {
  const starts: number[] = [];
  let at = 0;
  for (const [index, { text, isWritten }] of lines.entries()) {
    if (isWritten && !lines[index - 1]?.isWritten) starts.push(at);
    at += text.length + 1;
  }
  const pathOf = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const placed = new Map<AsWritten, AsWritten>();
  for (const stretch of sectionsInOrder(resume).flatMap((section) => stretchesOf(resume, section))) {
    const written = writtenText(resume, stretch);
    const shift = written.text !== "" ? starts.shift() : undefined;
    if (shift === undefined) continue;
    const values = [...written.spans].map(([atom, { start, end }]) => ({
      atom,
      start: start + shift,
      end: end + shift,
    }));
    for (const { atom, start, end } of values) spans.set(pathOf.get(atom) ?? "", { start, end });
    placed.set(stretch, { ...stretch, start: shift, end: shift + written.text.length, values });
  }
  return resume.sections.map(({ asWritten, entriesAsWritten, ...section }) => ({
    ...section,
    ...(asWritten && { asWritten: placed.get(asWritten) ?? asWritten }),
    ...(entriesAsWritten && { entriesAsWritten: entriesAsWritten.map((one) => placed.get(one) ?? one) }),
  }));
}

/** What is printed as written of a section, in the order of print. */
function stretchesOf(resume: Resume, { key, asWritten }: SectionRef): AsWritten[] {
  if (asWritten) return [asWritten];
  return [...writtenEntries(resume, key)].sort(([one], [other]) => one - other).map(([, stretch]) => stretch);
}

/** The values of entries that are quoted stand in the order of their lines. */
function inOrderOfSource(resume: Resume, texts: WrittenText[], rebuilt: SectionKey | undefined): WrittenText[] {
  const startOf = ({ path }: WrittenText) => atomAt(resume, path)?.span?.start;
  let found = texts;
  for (const key of quotedTexts(resume).keys()) {
    const isOf = ({ path }: WrittenText) => path.startsWith(`/${key}/`);
    const first = found.findIndex(isOf);
    const own = found.filter(isOf);
    if (key === rebuilt || key === "skills" || first < 0 || own.some((text) => startOf(text) === undefined)) continue;
    const sorted = own.toSorted((one, other) => (startOf(one) ?? 0) - (startOf(other) ?? 0));
    found = [...found.slice(0, first), ...sorted, ...found.slice(first + own.length)];
  }
  return found;
}
