import type { ReactNode } from "react";
import type { Resume } from "../tailor/resume";
import { Card } from "./card";
import { keyed } from "./keyed";

/** What the parser read, as a person would check it: contact, entries, bullets, and what it did not recognise. */
export function ResumeOutline({ resume }: { resume: Resume }) {
  const { basics } = resume;
  const contact = [
    basics.email,
    basics.phone,
    basics.location?.address,
    basics.url,
    ...basics.profiles.map((p) => p.url),
  ];
  return (
    <Card className="space-y-6">
      <div>
        <h2 className="text-2xl">{basics.name ?? "No name found"}</h2>
        {basics.label ? <p>{basics.label}</p> : null}
        <p className="text-sm text-muted">{contact.filter(Boolean).join(" · ") || "No contact details found"}</p>
        {basics.summary ? <p className="mt-3 max-w-prose">{basics.summary}</p> : null}
      </div>
      <Section title="Experience" count={resume.work.length}>
        {keyed(resume.work).map(({ key, item: entry }) => (
          <Entry
            key={key}
            head={[entry.position, entry.name].filter(Boolean).join(", ")}
            dates={range(entry)}
            lines={[entry.summary ?? "", ...entry.highlights]}
          />
        ))}
      </Section>
      <Section title="Projects and volunteering" count={resume.projects.length + resume.volunteer.length}>
        {keyed(resume.projects).map(({ key, item: entry }) => (
          <Entry
            key={`project${key}`}
            head={entry.name ?? ""}
            dates={range(entry)}
            lines={[entry.description ?? "", ...entry.highlights]}
          />
        ))}
        {keyed(resume.volunteer).map(({ key, item: entry }) => (
          <Entry
            key={`volunteer${key}`}
            head={[entry.position, entry.organization].filter(Boolean).join(", ")}
            dates={range(entry)}
            lines={[entry.summary ?? "", ...entry.highlights]}
          />
        ))}
      </Section>
      <Section title="Education" count={resume.education.length}>
        {keyed(resume.education).map(({ key, item: entry }) => (
          <Entry
            key={key}
            head={[entry.studyType, entry.area, entry.institution].filter(Boolean).join(", ")}
            dates={range(entry)}
            lines={[...entry.courses, ...entry.highlights]}
          />
        ))}
      </Section>
      <Section title="Skills" count={resume.skills.length}>
        {keyed(resume.skills).map(({ key, item: group }) => (
          <p key={key}>
            {group.name ? <strong>{group.name}: </strong> : null}
            {group.keywords.join(", ")}
          </p>
        ))}
      </Section>
      <Section
        title="Also read"
        count={resume.certificates.length + resume.languages.length + resume.awards.length + resume.publications.length}
      >
        {keyed([
          ...resume.certificates.map((item) => [item.name, item.issuer, item.date]),
          ...resume.languages.map((item) => [item.language, item.fluency]),
          ...resume.awards.map((item) => [item.title, item.awarder, item.date]),
          ...resume.publications.map((item) => [item.name, item.publisher, item.releaseDate]),
        ]).map(({ key, item: parts }) => (
          <p key={key}>{parts.filter(Boolean).join(", ")}</p>
        ))}
      </Section>
      <Section title="Kept as it stands" count={resume.other.length}>
        {keyed(resume.other).map(({ key, item: section }) => (
          <Entry key={key} head={section.title ?? ""} dates="" lines={section.lines} />
        ))}
      </Section>
    </Card>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 border-b border-line pb-1 text-lg text-accent">{title}</h3>
      <div className="space-y-4">{children}</div>
    </section>
  );
}

function Entry({ head, dates, lines }: { head: string; dates: string; lines: string[] }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{head}</strong>
        <span className="text-sm text-muted tabular-nums">{dates}</span>
      </p>
      <ul className="mt-1.5 max-w-prose list-disc space-y-1 pl-5 marker:text-accent">
        {keyed(lines.filter(Boolean)).map(({ key, item: line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function range(entry: { startDate?: string; endDate?: string; current?: boolean }): string {
  return [day(entry.startDate), entry.current ? "present" : day(entry.endDate)].filter(Boolean).join(" to ");
}

/** "2019-03" as "Mar 2019", "2019" as it is. */
function day(date: string | undefined): string | undefined {
  const [, year = "", month] = date?.match(/^(\d{4})-(\d{2})/) ?? [];
  return month ? monthFormat.format(Date.UTC(Number(year), Number(month) - 1)) : date;
}

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
