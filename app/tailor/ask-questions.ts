import type { Question, Verdict } from "./change";
import type { Match } from "./match";
import { factFor, yearsFactFor } from "./match/facts";
import { kindFactor, weightUnits } from "./match/formula";
import { matcherOf } from "./match/match-resume";
import type { Posting, Requirement } from "./posting";
import type { Fact, IsoDate, Resume } from "./resume";
import { isSaidByName, wordQuestion, wordYearsQuestion } from "./word-question";

/** More would be a form to fill in. */
const usualMost = 10;
/** Each is weighed with a score of its own. Posts that ask for more are lists of everything: the weightiest are enough. */
const mostWeighed = 60;
/** Of alternatives one is enough, so few of them are asked for. */
const mostOfGroup = 2;

export interface AskInput {
  resume: Resume;
  posting: Posting;
  /** The match as it stands, with these facts. */
  match: Match;
  facts?: Fact[];
  asOf: IsoDate;
  /** At most so many questions. */
  most?: number;
  /** A refused claim that the posting asks for is a question before any other. */
  refused?: readonly Verdict[];
}

interface Candidate {
  question: Question;
  group: string;
  /** Points before rounding, to rank by. */
  gain: number;
  isClaimed: boolean;
}

/**
 * What the user could confirm of what the post asks for and the resume does not show: those that bring most points
 * first. Where a line may say it in other words, the question names the line. A question's points are exact: those of
 * the score if this were confirmed and shown, less those of now. Nothing that was answered before is asked again,
 * nothing that would bring no point, and nothing about the employer itself.
 */
export function askQuestions(input: AskInput): Question[] {
  const { resume, posting, match, facts = [], asOf, most = usualMost } = input;
  const open = new Set(match.rows.filter(({ state }) => state !== "shown").map((row) => row.requirementId));
  const employer = posting.company?.toLowerCase();
  const claimed = claimsRefused(input);
  const matched = matcherOf(resume, posting, { facts: input.facts, asOf });
  const candidates = posting.requirements
    .filter(({ id, term }) => open.has(id) && !(employer && term.toLowerCase().includes(employer)))
    .filter((requirement) => !factFor(requirement, facts) && !yearsFactFor(requirement, facts))
    .map((requirement) => ({ requirement, isClaimed: factFor(requirement, claimed) !== undefined }))
    .filter((asked) => asked.isClaimed || !isNamed(asked.requirement, match))
    .sort((left, right) => Number(right.isClaimed) - Number(left.isClaimed) || unitsOf(right) - unitsOf(left))
    .slice(0, mostWeighed)
    .flatMap((asked) => weigh(asked, input, matched) ?? [])
    .sort((left, right) => right.gain - left.gain);
  return firstOfEach(candidates)
    .sort((left, right) => Number(right.isClaimed) - Number(left.isClaimed))
    .slice(0, most)
    .sort((left, right) => right.gain - left.gain)
    .map(({ question }) => question);
}

/** What refused changes claimed, as if it were confirmed. */
function claimsRefused({ refused = [], asOf }: AskInput): Fact[] {
  const claims = refused.flatMap((verdict) => verdict.claims).filter(({ status }) => status !== "supported");
  return claims.map(({ text }) => ({ id: "", subject: text, confirmed: true, date: asOf }));
}

interface Asked {
  requirement: Requirement;
  isClaimed: boolean;
}

function unitsOf({ requirement: { weight, kind } }: Asked): number {
  return weightUnits[weight] * kindFactor[kind];
}

/** What a line may say in other words; a tool, a licence or a language is asked for by its name. */
const sameWork = new Set<Requirement["kind"]>(["skill", "experience"]);

function isNamed({ id }: Requirement, { rows }: Match): boolean {
  const row = rows.find(({ requirementId }) => requirementId === id);
  return row !== undefined && isSaidByName(row);
}

/** The question about a requirement with what an answer could bring; undefined where there is nothing to ask or gain. */
function weigh(
  { requirement, isClaimed }: Asked,
  { posting, match, asOf }: AskInput,
  matched: ReturnType<typeof matcherOf>,
): Candidate | undefined {
  const row = match.rows.find(({ requirementId }) => requirementId === requirement.id);
  // A clause that asks for several things is no question about one of them.
  const isShared = posting.requirements.some((other) => other !== requirement && other.wording === requirement.wording);
  const plain = isShared ? { ...requirement, wording: undefined } : requirement;
  const wording = row?.years === undefined ? wordQuestion(plain) : wordYearsQuestion(plain, row.years);
  if (!wording) return undefined;
  const fact: Fact = { id: "", subject: wording.subject, confirmed: true, date: asOf };
  const mayBeSameWork = row?.state === "unsaid" && row.years === undefined && sameWork.has(requirement.kind);
  const line = mayBeSameWork ? row.evidence.find((evidence) => !evidence.fact)?.quote : undefined;
  const shown = matched([fact]);
  const gain = pointsOf(shown) - pointsOf(match);
  const points = Math.round(10 * gain) / 10;
  if (points <= 0) return undefined;
  const { id, kind, group = id } = requirement;
  const said = plain.wording ? { wording: plain.wording } : saidIn(posting, requirement);
  return {
    question: { id: `q-${id}`, ...wording, kind, requirementId: id, points, ...(line ? { line } : {}), ...said },
    group,
    gain,
    isClaimed,
  };
}

/** Sentences longer than this explain nothing at a glance. */
const longestSaid = 240;

/** The sentence around words that no lexicon knows: cut out of it, they may be hard to understand. */
function saidIn({ source }: Posting, { sentence, term, canonical, wording }: Requirement): Pick<Question, "said"> {
  if (wording !== undefined) return { said: wording };
  const said = source.slice(sentence.start, sentence.end).replace(/\s+/g, " ").trim();
  const isPart = canonical === undefined && said.length > term.length + 2 && said.length <= longestSaid;
  return isPart ? { said } : {};
}

/** One question a subject, and few of each group of alternatives. */
function firstOfEach(candidates: Candidate[]): Candidate[] {
  const asked = new Set<string>();
  const ofGroup = new Map<string, number>();
  return candidates.filter(({ question, group }) => {
    const count = ofGroup.get(group) ?? 0;
    if (asked.has(question.text) || count >= mostOfGroup) return false;
    asked.add(question.text);
    ofGroup.set(group, count + 1);
    return true;
  });
}

/** The score before it is rounded. */
function pointsOf({ rows, parts, cap }: Match): number {
  const points = [...rows, ...parts].reduce((sum, line) => sum + line.points, 0);
  return Math.min(points, cap?.score ?? 100, 100);
}
