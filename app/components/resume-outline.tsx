import { ArrowDownUp, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { OutlineSection, OutlineView } from "../domain/resumes/outline-view";
import { partLabels } from "../domain/resumes/part-labels.schema";
import { partAddress } from "../domain/resumes/resume-part.schema";
import { keyed } from "./keyed";
import { OutlineEntryView } from "./outline-entry";
import { TextLink } from "./text-link";
import { ValueLink } from "./value-link";

/** What was read of a resume, part by part, each with the way to correct it. `page` is the resume's own page. */
export function ResumeOutline({ outline, page }: { outline: OutlineView; page: string }) {
  const { name, label, contact, summary, sections, absent } = outline;
  return (
    <div className="space-y-7">
      <section id="basics" aria-label={partLabels.basics.title} className="scroll-mt-6">
        <div className="flex items-start justify-between gap-4">
          <p className="font-serif text-2xl font-semibold">{name ? <ValueLink value={name} /> : "No name found"}</p>
          <PartLink to={`${page}/edit/basics`} icon={<Pencil aria-hidden className="size-4" />} of="name and contact">
            Correct
          </PartLink>
        </div>
        {label ? <ValueLink value={label} className="block" /> : null}
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {contact.length === 0
            ? "No contact details found"
            : keyed(contact).map(({ key, item }) => <ValueLink key={key} value={item} className="py-0.5" />)}
        </p>
        {summary ? <ValueLink value={summary} className="mt-3 block whitespace-pre-line" /> : null}
      </section>
      {sections.map((section) => (
        <Section key={section.section} section={section} page={page} />
      ))}
      {absent.length > 0 ? (
        <section aria-label="Add what is missing" className="border-t border-line pt-4 text-sm">
          <p className="mb-1 text-muted">Something that the resume does not have yet? Add:</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {absent.map((section) => (
              <li key={section}>
                <TextLink to={`${page}/edit/${partAddress(section, null)}`} className="inline-block py-0.5">
                  {partLabels[section].title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Section({
  section: { section, title, heading, isTerms, entries },
  page,
}: {
  section: OutlineSection;
  page: string;
}) {
  const { entry } = partLabels[section];
  return (
    <section id={section} aria-label={title} className="scroll-mt-6">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 border-b border-line pb-1">
        <h3 className="text-lg text-accent">
          {title}
          {heading ? <span className="ml-2 font-sans text-sm font-normal text-muted">headed “{heading}”</span> : null}
        </h3>
        <div className="flex gap-4">
          <PartLink
            to={`${page}/edit/${partAddress(section, null)}`}
            icon={<Plus aria-hidden className="size-4" />}
            of={`a ${entry}`}
          >
            Add
          </PartLink>
          <PartLink
            to={`${page}/arrange/${section}`}
            icon={<ArrowDownUp aria-hidden className="size-4" />}
            of={`in ${title}`}
          >
            Move or remove
          </PartLink>
        </div>
      </div>
      <ol className="space-y-4">
        {entries.map((entry) => (
          <li key={entry.part}>
            <OutlineEntryView
              entry={entry}
              isTerms={isTerms}
              edit={
                <PartLink
                  to={`${page}/edit/${entry.part}`}
                  icon={<Pencil aria-hidden className="size-4" />}
                  of={entry.title[0]?.text ?? entry.lines[0]?.text ?? title}
                >
                  Correct
                </PartLink>
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A small way on; `of` says to what, for who hears it out of its place. */
function PartLink({ to, icon, of, children }: { to: string; icon: ReactNode; of: string; children: string }) {
  return (
    <TextLink to={to} className="inline-flex shrink-0 items-center gap-1 py-1 text-sm no-underline hover:underline">
      {icon}
      {children}
      <span className="sr-only"> {of.slice(0, 60)}</span>
    </TextLink>
  );
}
