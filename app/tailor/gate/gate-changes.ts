import type { Change, Claim, Verdict } from "~/tailor/change";
import type { Posting } from "~/tailor/posting";
import type { Fact, Resume } from "~/tailor/resume";
import { entryOf, listOfEnd, valueAt } from "~/tailor/resume-atoms";
import { plainText } from "./align-lines";
import { entryPieces, factPieces, type Piece, quoteOf, resumePieces, wordingPieces } from "./evidence";
import { findLosses } from "./find-losses";
import { judgeText } from "./judge-text";
import { statusesIn } from "./limits";
import { isPermutation, listAt } from "./list-at";
import type { OwnData } from "./own-data";

/** Values that tailoring may word anew; names, titles, employers, schools and dates are the candidate's. */
const rewritable =
  /^\/(?:basics\/summary|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+|(?:awards|publications)\/\d+\/summary|interests\/\d+\/name)$/;
const reorderable =
  /^\/(?:(?:work|volunteer|projects|education)\/\d+\/(?:highlights|courses)|skills(?:\/\d+\/keywords)?|other\/\d+\/lines|sections)$/;
const placeholder = /\[[^\]]*\]|<[^>]*>|\{[^}]*\}|\b(?:TODO|TBD|XX+|lorem ipsum)\b/i;

const extendable = /^\/skills\/\d+\/keywords$/;

export interface GateOptions {
  facts?: Fact[];
  posting?: Posting;
  /** Of whoever words the changes: never doubted. */
  ownData?: OwnData;
}

/**
 * Decides each change alone, against the resume as it stands: accepted, to be confirmed by its owner, or refused whole
 * with a plain reason. A change is refused for one claim that its entry contradicts, for one thing lost, or where `before`
 * is not what stands there; where something is only not said there, it waits for a yes to this wording.
 */
export function gateChanges(changes: readonly Change[], resume: Resume, options: GateOptions = {}): Verdict[] {
  const evidenceFor = evidenceOf(resume, options.facts);
  return changes.map((change) => {
    const list = listOfEnd(change.path);
    if (list !== undefined) return judgeAddition(change, list, resume, options.facts);
    const wrong = change.order ? checkOrder(change, resume) : checkPlace(change, resume);
    if (wrong) return { change, accepted: false, claims: [], reason: wrong };
    return change.order
      ? { change, accepted: true, claims: [] }
      : judgeChange(change, evidenceFor(change.path), options);
  });
}

/** What is added to a list is exactly what the user confirmed or one term that the resume proves, in a list of skills that is there. */
function judgeAddition(change: Change, list: string, resume: Resume, facts: readonly Fact[] = []): Verdict {
  const refuse = (reason: string, claims: Claim[] = []): Verdict => ({ change, accepted: false, claims, reason });
  if (!extendable.test(list) || !listAt(resume, list) || change.before !== "" || change.order)
    return refuse("There is no list to add to at this place.");
  const claim = { text: change.after, kind: "skill" as const };
  const fact = facts.find((one) => one.confirmed && one.subject === change.after);
  const [piece] = factPieces(fact && [fact]);
  if (!piece) {
    const proven = judgeText(change.after, resumePieces(resume));
    const isProven = proven.every(({ status }) => status === "supported");
    if (isProven && proven.some(({ text }) => text === change.after)) return { change, accepted: true, claims: proven };
    const reason = `You have not confirmed “${change.after}”.`;
    return refuse(reason, [{ ...claim, status: "unsupported", source: null, reason }]);
  }
  const [open] = statusesIn(piece.text);
  if (open) {
    const reason = `You said that “${change.after}” ${open}.`;
    return refuse(reason, [{ ...claim, status: "unsupported", source: null, reason }]);
  }
  const source = quoteOf(piece, 0, piece.text.length);
  return { change, accepted: true, claims: [{ ...claim, status: "supported", source }] };
}

