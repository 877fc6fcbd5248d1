import type { Suggestion } from "~/tailor/propose/suggest-edits";
import { TextLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { keyed } from "~/ui/rendering";

const titles: Record<Suggestion["kind"], { title: string; lead: string }> = {
  figure: { title: "Lines that lack a figure", lead: "A number is what a reader remembers. Only you know yours." },
  length: {
    title: "Lines that could go",
    lead: "Your resume is long, and these lines of older jobs say nothing that this post asks for. We leave nothing out by ourselves.",
  },
};

/** What a rewrite cannot do without its writer. Nothing of it is in the new resume. */
export function SuggestionsCard({ suggestions, resumeId }: { suggestions: Suggestion[]; resumeId: string | null }) {
  if (suggestions.length === 0) return null;
  return (
    <Card title="What only you can do" anchor="yours">
      <div className="space-y-6">
        {(["figure", "length"] as const).map((kind) => {
          const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <section key={kind}>
              <h3 className="text-lg">{titles[kind].title}</h3>
              <p className="max-w-prose text-sm text-muted">{titles[kind].lead}</p>
              <ul className="mt-3 max-w-prose space-y-3">
                {keyed(ofKind).map(({ key, item: { line, ask } }) => (
                  <li key={key} className="border-l-4 border-line-strong pl-4">
                    <p>“{line}”</p>
                    {kind === "figure" ? <p className="text-sm font-semibold">{ask}</p> : null}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {resumeId ? (
          <p>
            <TextLink to={`/app/dashboard/resumes/${resumeId}`}>Change them on the resume's page</TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
