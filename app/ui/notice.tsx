import type { SubmissionResult } from "@conform-to/react";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { count } from "~/wording";
import { TextLink } from "./forms/button";
import { keyed } from "./frame/rendering";

const tones = {
  error: {
    box: "border-danger bg-danger-soft",
    title: "text-danger",
    icon: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
  },
  success: {
    box: "border-accent bg-accent-soft",
    title: "",
    icon: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />,
  },
  info: {
    box: "border-line bg-surface",
    title: "",
    icon: <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />,
  },
};

interface NoticeProps {
  tone: keyof typeof tones;
  title?: string;
  className?: string;
  children?: ReactNode;
}

/** A message within the page. */
export function Notice({ tone, title, className = "", children }: NoticeProps) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`flex gap-3 rounded-xl border p-4 ${tones[tone].box} ${className}`}
    >
      {tones[tone].icon}
      <div className="min-w-0">
        {title ? <p className={`font-semibold ${tones[tone].title}`}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** The errors of a form as a whole: the first message is the title. */
export function FormErrors({ errors, className }: { errors: string[] | null | undefined; className?: string }) {
  const [title, ...texts] = errors ?? [];
  if (!title) return null;
  return (
    <Notice tone="error" title={title} className={className}>
      {texts.length > 0 ? <p>{texts.join(" ")}</p> : null}
    </Notice>
  );
}

/** All messages of a reply once, but for those that the form shows under these fields. */
export function allErrors(result: SubmissionResult<string[]> | undefined, shownFields: string[] = []): string[] {
  const others = Object.entries(result?.error ?? {}).filter(([field]) => !shownFields.includes(field));
  return [...new Set(others.flatMap(([, messages]) => messages ?? []))];
}

/**
 * Above a form whose save met an edit conflict. The form still holds what was typed; `children` shows the current
 * version.
 */
export function ConflictNotice({ children }: { children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className="scroll-my-20">
      <Notice tone="error" title="This was changed in another tab or on another device since you opened it.">
        <p className="mt-1">
          Your changes are not saved yet: compare them with the current version below, then save again.
        </p>
        {children ? <div className="mt-3">{children}</div> : null}
      </Notice>
    </div>
  );
}

interface UnfinishedNoticeProps {
  /** Gaps that a reader of the resume would notice, each as a sentence. */
  texts: string[];
  /** The same for the letter on this page. */
  inLetter?: string[];
  /** The resume to fill them in; null if it was deleted. */
  resumeId: string | null;
  /** How the title begins: "Before you send it". */
  before: string;
}

const shownMax = 8;

/** Lists what is still missing in a resume. It is a hint only: the resume can be downloaded as it is. */
export function UnfinishedNotice({ texts, inLetter = [], resumeId, before }: UnfinishedNoticeProps) {
  const all = [...texts, ...inLetter];
  if (all.length === 0) return null;
  const more = all.length - shownMax;
  return (
    <Notice tone="info" title={`${before}: ${count(all.length, "thing")} to fill in`}>
      <ul className="mt-1 list-disc gap-x-8 pl-5 sm:columns-2">
        {keyed(all.slice(0, shownMax)).map(({ key, item }) => (
          <li key={key} className="break-inside-avoid">
            {item}
          </li>
        ))}
        {more > 0 ? <li>{count(more, "more", "more")} like these.</li> : null}
      </ul>
      {resumeId && texts.length > 0 ? (
        <p className="mt-2">
          <TextLink to={`/app/dashboard/resumes/${resumeId}`}>Fill them in on the resume's page</TextLink>
        </p>
      ) : null}
      {inLetter.length > 0 ? (
        <p className="mt-2">
          <TextLink to="#letter">Edit the letter to fill them in</TextLink>
        </p>
      ) : null}
    </Notice>
  );
}
