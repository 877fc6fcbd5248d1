import { partLabels } from "../domain/resumes/part-labels.schema";
import type { ResumePart } from "../domain/resumes/resume-part.schema";
import type { EntryForm } from "../tailor/correct/correction";
import { keyed } from "./keyed";

/** What a part says, field by field, to be read beside a form. */
export function PartReadout({ section, form }: { section: ResumePart["section"]; form: EntryForm }) {
  const { fields, lists } = partLabels[section];
  const values = Object.entries(fields).filter(([field]) => form.values[field]);
  return (
    <dl className="grid gap-x-4 gap-y-1 text-ink sm:grid-cols-[auto_1fr]">
      {values.map(([field, label]) => (
        <div key={field} className="contents">
          <dt className="font-semibold">{label}</dt>
          <dd className="mb-1 whitespace-pre-line">{form.values[field]}</dd>
        </div>
      ))}
      {Object.entries(lists).map(([list, label]) =>
        form.lists[list]?.length ? (
          <div key={list} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd>
              <ul className="list-disc pl-5">
                {keyed(form.lists[list] ?? []).map(({ key, item }) => (
                  <li key={key}>{item.text}</li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
