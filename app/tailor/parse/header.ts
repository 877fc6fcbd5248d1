import type { Span } from "~/tailor/resume";
import { isContact } from "~/tailor/resume-atoms";
import { isAddress, isLikelyPlace, takeContact } from "./contact";
import { findPeriods } from "./dates";
import { paragraphsOf, wrapsBefore } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { withoutStop } from "./lines/span-text";
import { putOther } from "./other";
import { takeProfile } from "./profiles";
import { type Builder, putParagraphs, runsOf } from "./resume-builder";
import { isPersonName } from "./words/person-name";
import { organisationScore, titleScore } from "./words/role-words";

const longestLabel = 100;
/** "Resume of Ada Hale", "CV - Ada Hale". */
const documentWordBefore = /^(?:curriculum vitae|r[ée]sum[ée]|cv)(?:\s+(?:of|for)\s+|\s*[:–—-]\s*)/iu;
const documentWord = /(?:^|\s)(?:curriculum vitae|r[ée]sum[ée]|cv|lebenslauf|currículum)$/iu;

/** Reads name, label and contact details above the first heading; returns the lines that are none of them. */
export function readHeader(builder: Builder, lines: SourceLine[]): SourceLine[] {
  const named = lines.slice(0, 12).filter(namesSomeone);
  const nameSize = Math.max(0, ...named.map(({ size }) => size));
  const largest = named.find(({ size }) => size === nameSize)?.text;
  const left: SourceLine[] = [];
  let end = 0;
  for (const [index, one] of withWholeTitles(lines).entries()) {
    const line = behind(left, end, one);
    end = line.end;
    if (index > 25 || left.length > 3 || line.text.length > 300) {
      left.push(line);
      continue;
    }
    const contact = takeContact(builder, line);
    const next = lines[index + 1];
    const wrapped = /^\p{Ll}[^@/.:]*(?:\s|$)/u.test(next?.text ?? "");
    const canName = line.size >= nameSize - 0.5;
    const isApart = left.length > 0;
    const place = {
      line,
      index,
      besideContact: contact.found,
      largest: largest && nameOf(largest).toLowerCase(),
      canName,
      wrapped,
      isBelowContact: builder.resume.atoms.some(({ path }) => isContact(path) && path !== "/basics/name"),
      opensBlock: opensBlock(lines.slice(index, index + linesOfHead)),
      isApart,
    };
    if (!contact.found && takeTitles(builder, contact.rest, place)) continue;
    const pieces = index === 0 ? contact.rest.flatMap((span) => withNameApart(builder, span)) : contact.rest;
    const unread = pieces.filter((span) => isText(builder.text(span)) && !takeIdentity(builder, span, place));
    left.push(...unread.map((span) => pieceOf(builder, line, span)));
  }
  return left;
}

/** "Ada Hale, Box 7, Hilltown": a name and what follows it in its line. */
function withNameApart(builder: Builder, span: Span): Span[] {
  const text = builder.source.text.slice(span.start, span.end);
  const comma = text.indexOf(", ");
  if (builder.resume.basics.name || comma < 0 || isPersonName(nameOf(text))) return [span];
  const name = { start: span.start, end: span.start + comma };
  return isPersonName(nameOf(builder.text(name))) ? [name, { start: name.end + ", ".length, end: span.end }] : [span];
}

/** A line that follows one of which something was taken never joins what is left above it. */
function behind(left: SourceLine[], end: number, line: SourceLine): SourceLine {
  const last = left.at(-1);
  return last && last.end < end ? { ...line, gap: true, resumes: true } : line;
}

/** A title that was too long for its column is one line. */
function withWholeTitles(lines: SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  let isJoined = false;
  for (const line of lines) {
    const last = whole.at(-1);
    const plain = (text: string) => !/[\d@/\t]|[.!?]$/.test(text);
    const isSame = last && last.size === line.size && last.bold === line.bold && last.column === line.column;
    const goesOn = last && (wrapsBefore(last, line) || isOneName(last, line, whole.length) || isOneAddress(last, line));
    const joins = last && isSame && !line.gap && !line.bullet && goesOn && plain(last.text) && plain(line.text);
    if (last && (joins || (isSame && !isJoined && isBelowStreet(last, line)))) {
      whole.splice(-1, 1, { ...last, end: line.end, text: `${last.text} ${line.text}`, room: line.room });
      isJoined = true;
    } else {
      whole.push(line);
      isJoined = false;
    }
  }
  return whole;
}

