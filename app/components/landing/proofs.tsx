import type { ReactNode } from "react";
import type { Showcase } from "../../showcase/showcase";
import { ClaimProofs } from "./claim-proofs";
import { ExhibitCard } from "./exhibit-card";
import { ReadBackTable } from "./read-back-table";
import { RefusedBoast } from "./refused-boast";
import { ScoreSum } from "./score-sum";
import { SectionTitle } from "./section-title";

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