function checkPlace(change: Change, resume: Resume): string | undefined {
  if (!rewritable.test(change.path)) return "Names, titles, employers, schools and dates stay as they are.";
  if ((valueAt(resume, change.path) ?? "") !== change.before)
    return "The text to change is not what stands in the resume.";
  if (change.before === "" && change.path !== "/basics/summary") return "There is no text to change at this place.";
  if (change.after.trim() === "") return "The change would leave nothing.";
  if (placeholder.test(change.after) && !placeholder.test(change.before))
    return "The new text has an unfilled placeholder.";
  return undefined;
}

function checkOrder(change: Change, resume: Resume): string | undefined {
  const list = listAt(resume, change.path);
  if (!reorderable.test(change.path) || !list) return "There is no list to reorder at this place.";
  if (!change.order || !isPermutation(change.order, list.length)) return "The new order drops or repeats a line.";
  if (list.join("\n") !== change.before) return "The list to reorder is not what stands in the resume.";
  if (change.order.map((index) => list[index]).join("\n") !== change.after)
    return "The new order changes the lines themselves.";
  return undefined;
}

/** A summary and the list of skills speak for the whole resume; everything else only for its own entry. One list an entry. */
function evidenceOf(resume: Resume, confirmed: readonly Fact[] = []): (path: string) => Piece[] {
  const told = factPieces(confirmed).map((piece) => ({ piece, entries: entriesOf(piece.text, resume) }));
  const lists = new Map<string, Piece[]>();
  return (path) => {
    const entry = /^\/(?:basics\/summary|skills\/|other\/)/.test(path) ? "" : entryOf(path);
    const known = lists.get(entry);
    if (known) return known;
    const own = entry ? entryPieces(resume, entry) : resumePieces(resume);
    const facts = told.flatMap(({ piece, entries }) => (entry === "" || (entries?.has(entry) ?? true) ? [piece] : []));
    // The list of the resume itself is read once for all who ask.
    const wordings = wordingPieces(confirmed, own);
    const list = facts.length + wordings.length > 0 ? [...own, ...facts, ...wordings] : own;
    lists.set(entry, list);
    return list;
  };
}

/** The entries that an answer speaks for: those of the employers and schools that it names; undefined where it names none. */
function entriesOf(text: string, resume: Resume): Set<string> | undefined {
  const plain = ` ${plainText(text)} `;
  const named = resumePieces(resume).filter(
    (piece) => piece.role === "organisation" && plain.includes(` ${plainText(piece.text)} `),
  );
  return named.length > 0 ? new Set(named.map(({ entry }) => entry)) : undefined;
}

/** A line is held against its new wording word by word: longer ones stay as they are. */
const longestLine = 4000;

function judgeChange(change: Change, pieces: Piece[], { posting, ownData, facts = [] }: GateOptions): Verdict {
  const said = facts.find(({ subject, insteadOf }) => subject === change.after && insteadOf === change.before);
  if (said?.confirmed) return { change, accepted: true, claims: [confirmedClaim(change, said)] };
  if (change.before.length > longestLine || change.after.length > longestLine)
    return { change, accepted: false, claims: [], reason: "Not checked: this line is too long to be reworded." };
  const isSummary = change.path === "/basics/summary";
  const claims = judgeText(change.after, pieces, {
    posting: posting?.source,
    ownData,
    opensWithTitle: isSummary,
    isSummary,
    before: isSummary ? undefined : (piece) => piece.text === change.before,
  });
  const refused = claims.find((claim) => claim.status === "unsupported");
  if (refused) return { change, accepted: false, claims, reason: refused.reason };
  if (said) return { change, accepted: false, claims, reason: "You said that this is not true." };
  const losses = findLosses(change.before, change.after);
  if (losses.length > 0)
    return {
      change,
      accepted: false,
      claims,
      reason: `The change would lose ${losses.map((loss) => `“${loss}”`).join(", ")}.`,
    };
  const open = claims.find((claim) => claim.status === "confirm");
  if (open) return { change, accepted: false, confirm: true, claims, reason: open.reason };
  return { change, accepted: true, claims };
}

/** The whole line, as its owner confirmed it. */
function confirmedClaim({ after }: Change, fact: Fact): Claim {
  const source = { quote: fact.subject, span: null, factId: fact.id, factDate: fact.date };
  return { text: after, kind: "scope", status: "supported", source };
}