/** A name whose halves stand one below the other at the top. */
function isOneName(above: SourceLine, line: SourceLine, place: number): boolean {
  const isHalf = ({ text }: SourceLine) => !isPersonName(text) && titleScore(text) === 0 && text.split(" ").length < 3;
  return place === 1 && isHalf(above) && isHalf(line) && isPersonName(`${above.text} ${line.text}`);
}

/** "Mallow," above "County Cork". */
function isOneAddress(above: SourceLine, line: SourceLine): boolean {
  return above.text.endsWith(",") && isAddress(`${above.text} ${line.text}`, false);
}

/** "12 Mill Lane" above "Oakham, OR 97000". */
function isBelowStreet(above: SourceLine, line: SourceLine): boolean {
  const isPart = ({ text, gap, bullet }: SourceLine) => !bullet && !gap && text !== "" && !/[@\t|•]/u.test(text);
  const isStreet = /^\p{N}/u.test(above.text) && isAddress(above.text, false);
  return isStreet && isPart(line) && isPart({ ...above, gap: false }) && isAddress(line.text, false);
}

/** A piece of a line stands alone: joined with its neighbours it would hold what was taken from between them. */
function pieceOf(builder: Builder, line: SourceLine, span: Span): SourceLine {
  const around = builder.source.text.slice(line.start, span.start) + builder.source.text.slice(span.end, line.end);
  return !isText(around) ? line : { ...line, ...span, text: builder.text(span), gap: true, resumes: true };
}

/** Stars in place of a number, or the signs that stood around one, are no text. */
function isText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

interface HeaderPlace {
  line: SourceLine;
  index: number;
  /** The line holds an e-mail, a phone number or a web address too. */
  besideContact: boolean;
  /** No other name-like line of the header is set larger. */
  canName: boolean;
  /** The largest name-like line, in lower case. */
  largest: string | undefined;
  /** The next line goes on in mid-sentence. */
  wrapped: boolean;
  /** Contact details stand above it: what names no role there says something else. */
  isBelowContact: boolean;
  /** It stands apart, right above a text or the dates of a job. */
  opensBlock: boolean;
  /** Text stands above it that is none of all this: what follows is of the resume sooner than of the head. */
  isApart: boolean;
}

/** Of the head of a job whose title comes first. */
const linesOfHead = 3;

function opensBlock([line, ...below]: SourceLine[]): boolean {
  const [next] = below;
  if (!line?.gap || !next || next.gap) return false;
  const end = below.findIndex(({ gap }) => gap);
  const isDated = ({ text }: SourceLine) => findPeriods(text).some(({ from }) => from);
  return next.text.length > longestLabel || below.slice(0, end < 0 ? undefined : end).some(isDated);
}

/** "Game Developer | Unity Specialist", "Glaze / Kiln Operator" below the name is one label. */
function takeTitles(builder: Builder, pieces: Span[], place: HeaderPlace): boolean {
  const { basics } = builder.resume;
  const [first] = pieces;
  if (!basics.name || basics.label || !first || pieces.length < 2) return false;
  const texts = pieces.map((piece) => builder.text(piece));
  const areTitles = texts.every((text) => isText(text) && !isAddress(text, false) && isLabel(text, true, place));
  if (!areTitles || !texts.some((text) => titleScore(text) > 0) || builder.text(place.line).length > longestLabel)
    return false;
  basics.label = builder.put("/basics/label", place.line);
  return true;
}

/** A text without the words that say what document it is. */
function nameOf(text: string): string {
  return text.replace(documentWordBefore, "").replace(documentWord, "");
}

function namesSomeone({ text }: SourceLine): boolean {
  return text.length <= longestLabel && isPersonName(nameOf(text));
}

