import type { Resume } from "~/tailor/resume";
import { atomAt, valueAt } from "~/tailor/resume-atoms";
import type { Block } from "./block";
import { dateText } from "./date-text";
import { head, paragraphs } from "./list-blocks";

/** The certificates at these places, as lines or with a head each. */
export function certificateBlocks(resume: Resume, places: number[]): Block[] {
  const papers = places.flatMap((at) => {
    const paper = resume.certificates[at];
    return paper ? [{ ...paper, at, aside: dateText(resume, `/certificates/${at}/date`, paper.date) }] : [];
  });
  const lines = asLines(
    papers.map(({ name, issuer, url, at, aside }) => {
      const inLine = issuer && !url ? textInLine(resume, `/certificates/${at}/`, ["name", "issuer"]) : undefined;
      return { title: inLine ?? name, aside, details: inLine ? [] : [issuer, url] };
    }),
  );
  return lines ?? papers.map(({ name, issuer, url, aside }) => head(name, aside, [issuer], url));
}

/** The awards at these places, as lines or with a head each. */
export function awardBlocks(resume: Resume, places: number[]): Block[] {
  const awards = places.flatMap((at) => {
    const award = resume.awards[at];
    return award ? [{ ...award, aside: dateText(resume, `/awards/${at}/date`, award.date) }] : [];
  });
  const lines = asLines(
    awards.map(({ title, awarder, summary, aside }) => ({ title, aside, details: [awarder, summary] })),
  );
  if (lines) return lines;
  return awards.flatMap(({ title, awarder, summary, aside }) => [
    head(title, aside, [awarder]),
    ...paragraphs(summary),
  ]);
}

/** Two values that stand beside one another in a line of the source, with the sign that stands between them there. */
function textInLine(resume: Resume, path: string, [first, second]: [string, string]): string | undefined {
  const [left, right] = [atomAt(resume, path + first)?.span, atomAt(resume, path + second)?.span];
  const between = left && right && left.end <= right.start ? resume.source.slice(left.end, right.start) : "\n";
  const texts = [valueAt(resume, path + first), valueAt(resume, path + second)];
  return /[\p{L}\p{N}\n\t|]/u.test(between) ? undefined : texts.join(between.replace(/\s+/gu, " "));
}

interface Entry {
  title: string;
  aside?: string | undefined;
  details: readonly (string | undefined)[];
}

/** In words: a title of lines below it, and such a line. */
const longestTitle = 3;
const fewestOfLine = 6;

/** Entries of which little more than the name is known are lines of a list, not heads of something; undefined where any has more. */
function asLines(entries: readonly Entry[]): Block[] | undefined {
  const isList = entries.length > 1 && entries.every(({ details }) => details.every((text) => text === undefined));
  if (!isList || entries.every(({ aside }) => aside !== undefined)) return undefined;
  const lengths = entries.map(({ title }) => title.split(/\s+/).length);
  return entries.map(({ title, aside }, at): Block => {
    const isTitle = (lengths[at] ?? 0) <= longestTitle && (lengths[at + 1] ?? 0) >= fewestOfLine;
    return { kind: isTitle ? "paragraph" : "bullet", text: aside === undefined ? title : `${title} | ${aside}` };
  });
}
