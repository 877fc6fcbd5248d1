import type { SuggestionView } from "~/domain/rewriting/show/result-view";
import type { Suggestion } from "~/tailor/propose/suggest-edits";
import { Card } from "~/ui/card";
import { Button, TextLink } from "~/ui/forms/button";
import { TextArea } from "~/ui/forms/field";
import { keyed } from "~/ui/frame/rendering";
import { OwnWordsNote } from "./change-list";
import { KeptWords, useTypedText, useUnsaved } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";

const titles: Record<Suggestion["kind"], { title: string; lead: string }> = {
  summary: {
    title: "Your summary",
    lead: "It is the first thing that a reader sees, and we found no better one in the lines of your jobs.",
  },
  figure: { title: "Lines that lack a figure", lead: "A number is what a reader remembers. Only you know yours." },
  harm: {
    title: "Lines that may count against you",
    lead: "They are true, and they are yours: we leave nothing out by ourselves.",
  },
  length: {
    title: "Lines that could go",
    lead: "Your resume is long, and these lines of older jobs say nothing that this post asks for. We leave nothing out by ourselves.",
  },
};

interface SuggestionsCardProps {
  suggestions: SuggestionView[];
  resumeId: string | null;
  isDecidable: boolean;
}

/** What a rewrite cannot do without its writer: figures are typed in here, lines are taken out on the resume's page. */
export function SuggestionsCard({ suggestions, resumeId, isDecidable }: SuggestionsCardProps) {
  if (suggestions.length === 0) return null;
  const hasCuts = suggestions.some(({ kind }) => kind === "harm" || kind === "length");
  return (
    <Card title="What only you can do" anchor="yours">
      <div className="space-y-6">
        {(["summary", "figure", "harm", "length"] as const).map((kind) => {
          const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <section key={kind}>
              <h3 className="text-lg">{titles[kind].title}</h3>
              <p className="max-w-prose text-sm text-muted">{titles[kind].lead}</p>
              <ul className="mt-3 max-w-prose space-y-5">
                {keyed(ofKind.map(({ line }) => line)).map(({ key }, at) => (
                  <Line key={key} suggestion={ofKind[at] as SuggestionView} isDecidable={isDecidable} />
                ))}
              </ul>
            </section>
          );
        })}
        {resumeId && (hasCuts || !isDecidable) ? (
          <p>
            <TextLink to={`/app/dashboard/resumes/${resumeId}`}>Change them on the resume's page</TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

function Line({ suggestion, isDecidable }: { suggestion: SuggestionView; isDecidable: boolean }) {
  const { kind, line, ask, prompt, own, changeId } = suggestion;
  if (isDecidable && prompt) return <Prompt id={prompt} suggestion={suggestion} />;
  return (
    <li className="border-l-4 border-line-strong pl-4">
      <p>“{own?.text ?? line}”</p>
      {kind !== "length" ? <p className="text-sm font-semibold">{ask}</p> : null}
      {isDecidable && changeId ? (
        <a
          href={`#change-${changeId}`}
          className="text-sm font-semibold text-accent underline decoration-1 underline-offset-4"
        >
          Edit it where we changed it
        </a>
      ) : null}
    </li>
  );
}

/** The line in a field, to be written with its figure. */
function Prompt({ id, suggestion: { line, ask, own } }: { id: string; suggestion: SuggestionView }) {
  const unsaved = useUnsaved(id);
  const { text, onInput } = useTypedText(id, unsaved?.typed ?? own?.text ?? line);
  return (
    <li id={`change-${id}`} className="scroll-mt-6 border-l-4 border-line-strong pl-4">
      <DecisionProblem about={id} currentText={own?.text ?? line} />
      <DecisionForm fields={{ change: id }} intent="edit" className="space-y-3">
        <KeptWords about={id} />
        <TextArea
          key={text}
          id={`own-${id}`}
          name="text"
          label={ask}
          rows={Math.min(5, Math.max(2, Math.ceil(text.length / 70)))}
          defaultValue={text}
          onInput={onInput}
        />
        <Button type="submit" look="quiet">
          Put it in the resume<span className="sr-only">: {line}</span>
        </Button>
      </DecisionForm>
      {own ? (
        <>
          <OwnWordsNote words={own} />
          <DecisionForm fields={{ change: id }} intent="reject" className="mt-2">
            <Button type="submit" look="quiet">
              Back to the line as it was<span className="sr-only">: {line}</span>
            </Button>
          </DecisionForm>
        </>
      ) : null}
    </li>
  );
}
