import { oncePer } from "~/tailor/once-per";
import { mayBeReworded } from "~/tailor/render/resume-document";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";

/** Texts in the person's own words, and titles; never employers, schools, places and addresses. */
const mendable =
  /^\/(?:basics\/(?:summary|label)|(?:work|volunteer)\/\d+\/position|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+|courses\/\d+|area|studyType)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+|awards\/\d+\/(?:title|summary)|certificates\/\d+\/name|interests\/\d+\/(?:name|keywords\/\d+)|references\/\d+\/reference)$/;
const title = /\/(?:position|label|area|studyType|title|name)$/;

/** A text of which the spelling may be mended, with its place. */
export interface MendableText {
  path: string;
  text: string;
  /** Undefined for a heading. */
  atomId?: string;
}

/** Whether nothing but its spelling may change in a text. */
export const isTitle = (path: string) => title.test(path);

/** Whether somebody speaks at a place, in sentences or the shorthand of a resume. */
export const isSentence = (path: string) => !isTitle(path) && !isHeading(path) && !path.startsWith("/skills/");

export const isHeading = (path: string) => heading.test(path);
const heading = /^\/(?:sections\/\d+\/title|(?:other|skills)\/\d+\/(?:title|name))$/;

/** What of a resume may be mended in its spelling, with its headings. */
export const mendableTexts = oncePer((resume: Resume): readonly MendableText[] => {
  const values = resume.atoms.flatMap(({ id: atomId, path, text }): MendableText[] => {
    const isOwn = mendable.test(path) && valueAt(resume, path) === text;
    return isOwn && mayBeReworded(resume, path) ? [{ path, text, atomId }] : [];
  });
  return [...values, ...headingsOf(resume)];
});

function headingsOf(resume: Resume): MendableText[] {
  const titled = resume.sections.flatMap(({ key, index = 0, title: own }, at) =>
    own === undefined && key === "other" ? `/other/${index}/title` : `/sections/${at}/title`,
  );
  const groups = resume.skills.map((_, at) => `/skills/${at}/name`);
  return [...titled, ...groups].flatMap((path) => {
    const text = valueAt(resume, path);
    return text === undefined ? [] : { path, text };
  });
}
