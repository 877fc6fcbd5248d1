import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, isCommon, ownName, speaksOf } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Resume } from "~/tailor/resume";
import { sharedWords } from "./line-features";

const mostListed = 5;
const fewestListed = 2;

/** What is nice to have is no reason to write. */
const leastWeight = 2;

/** What the resume names and no line tells, by its own names: "I also bring Photoshop and Dreamweaver". */
export function tellListed(
  { atoms }: Resume,
  asked: readonly AskedThing[],
  told: readonly string[],
): string | undefined {
  const said = told.join(" ").toLowerCase();
  const sentences = told.flatMap((text) => text.split(/(?<=[.]) /u));
  const names = asked
    .filter(
      (thing) =>
        thing.weight >= leastWeight &&
        !officeProgram.test(thing.canonical ?? "") &&
        !sentences.some((text) => speaksOf(text, thing)) &&
        thing.kind === "tool" &&
        !thing.evidence.every(({ path, quote }) =>
          isBasic(atoms.find((atom) => atom.path === path)?.text ?? "", quote),
        ),
    )
    .flatMap((thing) => (thing.canonical === undefined ? [] : (ownName(thing) ?? [])));
  const unsaid = [...new Set(names)].filter((name) => !isCommon(name) && !said.includes(name.toLowerCase()));
  const listed = unsaid.filter((name) => !unsaid.some((other) => isPartOf(name, other))).slice(0, mostListed);
  const isTool = asked.some(({ canonical, kind }) => kind === "tool" && canonical === listed[0]);
  return listed.length < (isTool ? 1 : fewestListed) ? undefined : `My skills also include ${joinList(listed)}`;
}

const little =
  "basics?|beginners?['’]?s?|elementary|learning|learner|learn|studying|some|a little|a bit of|entry[- ]level|improvers?|school|rusty|conversational|working towards";
const before = new RegExp(`\\b(?:${little}) $`, "iu");
const behind = new RegExp(`^[\\s,:(–-]*(?:\\p{L}+ )?(?:${little})\\b`, "iu");

/** "Terraform (basic)", "Spanish - beginner", "Learning Welsh": what somebody says they know little of is not held up. */
function isBasic(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && (before.test(text.slice(0, at)) || behind.test(text.slice(at + name.length)));
}

const thesis =
  /\b(dissertation|thesis|final[- ]year project|capstone project)(?: (?:title|topic))?(?:: | on (?:the )?| about | - | – )["“]?([\p{L}\d][^.;:()"”\n]{15,200}?)(?:, (?:using|with|which|where|based|and)\b|[.;:()"”\n]|$)/iu;

/** The dissertation that speaks of what the post does: "My dissertation was on queues in canteens". */
export function tellThesis({ atoms }: Resume, { source }: Posting): string[] {
  const lines = source.split(/\n|(?<=[.!?])\s+/u);
  const [best] = atoms
    .flatMap(({ path, text }) => {
      const [, kind = "", about = ""] = (/^\/(?:education|projects|other)\//u.test(path) && thesis.exec(text)) || [];
      const shared = Math.max(0, ...lines.map((line) => sharedWords(about, line)));
      return shared > 0 ? [{ kind: kind.toLowerCase(), about: about.trim(), shared }] : [];
    })
    .sort((one, other) => other.shared - one.shared);
  if (!best) return [];
  const about = /^\p{Lu}\p{Ll}/u.test(best.about)
    ? best.about.charAt(0).toLowerCase() + best.about.slice(1)
    : best.about;
  return [`My ${best.kind} was on ${about}`, `My ${best.kind}: ${best.about}`];
}

/** Languages that the post asks for, as they may be told: "I also speak Spanish". */
export function tellLanguages({ atoms, source }: Resume, { rows }: Match): string[] {
  const asked = rows.filter(({ kind, state }) => kind === "language" && state === "shown");
  const isOwn = (id: string) => atoms.some((atom) => atom.id === id && !isSchooling.test(atom.path));
  const lines = source.split("\n");
  const spoken = asked
    .filter(
      ({ evidence, term }) =>
        evidence.some(({ atomId }) => isOwn(atomId)) && !lines.some((line) => isBasic(line, term)),
    )
    .map(({ term }) => term);
  const names = [...new Set(spoken)].filter(
    (name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name) && name !== "English",
  );
  // The gate takes "speak" for a deed where nothing in the resume says it.
  return names.length === 0 ? [] : [`I also speak ${joinList(names)}`, `My skills also include ${joinList(names)}`];
}

/** A course of a language is not yet the language. */
const isSchooling = /^\/education\//u;

/** Everybody says so of themselves. */
const officeProgram = /^(?:microsoft )?(?:office|word|excel|outlook|powerpoint|windows)\b/iu;

const suite = "Microsoft Office";

/** "Sales" beside "sales training", and a suite beside one of its programs: the fuller or nearer name says it. */
function isPartOf(name: string, other: string): boolean {
  if (name === other) return false;
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return two.includes(one) || (name === suite && two.startsWith("microsoft "));
}
