import type { ReactNode } from "react";
import { TextLink } from "~/ui/forms/button";

interface PersonProps {
  userId: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  /** A state, beside the name. */
  tag?: ReactNode;
  /** More about the account, in lines below. */
  children?: ReactNode;
}

/** Whose it is, with a link to their page. */
export function Person({ userId, ownerName, ownerEmail, tag, children }: PersonProps) {
  if (!userId) return <span className="text-muted">Deleted account</span>;
  return (
    <span>
      <TextLink to={`/app/admin/users/${userId}`}>
        {/* A name may be written from right to left, or say so of whatever comes after it. */}
        <bdi>{ownerName || ownerEmail}</bdi>
      </TextLink>{" "}
      {tag}
      {ownerName ? <span className="block text-sm text-muted">{ownerEmail}</span> : null}
      {children}
    </span>
  );
}

/** Whom a resume was written for: "Nurse · Clinic". */
export function JobNames({ jobTitle, companyName }: { jobTitle: string | null; companyName: string | null }) {
  return (
    <span>
      <bdi className="font-semibold">{jobTitle || "Untitled Job"}</bdi>
      {companyName ? (
        <span className="text-muted">
          {" · "}
          <bdi>{companyName}</bdi>
        </span>
      ) : null}
    </span>
  );
}

/** "2026-11-22", UTC. */
export function Day({ milliseconds }: { milliseconds: number }) {
  const time = new Date(milliseconds).toISOString();
  return (
    <time dateTime={time} className="whitespace-nowrap tabular-nums">
      {time.slice(0, 10)}
    </time>
  );
}

/** What is known of something, name by name, in two columns where there is room. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-8 gap-y-4 @sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
