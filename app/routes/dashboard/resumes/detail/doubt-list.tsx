import { Form } from "@remix-run/react";
import { Check, Pencil } from "lucide-react";
import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import type { ReadingDoubt } from "~/tailor/reading/reading-doubts";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { keyed } from "~/ui/frame/rendering";
import { count } from "~/wording";

const fields = { position: partLabels.work.fields.position, name: partLabels.work.fields.name, dates: "Dates" };

interface DoubtListProps {
  doubts: ReadingDoubt[];
  /** How many more there are. */
  more: number;
  page: string;
}

/** Each job that could be read in another way, beside the lines that it was read from: right, or to be corrected. */
export function DoubtList({ doubts, more, page }: DoubtListProps) {
  if (doubts.length === 0) return null;
  const all = doubts.length + more;
  return (
    <Card
      className="mb-6"
      title={`${count(all, "job")} to check`}
      lead="We are not sure that we read this rightly. Until you have looked at a job, we keep its lines in their order, and its name out of your letters."
    >
      <ul className="divide-y divide-line">
        {doubts.map(({ atom, part, question, values, lines }) => (
          <li key={atom} className="py-4 first:pt-0 last:pb-0">
            <h3 className="mb-2 font-sans text-base font-semibold">{question}</h3>
            <div className="grid gap-4 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="text-sm text-muted">Your resume says</p>
                <blockquote className="mt-1 border-l-2 border-accent pl-3 wrap-anywhere">
                  {keyed(lines.map((text) => ({ text }))).map(({ key, item }) => (
                    <p key={key}>{item.text}</p>
                  ))}
                </blockquote>
              </div>
              <div className="min-w-0">
                <p className="text-sm text-muted">We read</p>
                <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
                  {values.map(({ field, text }) => (
                    <div key={field} className="contents">
                      <dt className="text-muted">{fields[field]}</dt>
                      <dd className="wrap-anywhere">{text ?? "none"}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
            <div className="mt-3 flex flex-wrap gap-3">
              <Form method="post">
                <FormToken />
                <input type="hidden" name="doubt" value={atom} />
                <Button type="submit" look="quiet">
                  <Check aria-hidden className="size-5" /> This is right
                  <span className="sr-only">: {question}</span>
                </Button>
              </Form>
              <LinkButton to={`${page}/edit/${part}`} look="quiet">
                <Pencil aria-hidden className="size-5" /> Correct it<span className="sr-only">: {question}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-sm text-muted">And {more} more, once these are checked.</p> : null}
    </Card>
  );
}
