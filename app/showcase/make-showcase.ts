import { readFile } from "node:fs/promises";
import { exportFormats } from "~/domain/rewriting/rewrite.schema";
import { changeView } from "~/domain/rewriting/show/change-view";
import type { Change, Verdict } from "~/tailor/change";
import { noDecisions } from "~/tailor/decisions";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import type { Resume } from "~/tailor/resume";
import { tailorResume } from "~/tailor/tailor-resume";
import { sampleAnswers, sampleAsOf, sampleBoast, samplePost, sampleResume } from "./sample";
import type { Exhibit, ReadBack, Showcase } from "./showcase";

/** What the page has room for; the engine makes more changes than these. */
const shownKinds = ["summary", "rephrase", "skill-added"];

/** Matches and tailors the sample as the product would. Takes about a second; throws where the engine no longer serves the page. */
export async function makeShowcase(): Promise<Showcase> {
  const resume = parseResume(sampleResume);
  const posting = readPosting(samplePost);
  // Before anybody asked the person anything.
  const first = matchResume(resume, posting, { asOf: sampleAsOf });
  const tailoring = await tailorResume({ resume, posting, facts: sampleAnswers, asOf: sampleAsOf });
  const { after, changes, receipt } = tailoring;
  if (first.score === null || after.score === null || after.ceiling === null)
    throw new Error("The sample has no score");
  const [person, job, question] = [resume.basics.name, posting.title, tailoring.questions[0]?.text];
  if (!person || !job || !question) throw new Error("The sample has no name, no title, or nothing left to ask");
  const lines = new Map(tailoring.resume.atoms.map(({ id, text }) => [id, text]));
  const [boast] = gateChanges([boastOf(resume)], resume, { posting });
  if (!boast || boast.accepted) throw new Error("The gate let the boast of the sample pass");
  return {
    person,
    job,
    before: first.score,
    after: after.score,
    ceiling: after.ceiling,
    version: after.version,
    rows: after.rows
      .filter(({ possible }) => possible > 0)
      .map(({ term, wording, state, points, possible, reason, evidence: [proof] }) => ({
        term: wording ?? term,
        state,
        points,
        possible,
        reason,
        proof:
          proof && points === possible ? { line: lines.get(proof.atomId) ?? proof.quote, words: proof.quote } : null,
      })),
    parts: after.parts.map(({ label, points, possible, reason }) => ({ term: label, points, possible, reason })),
    changes: changes
      .filter(({ change }) => shownKinds.includes(change.kind))
      .map((verdict) => exhibit(verdict, resume)),
    changeCount: changes.length,
    refused: exhibit(boast, resume),
    question,
    claimCount: receipt.claims.length,
    hash: receipt.hash,
    readBack: await readEachBack(tailoring.resume),
  };
}

function boastOf(resume: Resume): Change {
  const atom = resume.atoms.find(({ text }) => text === sampleBoast.before);
  if (!atom) throw new Error("The line that the sample boasts about is gone");
  const { id: atomId, path } = atom;
  return { id: "boast", kind: "rephrase", atomId, path, ...sampleBoast, why: "", requirementIds: [] };
}

function exhibit(verdict: Verdict, document: Resume): Exhibit {
  const { id, place, diff, why } = changeView(verdict, { document, decisions: noDecisions, own: [], questions: [] });
  return {
    id,
    place,
    diff,
    why,
    claims: verdict.claims.map(({ text, source, reason }) => ({
      text,
      quote: source?.quote ?? null,
      answeredOn: source?.factDate ?? null,
      reason: reason ?? null,
    })),
  };
}

async function readEachBack(resume: Resume): Promise<ReadBack[]> {
  const fonts = (name: string) => readFile(new URL(`../../public/fonts/${name}`, import.meta.url));
  const trips = exportFormats.map(async (format) => {
    const { fields, recovered } = await readBack(await renderResume(resume, { format, fonts }), format, resume);
    return { format, fields, recovered };
  });
  return Promise.all(trips);
}
