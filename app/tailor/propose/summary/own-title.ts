import { capital } from "~/tailor/grammar/open-with-deed";
import { roleName } from "./role-name";

const mostWordsOfTitle = 8;
const mostQualities = 3;
/** Whom people of every trade call themselves: no title. */
const anybody =
  /^(?:leader|thinker|solver|player|learner|individual|professional|worker|communicator|achiever|performer|contributor|builder|starter|self-starter|person|member)\b/iu;

/** The title that a sentence gives its writer in its first words: "Devoted Pastry Cook driven to"; "Associate of Arts" is none. */
export function titleSaid(text: string): string | undefined {
  const words = text
    .replace(/^(?:an?|the|I am an?)\s+/iu, "")
    .replace(/^former\s+/iu, "")
    .split(/\s+/)
    .slice(0, mostWordsOfTitle);
  for (const at of words.keys()) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    const upTo = (end: number) =>
      withoutQualities(
        words
          .slice(0, end)
          .join(" ")
          .replace(/[,.;:]+$/, ""),
      );
    const said = upTo(at + 1);
    if (at === 1 && word === "of") return undefined;
    // "Calm and careful Harbour Pilot": qualities stand before the title.
    if (word === "and" && at > 0 && at <= mostQualities) continue;
    if (/^(?:with|who|in|of|for|to|and|is|has|an?|the)\b/iu.test(word) || anybody.test(word)) return undefined;
    const isWhole = /[,.;:]$/.test(word) || !(/^\p{Lu}/u.test(next) || isRole(upTo(at + 2)));
    if (isRole(said) && isWhole) return said;
  }
  return undefined;
}

function isRole(said: string): boolean {
  return roleName(capital(said)) !== undefined;
}

/** "Young, patient and calm harbour pilot": what stands before commas is no part of the title. */
function withoutQualities(said: string): string {
  return said.replace(/^(?:[\p{L}-]+, )+(?=\p{L})/u, "");
}

/** The title that a sentence sees its writer in: "to work as a careful Harbour Pilot". */
export function titleMeant(text: string): string | undefined {
  const [, after = ""] = /\b(?:as|become|becoming|be) an? ((?:[\p{L}-]+ ?){1,6})/u.exec(text) ?? [];
  const words = after.trim().split(" ");
  // What is called by its name has capitals: "as a team player" names no post.
  const from = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const named = from < 0 ? [] : words.slice(from);
  const end = named.findIndex((word) => !/^\p{Lu}/u.test(word));
  const role = (end < 0 ? named : named.slice(0, end)).join(" ");
  return roleName(role) === undefined ? undefined : role;
}
