import type { Span } from "~/tailor/resume";
import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";
import { split, trimmed } from "./lines/span-text";
import { hostOf, isNetworkName, keepProfile, networkOf } from "./profiles";
import type { Builder } from "./resume-builder";
import { captionStart, isCaption as isFieldName } from "./words/contact-words";
import { isPersonName } from "./words/person-name";
import { isCityAndState, placeScore } from "./words/places";
import { titleScore } from "./words/role-words";
import { webAddresses } from "./words/web-address";

const email = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const phone =
  /(?<![\p{L}\p{N}./])(?:\+|00|\()?\(?\+?\d{1,4}\)?(?:[ ./–-]{0,3}\(?\d{1,5}\)?){1,6}(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\p{L}\p{N}])/gu;
export interface ContactLine {
  /** What is left of the line beside contact details. */
  rest: Span[];
  /** True where the line held at least one e-mail, phone number or web address. */
  found: boolean;
}

/** True for a line that has an e-mail, web address or phone number, and nothing else. */
export function isContactLine(text: string): boolean {
  const left = [email, webAddresses, phone].reduce((rest, pattern) => rest.replace(pattern, " "), text);
  return left !== text && !/[\p{L}\p{N}]/u.test(left) && findPeriods(text).length === 0;
}

/** Takes e-mail, phone and web addresses out of a line into the basics; the first of a kind wins, others stay in `rest`. */
export function takeContact(builder: Builder, line: SourceLine): ContactLine {
  let pieces: Span[] = [{ start: line.start, end: line.end }];
  let found = false;
  const take = (pattern: RegExp, keep: (span: Span, text: string) => boolean) => {
    pieces = pieces.flatMap((piece) => {
      const text = builder.source.text.slice(piece.start, piece.end);
      for (const hit of text.matchAll(pattern)) {
        const span = { start: piece.start + hit.index, end: piece.start + hit.index + hit[0].length };
        if (!keep(span, hit[0])) continue;
        found = true;
        return [
          { start: piece.start, end: piece.start + captionStart(text.slice(0, hit.index)) },
          { start: span.end, end: piece.end },
        ];
      }
      return [piece];
    });
  };
  take(email, (span, text) => keepEmail(builder, span, text));
  for (let round = 0; round < 6; round++) take(webAddresses, (span, text) => keepWeb(builder, span, text));
  take(phone, (span, text) => keepPhone(builder, span, text));
  const rest = pieces.flatMap((piece) => split(builder.source, piece, found ? hardBreaks : softBreaks(builder, piece)));
  const unlabelled = rest.filter((span) => !tookRemark(builder, span)).map((span) => withoutLabel(builder, span));
  return { rest: unlabelled.filter((span) => !isCaption(builder.text(span))), found };
}

/** What is said in brackets behind a web address or a telephone number goes into its atom; true where the span was such a remark. */
function tookRemark({ resume, source, written }: Builder, span: Span): boolean {
  if (!/^\([^()]+\)$/u.test(source.text.slice(span.start, span.end))) return false;
  const address = resume.atoms.find(({ path, span: own }) => mayHaveRemark.test(path) && own && isBefore(own.end));
  if (!address?.span) return false;
  address.span = { start: address.span.start, end: span.end };
  address.text = written(address.span);
  return true;

  function isBefore(end: number): boolean {
    return end <= span.start && source.text.slice(end, span.start).trim() === "";
  }
}

const mayHaveRemark = /^\/basics\/(?:url|phone|profiles\/\d+\/url)$/u;

/** "Phone:", "itch.io": what stands before or above the detail itself. */
function isCaption(text: string): boolean {
  return isFieldName(text) || isNetworkName(text);
}

/** "Residence: Tel Aviv": the label of an address or a name is no part of it. */
function withoutLabel(builder: Builder, span: Span): Span {
  const text = builder.source.text.slice(span.start, span.end);
  const found =
    /^(?:(?:full )?name|address|location|residence|lives in|based in|city|wohnort|adresse|anschrift)(?:\s*:|\t| {2})\s*(?=\S)/iu.exec(
      text,
    )?.[0];
  return found ? { start: span.start + found.length, end: span.end } : span;
}

/** A picture or a dot between two details; the signs of trade marks and degrees belong to a word. */
const sign = "[•·∙⋅]|(?![©®°™℠])\\p{So}\\uFE0F?";
const hardBreaks = new RegExp(`\\||${sign}| {2,}|\\t+| [–—/~-]{1,3}(?= |$)`, "gu");
const barBreaks = new RegExp(`\\||${sign}|\\t+`, "gu");

