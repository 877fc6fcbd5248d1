import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/join-list";
import { roleName } from "~/tailor/propose/role-name";
import { sentence } from "~/wording";
import { article } from "./article";
import type { DutyPhrase } from "./duty-phrases";
import type { Job } from "./job";

/** A sentence for the letter with the part of it that is a claim about the candidate. */
interface Framed {
  text: string;
  claim?: string;
}

/**
 * The role that is applied for and the job that one comes from, or what the post asks for and the resume shows. Plainer
 * ways further on, for where a claim in the first is not proven.
 */
export function openingSentences(posting: Posting, latest: Job | undefined, terms: readonly string[]): Framed[] {
  const wanted = postTitle(posting);
  const place = posting.company ? ` at ${posting.company}` : "";
  const plain = { text: applying(posting, wanted, place, terms) };
  const role = latest?.role;
  if (!role || !latest) return [plain];
  const at = latest.employer ? ` at ${latest.employer}` : "";
  const claim = `As ${article(role)}${at}`;
  const from = latest.isCurrent
    ? sentence(`At present I work as ${article(role)}${at}`)
    : sentence(`Most recently I worked as ${article(role)}${at}`);
  if (!wanted) return [{ text: sentence(`${plain.text} My background is that of ${article(role)}`), claim }, plain];
  if (!sameWork(role, wanted)) return [{ text: `${plain.text} ${from}`, claim }, plain];
  const text = latest.isCurrent
    ? `I work as ${article(role)}${at}, and I would like to go on in this work with you, in the ${wanted} role${place}`
    : `You are looking for ${article(wanted)}. I have worked as ${article(role)}${at} and would like to be considered${place ? ` for the role${place}` : ""}`;
  return [{ text: sentence(text), claim }, plain];
}

/** What is applied for, opening with what there is most of: shared terms, a known company, a title. */
function applying(
  { company, seniority }: Posting,
  wanted: string | undefined,
  place: string,
  terms: readonly string[],
): string {
  if (!wanted) return sentence(`I am applying for the role you have posted${place}`);
  if (terms.length >= 3)
    return `${roleName(wanted) ? `Your post for ${article(wanted)}` : `The post for your ${wanted} role`} names ${joinList(terms.slice(0, 3))}, and I bring all three.`;
  if (terms.length === 2 && !company)
    return `I would like to bring my work with ${joinList(terms)} to the ${wanted} role.`;
  if (company) return `I would like to join ${company} as ${article(wanted)}.`;
  if (seniority === "lead" || seniority === "executive") return `I am writing to you about the ${wanted} role.`;
  return terms.length > 0
    ? `I am applying for the ${wanted} role.`
    : `I would like to be considered for the ${wanted} role.`;
}

/** People that the work is with, so that the post is not taken to mean things. */
const persons =
  /\b(?:customers?|clients?|patients?|residents?|guests?|members?|students?|children|famil(?:y|ies)|visitors?|callers?|users?|public|people|staff|employees?|teams?|colleagues|nurses|drivers|technicians|trainees|new hires|learners|pupils|passengers|tenants|borrowers|candidates|donors)\b/i;
const people = /^(?:train|mentor|coach|teach|tutor|supervise|guide|instruct|educate)$/;
const contact = /^(?:serve|greet|assist|respond|answer|welcome|sell|negotiate|advise|counsel|help|consult)$/;
const making = /^(?:design|build|develop|create|write|implement|produce|install|construct|cook|bake|paint)$/;
const care =
  /^(?:review|analyze|analyse|reconcile|audit|inspect|test|monitor|verify|investigate|research|evaluate|assess|examine|check|measure|diagnose)$/;

/** Why this role: what the post says of the work. Undefined where it says nothing that fits into a sentence. */
export function reason(posting: Posting, duties: readonly DutyPhrase[]): string | undefined {
  const [first, second] = duties;
  if (!first) return undefined;
  const { verb } = first;
  const isWithPeople = persons.test(first.text);
  const draw =
    isWithPeople && people.test(verb)
      ? "What draws me to the role is the part about other people:"
      : isWithPeople && contact.test(verb)
        ? "What appeals to me is the contact with people that the role brings:"
        : making.test(verb)
          ? "What appeals to me is that there is something to make:"
          : care.test(verb)
            ? "What draws me to the role is work that asks for care:"
            : posting.company
              ? `What draws me to ${posting.company} is the work you describe:`
              : "What draws me to the role is the work you describe:";
  const isShort = second && wordsIn(first.text) + wordsIn(second.text) <= 20;
  return sentence(`${draw} ${isShort ? both(first.text, second.text) : first.text}`);
}

function both(first: string, second: string): string {
  return /\band\b/.test(first) ? `${first}, as well as ${second}` : `${first} and ${second}`;
}

/** Where the post has no duty to name: what it asks for that the resume shows. */
export function sharedTerms(terms: readonly string[]): string | undefined {
  if (terms.length < 2) return undefined;
  return `Of what you ask for, ${joinList(terms.slice(0, 3))} are part of what I have done.`;
}

/** Another duty of the post, for a letter that would be short. */
export function furtherReason(duties: readonly DutyPhrase[]): string | undefined {
  const [first, second, third] = duties;
  const next = first && second && wordsIn(first.text) + wordsIn(second.text) <= 20 ? third : second;
  return next && sentence(`I would also be glad to take on ${next.text}`);
}

/** The title of the post without shifts, places and reference numbers. */
function postTitle({ title }: Posting): string | undefined {
  const role = roleName(title);
  if (role) return role;
  const [first = ""] = (title ?? "").replace(/\([^)]*\)/g, "  ").split(/\s[-–—|]|[-–—|]\s|--|\s{2,}|[|/;:,]/);
  return /^\p{Lu}[\p{L} &'’]{3,48}$/u.test(first.trim()) ? first.trim() : undefined;
}

function sameWork(held: string, wanted: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const last = (text: string) =>
    words(text)
      .filter((word) => !/^(?:iii|senior|junior|lead)$/.test(word))
      .at(-1);
  const shared = words(wanted).filter((word) => words(held).some((other) => other === word));
  return last(held) === last(wanted) && shared.length >= Math.min(2, words(wanted).length);
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}
