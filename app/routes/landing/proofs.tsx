import { Check, CircleDashed, ShieldX, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Exhibit, ProvenClaim, ReadBack, RequirementLine, Showcase } from "~/showcase/showcase";
import { ScoreRing } from "~/ui/charts/score-ring";
import { formatDay } from "~/ui/local-date";
import { QuotedLine } from "~/ui/plain-text";
import { WordDiff } from "~/ui/word-diff";
import { SectionTitle } from "./benefits";

const states: Record<RequirementLine["state"], { label: string; Icon: typeof Check; tone: string }> = {
  shown: { label: "Shown:", Icon: Check, tone: "text-score-green" },
  unsaid: { label: "Not said yet:", Icon: CircleDashed, tone: "text-score-orange" },
  missing: { label: "Missing:", Icon: X, tone: "text-score-red" },
};

/** The whole sum behind the score of the sample. */
function ScoreSum({ showcase: { rows, parts, after, job } }: { showcase: Showcase }) {
  const all = [...rows, ...parts];
  const sum = (pick: "points" | "possible") => all.reduce((total, line) => total + line[pick], 0);
  return (
    <ExhibitCard label="A match report">
      <div className="flex items-center gap-5 border-b border-line p-5 sm:p-6">
        <ScoreRing score={after} label="Resume-Job Match Score" size="small" />
        <p className="min-w-0">
          <strong className="block font-serif text-xl">Resume-Job Match Score</strong>
          <span className="text-muted">{job}</span>
        </p>
      </div>
      <ul className="divide-y divide-line px-5 sm:px-6">
        {rows.map((row) => {
          const { label, Icon, tone } = states[row.state];
          return (
            <li key={row.term} className="flex gap-3 py-2.5">
              <Icon aria-label={label} className={`mt-1 size-4 shrink-0 ${tone}`} />
              <Line {...row} note={row.proof ? <QuotedLine {...row.proof} /> : row.reason} />
            </li>
          );
        })}
        {parts.map((part) => (
          <li key={part.term} className="py-2.5 pl-7">
            <Line {...part} note={part.reason} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line-strong px-5 py-4 font-semibold sm:px-6">
        <span>Sum</span>
        <Points points={sum("points")} possible={sum("possible")} />
      </p>
    </ExhibitCard>
  );
}

function Line({ term, note, points, possible }: { term: string; note: ReactNode; points: number; possible: number }) {
  return (
    <div className="flex min-w-0 grow items-baseline justify-between gap-4">
      <p className="min-w-0">
        <strong className="font-semibold">{term}</strong> <span className="block text-sm text-muted">{note}</span>
      </p>
      <Points points={points} possible={possible} />
    </div>
  );
}

function Points({ points, possible }: { points: number; possible: number }) {
  return (
    <span className="shrink-0 text-sm tabular-nums">
      {points.toFixed(1)} <span className="text-muted">of {possible.toFixed(1)}</span>
    </span>
  );
}

/** What the product does, shown by the product: nothing here is drawn by hand. */
export function Proofs({ showcase }: { showcase: Showcase }) {
  const { person, changes, changeCount, refused, readBack, question, version } = showcase;
  const [, ...others] = changes;
  return (
    <section className="border-t border-line py-16 sm:py-20">
      <SectionTitle
        title="Hold us to it"
        lead={`${person} is invented. What follows is not: it is what our engine made of one resume and one post when this page was built.`}
      />
      <div className="mt-12 space-y-14 sm:space-y-20">
        <Proof
          title="A score you can add up"
          text={`Every requirement of the post is a line with its points and the words that earn them. Formula ${version} is public, and the same texts give the same score every time.`}
        >
          <ScoreSum showcase={showcase} />
        </Proof>
        <Proof
          title="A proof for every claim"
          text={`Each of the ${changeCount} changes points to your own words, or to an answer you gave. Where neither says it, we ask: “${question}” A no is never asked again.`}
        >
          <ExhibitCard label="Changes with their proofs">
            <ul className="divide-y divide-line">
              {others.map((change) => (
                <li key={change.id} className="p-5 sm:p-6">
                  <ClaimProofs exhibit={change} />
                </li>
              ))}
            </ul>
          </ExhibitCard>
        </Proof>
        <Proof
          title="A boast it refuses"
          text="We gave the same engine a line as a careless writer would have it. What the resume does not prove does not get in, whether a rule or a language model wrote it. Your own words stay yours, and the receipt says so."
        >
          <RefusedBoast exhibit={refused} />
        </Proof>
        <Proof
          title="Files that are read back"
          text="Before you get a file, we open it as a stranger's software would and compare every field with your resume. If one is lost, you hear of it first."
        >
          <ReadBackTable readBack={readBack} />
        </Proof>
      </div>
    </section>
  );
}

function Proof({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
      <div className="lg:sticky lg:top-8">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
      </div>
      {children}
    </article>
  );
}

/** How many fields of the resume a machine finds in each file. */
function ReadBackTable({ readBack }: { readBack: ReadBack[] }) {
  return (
    <ExhibitCard label="Files, read back">
      <ul className="divide-y divide-line px-5 sm:px-6">
        {readBack.map(({ format, fields, recovered }) => (
          <li
            key={format}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[4rem_1fr_auto]"
          >
            <strong className="font-serif text-lg uppercase">{format}</strong>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden className="h-2 w-full rounded-full">
              <rect width="100" height="3" className="fill-line" />
              <rect width={(100 * recovered) / fields} height="3" className="fill-accent" />
            </svg>
            <span className="col-start-2 text-sm tabular-nums sm:col-start-3">
              {recovered} of {fields} fields found
            </span>
          </li>
        ))}
      </ul>
    </ExhibitCard>
  );
}

function RefusedBoast({ exhibit: { place, diff, claims } }: { exhibit: Exhibit }) {
  return (
    <ExhibitCard label="A refused change">
      <div className="p-5 sm:p-6">
        <p className="mb-2 text-sm font-semibold">{place}</p>
        <WordDiff runs={diff} />
      </div>
      <div className="flex gap-3 border-t border-line p-5 sm:p-6">
        <ShieldX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div>
          <p className="font-semibold text-danger">Refused. The original line stays.</p>
          <ul className="mt-1.5 space-y-1 text-sm text-muted">
            {claims.map(({ text, reason }) => (reason ? <li key={text}>{reason}</li> : null))}
          </ul>
        </div>
      </div>
    </ExhibitCard>
  );
}

/** A change word by word, and under it the words that prove what it says in another way. */
export function ClaimProofs({ exhibit: { place, diff, claims } }: { exhibit: Exhibit }) {
  const reworded = claims.filter(({ text, quote }) => quote !== null && quote.toLowerCase() !== text.toLowerCase());
  const verbatim = claims.filter((claim) => !reworded.includes(claim)).map(({ text }) => `“${text}”`);
  return (
    <>
      <p className="mb-2 text-sm font-semibold">{place}</p>
      <WordDiff runs={diff} />
      <dl className="mt-4 space-y-2 text-sm">
        {reworded.map((claim) => (
          <div key={claim.text} className="grid grid-cols-[2fr_3fr] gap-x-4">
            <dt className="font-semibold">{claim.text}</dt>
            <dd className="border-l-2 border-accent pl-3">{proofOf(claim)}</dd>
          </div>
        ))}
      </dl>
      {verbatim.length > 0 ? (
        <p className="mt-2 text-sm text-muted">{verbatim.join(", ")}: as the resume has it.</p>
      ) : null}
    </>
  );
}

function proofOf({ quote, answeredOn }: ProvenClaim): string {
  return answeredOn ? `Answer of ${formatDay(Date.parse(answeredOn))}: “${quote}”` : `“${quote}”`;
}

/** A piece of the product itself, as the engine made it. */
export function ExhibitCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure aria-label={label} className="min-w-0 rounded-2xl border border-line bg-surface shadow-card">
      {children}
    </figure>
  );
}