/** A line without contact details breaks at dashes only where a name stands before one. */
function softBreaks(builder: Builder, piece: Span): RegExp {
  const [first] = split(builder.source, piece, hardBreaks);
  if (first && isPersonName(builder.text(first))) return hardBreaks;
  return /:\s*\t|\t\s*:/.test(builder.source.text.slice(piece.start, piece.end)) ? /\|/g : barBreaks;
}

function keepEmail(builder: Builder, span: Span, text: string): boolean {
  const { basics } = builder.resume;
  if (basics.email && basics.email !== text) return false;
  basics.email = builder.put("/basics/email", span);
  return true;
}

function keepPhone(builder: Builder, span: Span, text: string): boolean {
  const { basics } = builder.resume;
  const digits = text.replace(/\D/g, "").length;
  const isDate = findPeriods(text.trim()).some(({ start, end }) => end - start >= text.trim().length - 1);
  if (isDate || ofBirth.test(builder.source.text.slice(Math.max(0, span.start - 30), span.start))) return false;
  if (ofBox.test(builder.source.text.slice(Math.max(0, span.start - 10), span.start))) return false;
  if (masked.test(builder.source.text.slice(span.end, span.end + 8))) return false;
  if (digits < 7 || digits > 15 || /^(?:19|20)\d\d\s?[-–/.]\s?(?:19|20)\d\d$/.test(text.trim()) || basics.phone)
    return false;
  const kept = trimmed(builder.source, span, /[\s.,–-]/u);
  if (!kept) return false;
  basics.phone = builder.put("/basics/phone", kept);
  return true;
}

/** Signs in place of the digits that follow: what is left of such a number reaches nobody. */
const masked = /^[\s./–-]{0,3}[*•x_#]{2}/iu;
const ofBox = /\bbox\s*$/iu;
/** What stands before a date of birth. */
const ofBirth =
  /(?:born|birth|birthday|dob|geb(?:oren|urtsdatum)?|née?|naissance|nacid[oa]|nacimiento|nat[oa]|nascimento|nascita|geboortedatum)\b[^\n\d]{0,14}$/iu;
/** Words that open a phrase about someone, and no place. */
const noPlace =
  /^(?:born|birth|date of birth|dob|geb|né|née|nacid[oa]|nat[oa]|e-?mail|mail|call|phone|tel|mobile|contact|write|text|message|visit|see|find|reach)(?![\p{L}])/iu;

function keepWeb(builder: Builder, span: Span, text: string): boolean {
  const { basics } = builder.resume;
  const network = networkOf(text);
  if (network && isCaption(text)) return false;
  if (network) return keepProfile(builder, span, text, network);
  if (basics.url) {
    if (basics.url === text) return builder.put("/basics/url", span) !== "";
    return keepProfile(builder, span, text, hostOf(text));
  }
  basics.url = builder.put("/basics/url", span);
  return true;
}

/** A short capitalised piece of a contact line that is nothing else: "Greater Boston", "Leeds (UK)". */
export function isLikelyPlace(text: string): boolean {
  return (
    text.length <= 60 &&
    !noPlace.test(text) &&
    /^[\p{Lu}\p{Lo}][^:.!?@]+$/u.test(text) &&
    titleScore(text) === 0 &&
    !/\d{5,}|\*/.test(text)
  );
}

/** True for a piece of a contact line that reads as the place someone lives. */
export function isAddress(text: string, besideContact: boolean): boolean {
  if (titleScore(text) > 0 || text.length > 100 || /[:()]/.test(text) || findPeriods(text).length > 0) return false;
  if (noPlace.test(text) || isSentence(text)) return false;
  const score = placeScore(text);
  if (score === 2 || isCityAndState(text)) return true;
  if (
    /\d/.test(text) &&
    /,|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|straße|strasse|rue|calle|way|blvd|apt)\b/iu.test(text)
  )
    return true;
  return score === 1 && text.split(",").length <= 2 && (besideContact || text.includes(","));
}

/** "I drive a van for 9 years and want a bus." */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return /[.!?]$/u.test(text) && words.length >= fewestOfSentence && 2 * small.length > words.length;
}

/** In words. */
const fewestOfSentence = 6;
