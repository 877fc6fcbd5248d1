import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { joinList } from "~/tailor/propose/in-sentence";
import { roleName } from "~/tailor/propose/summary/role-name";

/** What the title of a job calls somebody. */
export interface Roles {
  /** "Staff Nurse", where the title names a person. */
  role?: string;
  /** All titles of a job that has several: "General Manager and Executive Chef". */
  roles?: string;
  /** Each title that names a person. */
  titles?: string[];
}

/** What parts two titles of one job, beside a stroke, which may also stand between two halves of one. */
const betweenTitles = /\s*[|;]\s*|\s+[-–—]+\s+|,\s+|\s+(?:and|&)\s+/u;
/** By itself it is a level and no title: "Senior Clerk - Lead". */
const levelAlone = /^(?:lead|head|chief|senior|junior|intern|trainee|apprentice|student|associate|assistant)$/iu;

/**
 * "Manager Assistant / Graphic Designer" and "Chef and Sous Chef" are two roles, told together; of "Accounts
 * Payable/Receivable Clerk" and "Sales and Marketing Manager" half a title is none.
 */
export function rolesOf(title: string | undefined): Roles {
  // "Porter, then Cook" and "Cook, previously Porter": what somebody was last.
  const latest = title
    ?.replace(/^.*\b(?:then|THEN|later|LATER) (?=\p{Lu})/u, "")
    .replace(/,? (?:previously|formerly|initially|originally) .*$/iu, "");
  const whole = latest?.replace(/\.$/u, "").replace(/(?<=\p{L}{3}) & (?=\p{L}{3})/gu, " and ");
  // Two blanks, since what stands before and behind brackets is not one name: see roleName.
  const [first = "", ...others] = (whole ?? "").replace(/\([^)]*\)/gu, "  ").split("/");
  const parts = [first, ...others]
    .flatMap((half) => half.trim().split(betweenTitles))
    .map((part) => (levelAlone.test(part) ? undefined : roleName(part)));
  const named = [...new Set(parts.flatMap((part) => withoutDouble(part) ?? []))];
  // An owner of a firm is something else by their work, or nothing that a letter could call them.
  const titles = named.filter((one) => !owner.test(one));
  if (titles.length < named.length) {
    // "Owner, freelance designer"
    const others = (whole ?? "").split(betweenTitles).filter((part) => /^\p{Ll}+(?: \p{Ll}+)?$/u.test(part));
    titles.push(
      ...others.flatMap((part) => roleName(part.replace(/(?<!\p{L})\p{Ll}/gu, (one) => one.toUpperCase())) ?? []),
    );
    const all = joinList(titles);
    return titles.length === 0 ? {} : { role: all, roles: all, titles };
  }
  if (titles.length > 1 && parts.length === titles.length) {
    const all = joinList(titles);
    return { role: all, roles: all, titles };
  }
  const role = withoutDouble(roleName(whole));
  const isHalf = others.length > 0 && roleName(first) === undefined;
  // "Proppant" and "Kitchener" end like a person, and "Marlowe's Chemist" is the name of a shop.
  const last = /(\p{L}+)(?: (?:[IVX]+|\d))?$/u.exec(role ?? "")?.[1] ?? "";
  const whose = /(\p{L}+)['’]s(?= )/u.exec(role ?? "")?.[1]?.toLowerCase();
  const isCalled = [last.toLowerCase(), whose ?? last.toLowerCase()].every(
    (word) => isTitleNoun(word) || (word !== whose && isCountedForm(word)),
  );
  const isPerson = isCalled || /^\p{Lu}{2,4}$/u.test(last);
  return isHalf || !isPerson || role === undefined ? {} : { role, roles: role, titles: [role] };
}

const owner = /^(?:(?:co-?|sole )?owner|(?:co-?)?founder|self[- ]employed|proprietor|partner)$/iu;

/** "Ward Clerk Ward Secretary" as "Ward Clerk": a title that says a word twice is two, of which the first is told if it is whole. */
function withoutDouble(role: string | undefined): string | undefined {
  const words = role?.split(" ") ?? [];
  const isName = (word: string) => isTitleNoun(word.toLowerCase());
  const again = words.findIndex((word, at) =>
    words.slice(0, at).some((one) => one.toLowerCase() === word.toLowerCase()),
  );
  const first = words.findIndex(isName);
  const second = words.findIndex(
    (word, at) => at > first + 1 && isName(word) && /^(?:of|for)$/u.test(words[at + 1] ?? ""),
  );
  const end = again > 0 ? (first < again ? first + 1 : 0) : second > 0 && first >= 0 ? first + 1 : words.length;
  const whole = words.slice(0, end);
  const capital = (word: string) =>
    /^(?:of|and|for|the|to|in|at|de)$/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  return whole.length === 0 ? undefined : whole.map(capital).join(" ");
}