function takeIdentity(builder: Builder, span: Span, place: HeaderPlace): boolean {
  const { basics } = builder.resume;
  const text = builder.text(span);
  const bare = nameOf(text);
  if (bare === "") return true;
  if (
    !basics.name &&
    place.index < 8 &&
    (place.canName || bare.toLowerCase() === place.largest) &&
    isPersonName(bare)
  ) {
    // By the text as it was written: blanks may stand doubled there.
    const written = builder.source.text.slice(span.start, span.end);
    const start = span.start + (documentWordBefore.exec(written)?.[0].length ?? 0);
    builder.said.push({ start: span.start, end: start });
    basics.name = builder.put("/basics/name", { start, end: span.start + written.replace(documentWord, "").length });
    return true;
  }
  if (basics.name !== undefined && basics.name.toLowerCase() === bare.toLowerCase()) {
    builder.put("/basics/name", span);
    return true;
  }
  const isOfHead = place.besideContact || !place.isApart;
  if (!basics.location && isOfHead && isAddress(text, place.besideContact)) {
    putAddress(builder, span);
    return true;
  }
  if (takeProfile(builder, span, place.line.links)) return true;
  if (!basics.label && isOfHead && isLabel(text, basics.name !== undefined, place)) {
    basics.label = builder.put("/basics/label", span);
    return true;
  }
  if (basics.location || !place.besideContact || !isLikelyPlace(text)) return false;
  basics.location = { address: builder.put("/basics/location/address", span) };
  return true;
}

/** Lines of one address have a comma between them, as one line would. */
function putAddress(builder: Builder, whole: Span): void {
  const span = withoutStop(builder.source, whole);
  const lines = builder.source.written.slice(span.start, span.end).split(/,?\s*\n\s*/u);
  const address = lines.length > 1 ? lines.join(", ") : undefined;
  builder.resume.basics.location = { address: builder.put("/basics/location/address", span, address) };
}

function isLabel(text: string, named: boolean, place: HeaderPlace): boolean {
  const { line, index, besideContact, wrapped, opensBlock } = place;
  if (
    text.length > longestLabel ||
    /^(?:I|I['’]m|My|We)\s/.test(text) ||
    /[!?:]$|[^.]{50}\.$|^[^\p{L}]*$|@|\d{5}/u.test(text) ||
    index > 4 ||
    line.bullet ||
    wrapped ||
    opensBlock
  )
    return false;
  if (/\b(?:19|20)\d\d\b/.test(text) || isAddress(text, false)) return false;
  if (besideContact) return titleScore(text) > 0;
  if (index > 4) return titleScore(text) === 2;
  if (place.isBelowContact && titleScore(text) === 0) return false;
  if (named) return text.split(" ").length <= 14 && !/^[^:]{1,30}: /.test(text);
  return index === 0 && titleScore(text) === 2 && organisationScore(text) < 2;
}

/** A "Contact" section further down, as sidebars have it. */
export function readContactSection(builder: Builder, title: string, lines: SourceLine[]): void {
  const { basics } = builder.resume;
  const left: SourceLine[] = [];
  let end = 0;
  for (const one of lines) {
    const line = behind(left, end, one);
    end = line.end;
    const contact = takeContact(builder, line);
    const unread = contact.rest.filter((span) => {
      if (!isText(builder.text(span))) return false;
      if (takeProfile(builder, span, line.links)) return false;
      if (basics.location || !isAddress(builder.text(span), true)) return true;
      basics.location = { address: builder.put("/basics/location/address", span) };
      return false;
    });
    left.push(...unread.map((span) => pieceOf(builder, line, span)));
  }
  if (left.length > 0) putOther(builder, title, left);
}

/** A summary section, one paragraph a line. What goes on behind another section is kept beside it. */
export function readSummary(builder: Builder, lines: SourceLine[], title: string): void {
  const [first = [], ...others] = runsOf(builder, paragraphsOf(lines, builder.widths, true));
  const text = putParagraphs(builder, "/basics/summary", first);
  if (text !== undefined) builder.resume.basics.summary = text;
  const end = first.at(-1)?.end ?? 0;
  if (others.length > 0)
    putOther(
      builder,
      title,
      lines.filter((line) => line.start >= end),
    );
}
