import type { ReactNode } from "react";
import { type BuilderForm, type Section, splitSkills } from "../domain/resumes/builder/builder.schema";
import { keyed } from "./keyed";

/** What was filled in in one section, to be read. */
export function BuilderSummary({ section, form }: { section: Exclude<Section, "review">; form: BuilderForm }) {
  switch (section) {
    case "personal":
      return (
        <>
          <p className="font-semibold">{form.name}</p>
          <p className="text-muted">{[form.email, form.phone, form.location].filter(Boolean).join(" · ")}</p>
          {form.summary ? <p className="mt-2 max-w-prose whitespace-pre-line">{form.summary}</p> : null}
        </>
      );
    case "education":
      return (
        <Entries>
          {keyed(form.education).map(({ key, item }) => (
            <Entry key={key} title={item.degree} place={item.school} time={item.year} />
          ))}
        </Entries>
      );
    case "experience":
      return (
        <Entries>
          {keyed(form.experience).map(({ key, item }) => (
            <Entry key={key} title={item.role} place={item.company} time={item.years}>
              {item.highlights ? (
                <ul className="mt-1.5 list-disc space-y-1 pl-5">
                  {keyed(item.highlights.split("\n").filter((line) => line.trim() !== "")).map((line) => (
                    <li key={line.key}>{line.item}</li>
                  ))}
                </ul>
              ) : null}
            </Entry>
          ))}
        </Entries>
      );
    case "skills":
      return <p>{splitSkills(form.skills).join(", ")}</p>;
    default:
      return section satisfies never;
  }
}

function Entries({ children }: { children: ReactNode }) {
  return <ul className="space-y-3">{children}</ul>;
}

function Entry({
  title,
  place,
  time,
  children,
}: Record<"title" | "place" | "time", string> & { children?: ReactNode }) {
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{title}</strong>
        <span className="text-muted">{time}</span>
      </p>
      <p className="text-muted">{place}</p>
      {children}
    </li>
  );
}
