import type { Profile, Span } from "~/tailor/resume";
import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";
import { split, trimmed } from "./lines/span-text";
import type { Builder } from "./resume-builder";
import { isCaption as isFieldName, networks } from "./words/contact-words";
import { isPersonName } from "./words/person-name";
import { placeScore } from "./words/places";
import { titleScore } from "./words/role-words";
import { isWebAddress, webAddresses } from "./words/web-address";

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
          { start: piece.start, end: span.start },
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
  const unlabelled = rest.map((span) => withoutLabel(builder, span));
  return { rest: unlabelled.filter((span) => !isCaption(builder.text(span))), found };
}

/** "Phone:", "itch.io": what stands before or above the detail itself. */
function isCaption(text: string): boolean {
  return isFieldName(text) || isNetworkName(text);
}

/** "LinkedIn", "itch.io". */
export function isNetworkName(text: string): boolean {
  return networks.some(([, name]) => name.toLowerCase() === text.toLowerCase());
}

/** "Residence: Tel Aviv": the label of an address or a name is no part of it. */
function withoutLabel(builder: Builder, span: Span): Span {
  const text = builder.source.text.slice(span.start, span.end);
  const found =
    /^(?:(?:full )?name|address|location|residence|lives in|based in|city|wohnort|adresse|anschrift)\s*:\s*(?=\S)/iu.exec(
      text,
    )?.[0];
  return found ? { start: span.start + found.length, end: span.end } : span;
}

/** A picture or a dot between two details; the signs of trade marks and degrees belong to a word. */
const sign = "[•·∙⋅]|(?![©®°™℠])\\p{So}\\uFE0F?";
const hardBreaks = new RegExp(`\\||${sign}| {2,}|\\t+| [–—/-] `, "gu");
const barBreaks = new RegExp(`\\||${sign}|\\t+`, "gu");

/** A line without contact details breaks at dashes only where a name stands before one. */
function softBreaks(builder: Builder, piece: Span): RegExp {
  const [first] = split(builder.source, piece, hardBreaks);
  if (first && isPersonName(builder.text(first))) return hardBreaks;
  return /:\s*\t/.test(builder.source.text.slice(piece.start, piece.end)) ? /\|/g : barBreaks;
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

function hostOf(url: string): string {
  return (
    url
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .split("/")[0] ?? url
  );
}

/** A link as a person types it, "github.com/ada" or "GitHub: ada"; null where it is neither. */
export function profileOf(text: string): Profile | null {
  const named = namedProfile.exec(text);
  if (named?.[1] && named[2] && !isWebAddress(text)) return { network: named[1], username: named[2].replace(/^@/, "") };
  if (!isWebAddress(text)) return null;
  const username = usernameIn(text);
  return { network: networkOf(text) ?? hostOf(text), ...(username && { username }), url: text };
}

function networkOf(url: string): string | undefined {
  return networks.find(([pattern]) => pattern.test(url))?.[1];
}

/** In words, of what a link below a text is called. */
const longestLinkLabel = 4;

/** True for a line that only leads elsewhere ("View on GitHub"): its link, and where it leads, and nothing more. */
export function isLinkLabel({ text, links: [url, ...others] }: SourceLine): boolean {
  if (url === undefined || others.length > 0 || text.split(" ").length > longestLinkLabel || isWebAddress(text))
    return false;
  const name = text.toLowerCase();
  return [networkOf(url), hostOf(url)].some((one) => one && name.endsWith(` ${one.toLowerCase()}`));
}

const namedProfile = /^([\p{L} ]{1,24}): ?(\S{2,60})$/u;

function keepProfile(builder: Builder, span: Span, text: string, network: string): boolean {
  const { profiles } = builder.resume.basics;
  const path = `/basics/profiles/${profiles.length}`;
  const profile: Profile = { network };
  const username = usernameIn(text);
  profile.url = builder.put(`${path}/url`, span);
  if (username) profile.username = username;
  profiles.push(profile);
  return true;
}

/** The last part of a profile's address, without "@" and what follows a question mark. */
function usernameIn(url: string): string | undefined {
  const [address = ""] = url.replace(/^https?:\/\//i, "").split(/[?#]/);
  return /\/(?:in\/|pub\/|profile\/|u\/)?@?([^/]+)\/?$/u.exec(address)?.[1];
}

/** A profile without a web address of its own: "GitHub: ada", or a word that a link lies on. */
export function takeProfile(builder: Builder, span: Span, links: string[]): boolean {
  const text = builder.text(span);
  const { profiles } = builder.resume.basics;
  const path = `/basics/profiles/${profiles.length}`;
  const named = namedProfile.exec(text);
  if (named?.[1] && named[2] && isNetwork(named[1], named[2])) {
    const start = span.end - named[2].length;
    const network = builder.put(`${path}/network`, { start: span.start, end: span.start + named[1].length });
    const at = text.endsWith(`@${named[2].replace(/^@/, "")}`) ? 1 : 0;
    profiles.push({ network, username: builder.put(`${path}/username`, { start: start + at, end: span.end }) });
    return true;
  }
  const used = new Set(profiles.map(({ url }) => url));
  const url = links.find((link) => !used.has(link) && /^https?:/i.test(link) && isAbout(link, text));
  const network = url && (networkOf(url) ?? hostOf(url));
  if (!url || !network) return false;
  if (!builder.resume.basics.url && network === hostOf(url) && text.includes(".")) {
    builder.resume.basics.url = builder.put("/basics/url", span);
    return true;
  }
  const namesIt = network.toLowerCase() === text.toLowerCase();
  builder.resume.atoms.push({ id: `a${builder.resume.atoms.length + 1}`, path: `${path}/url`, text: url, span: null });
  const username = usernameIn(url);
  if (namesIt) profiles.push({ network: builder.put(`${path}/network`, span), ...(username && { username }), url });
  else
    profiles.push({ network, username: builder.put(`${path}/username`, span, usernameWritten(text, username)), url });
  return true;
}

/** "@Ada" beside a link to ".../ada" is "ada". */
function usernameWritten(text: string, inAddress: string | undefined): string {
  const plain = text.replace(/^@/, "");
  return inAddress?.toLowerCase() === plain.toLowerCase() ? inAddress : plain;
}

function isNetwork(name: string, username: string): boolean {
  return username.startsWith("@") || networks.some(([, known]) => known.toLowerCase() === name.trim().toLowerCase());
}

function isAbout(link: string, text: string): boolean {
  const word = text.toLowerCase().replace(/^@/, "");
  const parts = link.toLowerCase().split(/[/?#@]+/);
  return parts.includes(word) || networks.some(([pattern, name]) => name.toLowerCase() === word && pattern.test(link));
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
  if (noPlace.test(text)) return false;
  const score = placeScore(text);
  if (score === 2) return true;
  if (
    /\d/.test(text) &&
    /,|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|straße|strasse|rue|calle|way|blvd|apt)\b/iu.test(text)
  )
    return true;
  return score === 1 && text.split(",").length <= 2 && (besideContact || text.includes(","));
}
