import type { ReactNode } from "react";
import type { ShownResult } from "~/domain/rewriting/show/rewrite-view";
import { Card } from "~/ui/card";
import { Notice, UnfinishedNotice } from "~/ui/notice";
import { PartLinks } from "~/ui/part-links";
import { RefusedList } from "./change-list";
import { ChangesCard } from "./changes-card";
import { ConfirmCard } from "./confirm-card";
import { useDecisions } from "./decision-context";
import { EvidenceReceipt } from "./evidence-receipt";
import { LetterCard } from "./letter-card";
import { MarkedResume } from "./marked-resume";
import { RewriteSummaryCard, RoundTrips } from "./rewrite-summary";
import { SuggestionsCard } from "./suggestions-card";
import { UseResumeCard } from "./use-resume-card";

interface RewriteResultProps {
  id: string;
  newId: string;
  result: ShownResult;
  /** What the user could tell us that the resume does not, and how much of it is still open. */
  questions: ReactNode;
  openQuestions: number;
}

/** A finished rewrite: scores, downloads, changes, refusals, questions, texts and the receipt. */
export function RewriteResultView({ id, newId, result, questions, openQuestions }: RewriteResultProps) {
  return (
    <div className="space-y-5">
      <WhereItFailed />
      {result.fallbackReason ? (
        <Notice tone="info" title="AI error">
          <p>{result.fallbackReason}</p>
        </Notice>
      ) : null}
      <RewriteSummaryCard id={id} result={result} />
      <Contents result={result} openQuestions={openQuestions} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="min-w-0 space-y-5">
          <Card title="Your new resume" anchor="resume" lead={resumeLead(result)}>
            <MarkedResume
              lines={result.lines.items}
              isTop={result.lines.part === 1}
              shown={new Set(result.changes.items.map(({ id: change }) => change))}
            />
            <PartLinks label="lines" name="text" anchor="resume" list={result.lines} />
            <RoundTrips result={result} />
          </Card>
          <UnfinishedNotice {...result.unfinished} before="Before you send it" />
          <LetterCard letter={result.letter} isDecidable={result.isDecidable} />
        </div>
        <Worklist result={result} questions={questions} />
      </div>
      <UseResumeCard use={result.use} newId={newId} />
      <EvidenceReceipt receipt={result.receipt} />
    </div>
  );
}

/**
 * What an editor would go through with the writer, beside both texts: first what is done and can be taken back, then
 * what waits for a yes, what only the writer knows, and what was not done.
 */
function Worklist({ result, questions }: Pick<RewriteResultProps, "result" | "questions">) {
  return (
    <div className="min-w-0 space-y-5">
      <ChangesCard result={result} />
      <ConfirmCard result={result} />
      {questions}
      <SuggestionsCard
        suggestions={result.suggestions}
        resumeId={result.unfinished.resumeId}
        isDecidable={result.isDecidable}
      />
      {result.refused.total > 0 ? (
        <Card
          title="What we refused"
          anchor="refused"
          lead="Your resume says otherwise, or nothing of the kind, so the original text stays."
        >
          <RefusedList changes={result.refused.items} />
          <PartLinks label="refusals" name="refused" anchor="refused" list={result.refused} />
        </Card>
      ) : null}
    </div>
  );
}

function resumeLead({ keptChanges }: ShownResult): string {
  return keptChanges > 0
    ? "What is new is marked. Each number leads to its change, where you can take it back."
    : "As it is in your files.";
}

const anchored = new Set(["letter", "changes", "confirm", "use", "questions"]);

/** Without scripts the page opens at its top after a form has failed; this links to the form. */
function WhereItFailed() {
  const { answered, kept } = useDecisions();
  const failed = answered ?? kept?.reply;
  if (!failed || failed.saved) return null;
  const anchor = anchored.has(failed.about) ? failed.about : `change-${failed.about}`;
  return (
    <Notice tone="error" title="Not saved yet">
      <a href={`#${anchor}`} className="font-semibold text-accent underline decoration-1 underline-offset-4">
        See why
      </a>
    </Notice>
  );
}

/** The table of contents of this long page. */
function Contents({ result, openQuestions }: Pick<RewriteResultProps, "result" | "openQuestions">) {
  const { changes, confirm, openWordings, refused, receipt, suggestions } = result;
  const parts = [
    { to: "#resume", label: "Resume" },
    { to: "#letter", label: "Cover letter" },
    { to: "#changes", label: "Changes", count: changes.total },
    ...(confirm.total > 0 ? [{ to: "#confirm", label: "To confirm", count: openWordings }] : []),
    ...(openQuestions > 0 ? [{ to: "#questions", label: "Questions", count: openQuestions }] : []),
    ...(suggestions.length > 0 ? [{ to: "#yours", label: "For you to do", count: suggestions.length }] : []),
    ...(refused.total > 0 ? [{ to: "#refused", label: "Refused", count: refused.total }] : []),
    { to: "#use", label: "Keep it" },
    { to: "#receipt", label: "Receipt", count: receipt.claims.total },
  ];
  return (
    <nav aria-label="On this page">
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        {parts.map(({ to, label, count }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-9 items-center whitespace-nowrap gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold hover:bg-accent-soft"
            >
              {label}
              {count === undefined ? null : <span className="font-normal text-muted tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
