import type { ReactNode } from "react";
import type { ResultView } from "../domain/rewriting/rewrite-view";
import { Card } from "./card";
import { ChangeList, RefusedList } from "./change-list";
import { EvidenceReceipt } from "./evidence-receipt";
import { Notice } from "./notice";
import { PlainText } from "./plain-text";
import { ResumeText } from "./resume-text";
import { RewriteSummaryCard } from "./rewrite-summary";

interface RewriteResultProps {
  id: string;
  result: ResultView;
  /** What the user could tell us that the resume does not, and how much of it is still open. */
  questions: ReactNode;
  openQuestions: number;
}

/** A finished rewrite: scores, downloads, changes, refusals, questions, texts and the receipt. */
export function RewriteResultView({ id, result, questions, openQuestions }: RewriteResultProps) {
  return (
    <div className="space-y-6">
      {result.fallbackReason ? <Notice tone="info">{result.fallbackReason}</Notice> : null}
      <RewriteSummaryCard id={id} result={result} />
      <Contents result={result} openQuestions={openQuestions} />
      <Card title="What changed" anchor="changes" lead="Each change is held against your resume before it is made.">
        <ChangeList changes={result.changes} />
      </Card>
      {result.refused.length > 0 ? (
        <Card
          title="What we refused"
          anchor="refused"
          lead="Your resume does not prove these, so the original text stays."
        >
          <RefusedList changes={result.refused} />
        </Card>
      ) : null}
      {questions}
      <Card title="Your new resume" anchor="resume">
        <ResumeText text={result.rewrittenCv} />
      </Card>
      <Card title="Your cover letter" anchor="letter">
        <PlainText text={result.coverLetter} />
      </Card>
      <EvidenceReceipt receipt={result.receipt} />
    </div>
  );
}

/** A long page says first what is on it. */
function Contents({ result, openQuestions }: Pick<RewriteResultProps, "result" | "openQuestions">) {
  const { changes, refused, receipt } = result;
  const parts = [
    { to: "#changes", label: "Changes", count: changes.length },
    ...(refused.length > 0 ? [{ to: "#refused", label: "Refused", count: refused.length }] : []),
    ...(openQuestions > 0 ? [{ to: "#questions", label: "Questions", count: openQuestions }] : []),
    { to: "#resume", label: "Resume" },
    { to: "#letter", label: "Cover letter" },
    { to: "#receipt", label: "Receipt", count: receipt.claims.length },
  ];
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ to, label, count }) => (
          <li key={to}>
            <a
              href={to}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold hover:bg-accent-soft"
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
