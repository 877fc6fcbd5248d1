import { useSearchParams } from "@remix-run/react";
import { ArrowDownUp, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import { partAddress } from "~/domain/resumes/correct/resume-part.shared";
import type { OutlineEntry, OutlineSection, OutlineValue, OutlineView } from "~/domain/resumes/show/outline-view";
import type { ReadingView } from "~/domain/resumes/show/reading-view";
import { TextLink } from "~/ui/forms/button";
import { keyed } from "~/ui/frame/rendering";
import { PartLinks } from "~/ui/part-links";
import { withArticle } from "~/wording";

/** What was read of a resume, part by part, each with the way to correct it. `page` is the resume's own page. */
export function ResumeOutline({
  outline,
  entries,
  page,
}: {
  outline: OutlineView;
  /** Which of all entries are here. */
  entries: ReadingView["entries"];
  page: string;
}) {
  const { name, label, contact, summary, sections, absent } = outline;
  return (
    <div id="what-we-read" className="space-y-7">
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
      <PartLinks label="entries" name="values" anchor="what-we-read" list={entries} />
      {absent.length > 0 ? (
        <section aria-label="Add what is missing" className="border-t border-line pt-4 text-sm">
          <p className="mb-1 text-muted">Is something missing from the resume? Add:</p>
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
            of={withArticle(entry)}
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

interface OutlineEntryProps {
  entry: OutlineEntry;
  /** Its lines are short terms: one paragraph. */
  isTerms: boolean;
  edit: ReactNode;
}

/** One job, degree or list as it was read. */
function OutlineEntryView({ entry, isTerms, edit }: OutlineEntryProps) {
  const { title, dates, details, body, lines, more } = entry;
  return (
    <div className="flow-root">
      <div className="float-right ml-4">{edit}</div>
      {title.length + dates.length > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {keyed(title).map(({ key, item }) => (
            <ValueLink key={key} value={item} className="font-semibold" />
          ))}
          <span className="text-sm text-muted tabular-nums">
            <Joined values={dates} by=" – " />
          </span>
        </p>
      ) : null}
      {details.length > 0 ? (
        <p className="text-sm">
          <Joined values={details} by=" · " />
        </p>
      ) : null}
      {keyed(body).map(({ key, item }) => (
        <ValueLink key={key} value={item} className="mt-1 block whitespace-pre-line" />
      ))}
      {isTerms && lines.length > 0 ? (
        <p>
          <Joined values={lines} by=", " />
        </p>
      ) : null}
      {!isTerms && lines.length > 0 ? (
        <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-accent">
          {keyed(lines).map(({ key, item }) => (
            <li key={key}>
              <ValueLink value={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {more ? <p className="mt-1 text-sm text-muted">And {more} more: choose “Correct” to see them all.</p> : null}
    </div>
  );
}

function Joined({ values, by }: { values: OutlineValue[]; by: string }) {
  return keyed(values).map(({ key, item }, at) => (
    <span key={key}>
      {at === 0 ? null : by}
      <ValueLink value={item} />
    </span>
  ));
}

/** A value that was read, as a link to its place in the text. */
function ValueLink({ value, className = "" }: { value: OutlineValue; className?: string }) {
  const [params] = useSearchParams();
  if (value.atomId === null) return <span className={className}>{value.text}</span>;
  return (
    <a
      href={`${value.textPart ? `?${withPart(params, value.textPart)}` : ""}#read-${value.atomId}`}
      className={className ? `value-link ${className}` : "value-link"}
    >
      {value.text}
    </a>
  );
}

function withPart(params: URLSearchParams, part: number): URLSearchParams {
  const address = new URLSearchParams(params);
  address.set("text", String(part));
  return address;
}
