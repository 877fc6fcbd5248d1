import type { Resume } from "~/tailor/resume";
import type { Block } from "./block";
import { dateText } from "./date-text";
import { head, paragraphs } from "./list-blocks";
import { isTitleOfNext } from "./other-blocks";
import { titlesOfEntries } from "./titles-of-entries";

/** The blocks of each certificate: a line of a list, or a head. */
export function certificateBlocks(resume: Resume): Block[][] {
  const dates = resume.certificates.map(({ date }, index) => dateText(resume, `/certificates/${index}/date`, date));
  const titles = titlesOfEntries(resume, "certificates");
  const lines = asLines(
    resume.certificates.map(({ name, issuer, url }, at) => ({
      title: name,
      under: titles[at],
      aside: dates[at],
      details: [issuer, url],
    })),
  );
  return resume.certificates.map(({ name, issuer, url }, at) => [lines?.[at] ?? head(name, dates[at], [issuer], url)]);
}

/** The blocks of each award: a line of a list, or a head with what is said of it. */
export function awardBlocks(resume: Resume): Block[][] {
  const dates = resume.awards.map(({ date }, index) => dateText(resume, `/awards/${index}/date`, date));
  const titles = titlesOfEntries(resume, "awards");
  const lines = asLines(
    resume.awards.map(({ title, awarder, summary }, at) => ({
      title,
      under: titles[at],
      aside: dates[at],
      details: [awarder, summary],
    })),
  );
  return resume.awards.map(({ title, awarder, summary }, at) => {
    const line = lines?.[at];
    return line ? [line] : [head(title, dates[at], [awarder]), ...paragraphs(summary)];
  });
}

interface Entry {
  title: string;
  /** The heading that it stands under, where there are several. */
  under: string | undefined;
  aside?: string | undefined;
  details: readonly (string | undefined)[];
}

/** One line for each. Entries of which little more than the name is known are lines of a list, not heads of something; undefined where any has more. */
function asLines(entries: readonly Entry[]): Block[] | undefined {
  const isList = entries.length > 1 && entries.every(({ details }) => details.every((text) => text === undefined));
  if (!isList || entries.every(({ aside }) => aside !== undefined)) return undefined;
  const titles = entries.map(({ title }) => title);
  return entries.map(({ title, under, aside }, at): Block => {
    const hasBelow = entries[at + 1]?.under === under;
    const isTitle = hasBelow && isTitleOfNext(titles, at);
    return {
      kind: isTitle || numbered.test(title) ? "paragraph" : "bullet",
      text: aside === undefined ? title : `${title} | ${aside}`,
    };
  });
}

/** "3. Chess medal" has a sign of its own. */
const numbered = /^\(?\d{1,2} ?[.)] /u;
