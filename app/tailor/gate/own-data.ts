import { oncePer } from "~/tailor/once-per";
import type { Resume } from "~/tailor/resume";

/** A person's own name and contact details: whoever writes them claims nothing. */
export interface OwnData {
  names: readonly string[];
  /** Mail and web addresses, phones, places, as they are written. */
  contacts: readonly string[];
}

/** What the head of a resume says of its person. */
export function ownDataOf({ basics: { name, email, phone, url, location, profiles } }: Resume): OwnData {
  const texts = [email, phone, url, location?.address, ...profiles.flatMap((one) => [one.url, one.username])];
  return { names: name ? [name] : [], contacts: texts.filter((text) => text !== undefined) };
}

/** Of each kind, and of one of them; no person has as many. */
const mostOwn = 20;
const longestOwn = 200;
const shortestContact = 4;
/** Of a phone, without the country's code. */
const ownDigits = 7;

const phone = /\+?\(?\d[\d\s()./-]{5,24}\d/g;
const digitsOf = (text: string) => text.replace(/\D/g, "").slice(-ownDigits);
const escaped = (text: string) =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s+");

interface Reader {
  patterns: RegExp[];
  phones: Set<string>;
}

const readerOf = oncePer(({ names, contacts }: OwnData): Reader => {
  const few = (texts: readonly string[]) => texts.slice(0, mostOwn).map((text) => text.trim().slice(0, longestOwn));
  const own = few(contacts).filter((text) => text.length >= shortestContact);
  return {
    patterns: [
      ...own.map(patternOfContact),
      ...few(names)
        .filter((name) => name !== "")
        .flatMap(patternsOfName),
    ],
    phones: new Set(own.map(digitsOf).filter((digits) => digits.length === ownDigits)),
  };
});

/**
 * The text without the person's own name and contact details, of the same meaning to whoever asks what it claims. The
 * name in another name ("at Ada Bell", "Ada Bell Ltd") stays; a part of it goes where it signs a line or follows "I am".
 */
export function withoutOwnData(text: string, ownData: OwnData): string {
  const { patterns, phones } = readerOf(ownData);
  const left = patterns.reduce((rest, pattern) => rest.replace(pattern, " "), text);
  return phones.size === 0 ? left : left.replace(phone, (found) => (phones.has(digitsOf(found)) ? " " : found));
}

function patternOfContact(contact: string): RegExp {
  const bare = escaped(contact.replace(/^https?:\/\/(?:www\.)?|^mailto:|\/$/gi, ""));
  const lead = "(?:(?:https?:\\/\\/)?(?:www\\.)?|mailto:)";
  return new RegExp(`(?<![\\p{L}\\p{N}@])${lead}${bare}\\/?(?![\\p{L}\\p{N}@])`, "giu");
}

const ofOthers = "(?<!\\b(?:at|for|by|with|of|joined|from)\\s)";
const introduction = "(?<=\\b(?:I am|I['’]m|my name is|name:)\\s+)";

function patternsOfName(name: string): RegExp[] {
  const parts = name.split(/\s+/).map(escaped).join("|");
  return [
    new RegExp(`${ofOthers}(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}]|\\s+\\p{Lu}|['’]s\\s)`, "gu"),
    new RegExp(`^[\\s,–—-]*(?:(?:${parts})[\\s.]*){1,4}$`, "gmu"),
    new RegExp(`${introduction}(?:${parts})(?![\\p{L}\\p{N}]|\\s+\\p{Lu})`, "gu"),
  ];
}
