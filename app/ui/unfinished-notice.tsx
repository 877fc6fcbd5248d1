import { count } from "~/wording";
import { TextLink } from "./button";
import { Notice } from "./notice";
import { keyed } from "./rendering";

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
          <li key={key}>{item}</li>
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
