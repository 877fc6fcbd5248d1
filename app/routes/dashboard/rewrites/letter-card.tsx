import { sentenceMaxCharacters } from "~/domain/rewriting/limits";
import type { LetterView } from "~/domain/rewriting/show/result-view";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { TextArea } from "~/ui/forms/field";
import { formatDay } from "~/ui/local-date";
import { PlainText } from "~/ui/plain-text";
import { OwnWordsNote } from "./change-list";
import { KeptWords, useTypedText, useUnsaved } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";

/** The cover letter: to read, and to change; sentences of the user's own are told apart. */
export function LetterCard({ letter, isDecidable }: { letter: LetterView; isDecidable: boolean }) {
  const lead = letter.editedOn ? `Edited by you on ${formatDay(Date.parse(letter.editedOn))}.` : undefined;
  return (
    <Card title="Your cover letter" anchor="letter" lead={lead}>
      <PlainText text={letter.text} />
      {letter.own.length > 0 ? (
        <section aria-label="Sentences of your own" className="mt-6 max-w-prose border-t border-line pt-5">
          <h3 className="text-lg">Sentences of your own</h3>
          <ul className="mt-2 space-y-4">
            {letter.own.map((words) => (
              <li key={words.id}>
                “{words.text}”
                <OwnWordsNote words={words} />
              </li>
            ))}
          </ul>
          {letter.ownCount > letter.own.length ? (
            <p className="mt-3 text-muted">And {letter.ownCount - letter.own.length} more sentences of yours.</p>
          ) : null}
        </section>
      ) : null}
      <HowToApply orders={letter.orders} />
      {isDecidable ? <OwnSentences letter={letter} /> : null}
      {isDecidable ? <EditLetter letter={letter} /> : null}
    </Card>
  );
}

/** What the letter cannot do for its writer: where it goes, what goes with it, the subject of the mail. */
function HowToApply({ orders }: { orders: readonly string[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label="How the post asks you to apply" className="mt-6 max-w-prose border-t border-line pt-5">
      <h3 className="text-lg">How the post asks you to apply</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {orders.map((order) => (
          <li key={order}>“{order}”</li>
        ))}
      </ul>
    </section>
  );
}

const sentenceFields = [
  {
    name: "why",
    label: "Why this job? (optional)",
    hint: "One or two sentences in your own words. They follow the letter’s first sentences.",
  },
  {
    name: "more",
    label: "Anything to add? (optional)",
    hint: "When you can start, a move, a gap: it stands before the end. We keep both for this job.",
  },
] as const;

/** Nobody but its writer knows why they want the job: both answers stand in the letter as they are typed. */
function OwnSentences({ letter: { sentences, editedOn, questions } }: { letter: LetterView }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      {questions.length > 0 && sentences.why + sentences.more === "" ? (
        <div className="mb-4 max-w-prose">
          <p>
            The post asks you to say this, and we found no line of yours that does. Answer below, and your letter says
            it:
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {questions.map((question) => (
              <li key={question}>“{question}”</li>
            ))}
          </ul>
        </div>
      ) : null}
      <DecisionForm intent="letter-sentences" className="max-w-prose space-y-4">
        {sentenceFields.map(({ name, label, hint }) => (
          <TextArea
            key={`${name} ${sentences[name]}`}
            id={`letter-${name}`}
            name={name}
            label={label}
            rows={2}
            maxLength={sentenceMaxCharacters}
            defaultValue={sentences[name]}
            hint={hint}
          />
        ))}
        <Button type="submit" look="quiet">
          Put it in the letter
        </Button>
        {editedOn ? <p className="text-sm text-muted">Your edits of the letter are replaced by this.</p> : null}
      </DecisionForm>
    </div>
  );
}

function EditLetter({ letter }: { letter: LetterView }) {
  const unsaved = useUnsaved("letter");
  const { text, onInput } = useTypedText("letter", unsaved?.typed ?? letter.text);
  return (
    <div className="mt-6 border-t border-line pt-4">
      <DecisionProblem about="letter" />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <details open={unsaved !== null} className="min-w-0 grow basis-40 open:basis-full">
          <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline decoration-1 underline-offset-4">
            Edit the letter
          </summary>
          <DecisionForm intent="letter" className="space-y-3 pt-1">
            <KeptWords about="letter" />
            <TextArea
              key={text}
              id="letter-text"
              name="text"
              label="The letter, as you want to send it"
              rows={18}
              defaultValue={text}
              onInput={onInput}
              hint="An empty line starts a new paragraph, • an item of a list. The receipt marks your own sentences as yours."
            />
            <Button type="submit">Save letter</Button>
          </DecisionForm>
        </details>
        {letter.editedOn ? (
          <DecisionForm intent="letter-as-written">
            <Button type="submit" look="quiet">
              Back to the letter as written
            </Button>
          </DecisionForm>
        ) : null}
      </div>
    </div>
  );
}
