import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/join-list";
import { sentence } from "~/wording";
import type { AskedTerm } from "./asked-terms";
import type { DutyPhrase } from "./duty-phrases";

const shortDuty = 10;

/** The end of the letter, about what it was about: tools or skills that both sides name, else a duty of the post. */
export function closingOf(
  posting: Posting,
  terms: readonly AskedTerm[],
  duties: readonly DutyPhrase[],
  jobs: number,
): string {
  const thanks = posting.company ? "Thank you for considering my application." : "Thank you for your time.";
  return `${invitation(posting, terms, duties, jobs)} ${thanks}`;
}

function invitation(
  { title, seniority }: Posting,
  terms: readonly AskedTerm[],
  duties: readonly DutyPhrase[],
  jobs: number,
): string {
  const isNew = ({ term }: AskedTerm) => !title?.toLowerCase().includes(term.toLowerCase());
  const tools = terms.filter((asked) => asked.isTool && isNew(asked)).map(({ term }) => term);
  const skills = terms.filter((asked) => !asked.isTool && isNew(asked)).map(({ term }) => term);
  const duty = duties.find(({ text }) => text.split(" ").length <= shortDuty)?.text;
  if (tools[0] && skills[0])
    return `I would be glad to tell you more about what I have done with ${tools[0]} and ${skills[0]}, and to hear what you need most.`;
  if (tools[0])
    return `I would be glad to talk through what I have built up with ${joinList(tools.slice(0, 2))}, and how it could serve you.`;
  if (skills.length >= 2 && (seniority === "lead" || seniority === "executive"))
    return `I would like to hear where you want to take ${skills[0]} and ${skills[1]}, and to tell you how I would go about it.`;
  if (skills.length >= 2)
    return `I would be glad to tell you more about my work in ${skills[0]} and ${skills[1]}, and to hear what you need most.`;
  if (skills[0])
    return sentence(`I would welcome a conversation about the role, and about what I could bring to ${skills[0]}`);
  if (duty) return `I would welcome the chance to talk about ${duty}, and about where I could be of use.`;
  return jobs > 0
    ? `I would be glad to go through any of this in more detail, and to learn what you need most.`
    : "My resume has the rest, and I would be glad to answer any question about it.";
}
