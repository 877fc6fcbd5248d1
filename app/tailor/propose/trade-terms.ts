import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { isCommon } from "./asked-things";
import { inSentence } from "./in-sentence";
import { isOffice, isProven, namesWork, type Term } from "./profile-pieces";
import { type Held, stemsOf } from "./summary/held-role";
import { roleName } from "./summary/role-name";
import { closeness, tradeOf, worthOf } from "./trade-worth";

/** A thing that is not asked for by name is named where it speaks so much of the post. */
const leastTradeWorth = 1.6;
const leastWorthOfWord = 2.4;
const mostTradeTerms = 6;

/** What the resume does or lists that is of the post's trade, asked for by name or not, the nearest first; in its own words. */
export function tradeTerms(
  resume: Resume,
  posting: Posting,
  known: readonly Term[],
  { role, isNear }: Pick<Held, "role" | "isNear">,
): Term[] {
  const trade = tradeOf(posting);
  const doubtful = doubtfulEntries(resume);
  const found = new Map<string, Term & { worth: number; times: number; paths: string[] }>();
  for (const { path, text } of resume.atoms) {
    if (!/^\/(?:work|projects|skills)\//.test(path) || !/highlights|summary|keywords/.test(path)) continue;
    if ([...doubtful].some((entry) => path.startsWith(`${entry}/`))) continue;
    for (const hit of findTerms(text)) {
      const one = found.get(hit.canonical);
      const isDone = /highlights|summary/.test(path);
      if (one) {
        one.times += isDone ? 1 : 0.5;
        one.paths.push(path);
      } else {
        const name = hit.kind === "skill" ? nameOfSkill(hit.text, hit.canonical) : nameOfTool(hit.text, hit.kind);
        if (name === undefined || isCommon(name) || isOffice(name)) continue;
        const worth = worthOf(hit.text, trade);
        // One word says little of its own accord: "pricing".
        if (hit.kind === "skill" && !/\s/.test(name) && (!isNear || worth < leastWorthOfWord)) continue;
        found.set(hit.canonical, {
          id: undefined,
          canonical: hit.canonical,
          text: name,
          worth,
          times: isDone ? 1 : -2,
          paths: [path],
        });
      }
    }
  }
  const ranked = [...found.values()]
    .filter(({ worth, text }) => worth >= leastTradeWorth && roleName(capital(text)) === undefined)
    .map((term) => ({ ...term, worth: term.worth + Math.min(term.times, 4) * 0.5 + closeness(term.text, role) * 4 }))
    .sort((left, right) => right.worth - left.worth);
  const said = [...known];
  for (const term of ranked.slice(0, mostTradeTerms * 3)) {
    const stems = stemsOf(term.text);
    const isRepeated = [role, ...said.map(({ text }) => text)].some((other) => {
      const others = stemsOf(other);
      return (
        stems.every((stem) => others.includes(stem)) || (other !== role && others.every((stem) => stems.includes(stem)))
      );
    });
    const isNew = !isRepeated && !said.some(({ canonical }) => canonical === term.canonical);
    if (isNew && isProven(sentence(`Experience includes ${term.text}`), resume)) said.push(term);
    if (said.length >= known.length + mostTradeTerms) break;
  }
  return said.slice(known.length);
}

/** A skill by its own name, or by one that ends like the name of work. */
function nameOfSkill(text: string, canonical: string): string | undefined {
  const plain = text.replace(/\s+/g, " ");
  if (/['’]s?\b/.test(plain)) return undefined;
  const isName = plain.toLowerCase() === canonical.toLowerCase() || namesWork.test(plain.replace(/s$/, ""));
  return isName ? inSentence({ term: /\p{Ll}/u.test(plain) ? plain : canonical, kind: "skill" }) : undefined;
}

function nameOfTool(text: string, kind: string): string | undefined {
  return kind === "tool" && /^\p{Lu}/u.test(text) && !/^\p{Lu}{6}/u.test(text) ? text.replace(/\s+/g, " ") : undefined;
}
