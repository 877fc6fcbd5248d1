import type { Exhibit, ProvenClaim } from "../../showcase/showcase";
import { formatDay } from "../local-date";
import { WordDiff } from "../word-diff";

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
