import { isWebAddress } from "~/tailor/parse/words/web-address";
import { endAlike } from "~/tailor/propose/entry-voice";
import type { Basics, Project, Resume, SectionRef, Volunteer, Work } from "~/tailor/resume";
import { areaOfStudy } from "./area-of-study";
import type { Block, Inline } from "./block";
import { type Dated, dateRange, dateText } from "./date-text";
import { webAddress } from "./render-json-resume";

/** The contact line: place, e-mail, phone, web addresses, in that order. */
export function contactItems(basics: Basics): Inline[] {
  const items: Inline[] = [];
  if (basics.location?.address) items.push({ text: basics.location.address });
  if (basics.phone) items.push({ text: basics.phone, href: `tel:${basics.phone.replace(/[^\d+]/g, "")}` });
  if (basics.email) items.push({ text: basics.email, href: `mailto:${basics.email}` });
  if (basics.url) items.push(web(basics.url));
  for (const profile of basics.profiles) items.push(profileItem(profile));
  return items;
}

function profileItem(profile: Basics["profiles"][number]): Inline {
  if (profile.url) return web(profile.url);
  return { text: profile.username ? `${profile.network}: ${profile.username}` : profile.network };
}

/** As written where a reader knows it for an address by its look, else with its scheme. */
function web(url: string): Inline {
  const href = webAddress(url);
  return { text: isWebAddress(url) ? url : href, href };
}

/** The body of one section, without its heading. Empty where the resume has nothing for it. */
export function sectionBlocks(resume: Resume, section: SectionRef): Block[] {
  switch (section.key) {
    case "summary":
      return paragraphs(resume.basics.summary);
    case "work":
      return resume.work.flatMap((entry, index) => workBlocks(entry, dateRange(resume, `/work/${index}`, entry)));
    case "volunteer":
      return resume.volunteer.flatMap((entry, index) =>
        volunteerBlocks(entry, dateRange(resume, `/volunteer/${index}`, entry)),
      );
    case "education":
      return resume.education.flatMap((_, index) => studyBlocks(resume, index));
    case "projects":
      return resume.projects.flatMap((entry, index) =>
        projectBlocks(entry, dateRange(resume, `/projects/${index}`, entry)),
      );
    case "skills":
      return resume.skills.flatMap(({ name, level, keywords }) =>
        termBlocks(name && level ? `${name} (${level})` : name, keywords),
      );
    case "languages":
      return termBlocks(
        undefined,
        resume.languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language)),
      );
    case "interests":
      return interestBlocks(resume.interests);
    case "certificates":
      return resume.certificates.map((entry, index) =>
        head(entry.name, dateText(resume, `/certificates/${index}/date`, entry.date), [entry.issuer], entry.url),
      );
    case "awards":
      return resume.awards.flatMap((entry, index) => [
        head(entry.title, dateText(resume, `/awards/${index}/date`, entry.date), [entry.awarder]),
        ...paragraphs(entry.summary),
      ]);
    case "publications":
      return resume.publications.flatMap((entry, index) => [
        head(
          entry.name,
          dateText(resume, `/publications/${index}/releaseDate`, entry.releaseDate),
          [entry.publisher],
          entry.url,
        ),
        ...paragraphs(entry.summary),
      ]);
    case "references":
      return resume.references.flatMap(({ name, reference }): Block[] =>
        name ? [{ kind: "term", term: name, text: reference }] : paragraphs(reference),
      );
    case "other":
      return (resume.other[section.index ?? 0]?.lines ?? []).map((text): Block => ({ kind: "paragraph", text }));
    default:
      return section.key satisfies never;
  }
}

function head(title: string, aside: string | undefined, details: (string | undefined)[], url?: string): Block {
  const inlines: Inline[] = details
    .filter((text) => text !== undefined && text !== "")
    .map((text) => ({ text: `${text}` }));
  if (url) inlines.push(web(url));
  return { kind: "entry", title: { text: title }, ...(aside && { aside }), details: inlines };
}

/** The first of the names becomes the title, so that an entry without a position still has a head. */
function namedHead(names: (string | undefined)[], aside: string | undefined, url?: string): Block[] {
  const [title, ...details] = names.filter((name) => name !== undefined && name !== "");
  if (title === undefined && !aside && !url) return [];
  return [head(title ?? "", aside, details, url)];
}

function workBlocks(entry: Work, dates: string | undefined): Block[] {
  return [
    ...namedHead([entry.position, entry.name, entry.location], dates, entry.url),
    ...paragraphs(entry.summary),
    ...bullets(entry.highlights),
  ];
}

function volunteerBlocks(entry: Volunteer, dates: string | undefined): Block[] {
  return [
    ...namedHead([entry.position, entry.organization, entry.location], dates, entry.url),
    ...paragraphs(entry.summary),
    ...bullets(entry.highlights),
  ];
}

/** One study, by its place in the list, from its fields. */
export function studyBlocks(resume: Resume, index: number): Block[] {
  const entry = resume.education[index];
  if (!entry) return [];
  const path = `/education/${index}`;
  return [
    ...namedHead(
      [areaOfStudy(resume, path, entry), entry.institution, entry.location, entry.score],
      dateRange(resume, path, entry as Dated),
    ),
    ...entry.courses.map((text): Block => ({ kind: "bullet", text })),
    ...bullets(entry.highlights),
  ];
}

function projectBlocks(entry: Project, dates: string | undefined): Block[] {
  return [...namedHead([entry.name], dates, entry.url), ...paragraphs(entry.description), ...bullets(entry.highlights)];
}

/** The lines of an entry end alike, as most of them were written: a matter of print, not a change of what they say. */
function bullets(highlights: string[]): Block[] {
  return highlights.map((text): Block => ({ kind: "bullet", text: endAlike(text, highlights) }));
}

function paragraphs(text: string | undefined): Block[] {
  const lines = (text ?? "").split(/\n+/).map((line) => line.trim());
  return lines.filter((line) => line !== "").map((line): Block => ({ kind: "paragraph", text: line }));
}

/** A keyword that holds a comma of its own would fall apart in a comma list: such a list takes semicolons. */
/** Bare interests that follow each other in one line, each that has a list in a line of its own. */
function interestBlocks([...interests]: Resume["interests"]): Block[] {
  const blocks: Block[] = [];
  while (interests.length > 0) {
    const listed = interests.findIndex(({ keywords = [] }) => keywords.length > 0);
    const bare = interests.splice(0, listed < 0 ? interests.length : listed);
    blocks.push(
      ...termBlocks(
        undefined,
        bare.map(({ name }) => name),
      ),
    );
    const next = interests.shift();
    if (next) blocks.push(...termBlocks(next.name, next.keywords ?? []));
  }
  return blocks;
}

function termBlocks(name: string | undefined, keywords: string[]): Block[] {
  if (keywords.length === 0) return name ? [{ kind: "paragraph", text: name }] : [];
  const text = keywords.join(keywords.some((keyword) => keyword.includes(",")) ? "; " : ", ");
  return [name ? { kind: "term", term: name, text } : { kind: "paragraph", text }];
}
