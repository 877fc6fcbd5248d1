import { placesInSource } from "~/tailor/propose/skills/list-form";
import type { Basics, EntryAsWritten, Project, Resume, SectionRef, Volunteer, Work } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import type { Block, Inline } from "./block";
import { dateRange, dateText } from "./date-text";
import { employerAndPlace } from "./employer-and-place";
import { bullets, head, paragraphs, skillBlocks, termBlocks, web } from "./list-blocks";
import { otherBlocks } from "./other-blocks";
import { awardBlocks, certificateBlocks } from "./paper-blocks";
import { studyBlocks } from "./study-blocks";
import { type HeadedKey, titlesOfEntries } from "./titles-of-entries";
import { isEntryAsWritten, isValueAsWritten, writtenBlock, writtenEntries } from "./written-section";

/**
 * The contact line: place, e-mail, phone, web addresses, in that order; of a resume with what it says of an address, and
 * without what it prints as it was written.
 */
export function contactItems(basics: Basics, resume?: Resume): Inline[] {
  const items: Inline[] = [];
  const isSet = (path: string) => !resume || !isValueAsWritten(resume, path);
  const remark = (path: string, text = "") => (resume ? remarkBehind(resume, path, text) : "");
  if (basics.location?.address && isSet("/basics/location/address")) items.push({ text: basics.location.address });
  if (basics.phone && isSet("/basics/phone")) {
    const text = `${basics.phone}${remark("/basics/phone", basics.phone)}`;
    items.push({ text, href: `tel:${basics.phone.replace(/[^\d+]/g, "")}` });
  }
  if (basics.email && isSet("/basics/email")) items.push({ text: basics.email, href: `mailto:${basics.email}` });
  if (basics.url && isSet("/basics/url")) items.push(web(basics.url, remark("/basics/url", basics.url)));
  for (const [at, profile] of basics.profiles.entries()) {
    const path = `/basics/profiles/${at}`;
    if (isSet(`${path}/url`) && isSet(`${path}/username`) && isSet(`${path}/network`))
      items.push(profileItem(profile, remark(`${path}/url`, profile.url)));
  }
  return items;
}

/** "(photographs of my work)": what the source says in brackets behind an address. */
function remarkBehind(resume: Resume, path: string, address: string): string {
  const text = atomAt(resume, path)?.text ?? "";
  const remark = text.startsWith(address) ? text.slice(address.length) : "";
  return /^\s?\([^()]+\)$/u.test(remark) ? remark : "";
}

function profileItem(profile: Basics["profiles"][number], remark: string): Inline {
  if (profile.url) return web(profile.url, remark);
  return { text: profile.username ? `${profile.network}: ${profile.username}` : profile.network };
}

/**
 * The body of one section from its fields, without its heading and what is printed as it was written. Empty where the
 * resume has nothing for it.
 */
export function sectionBlocks(resume: Resume, section: SectionRef): Block[] {
  const isOwn = (at: number) => !isEntryAsWritten(resume, `/${section.key}/${at}`);
  switch (section.key) {
    case "summary":
      return isValueAsWritten(resume, "/basics/summary") ? [] : paragraphs(resume.basics.summary);
    case "work":
      return underTitles(
        resume,
        "work",
        resume.work.map((entry, at) =>
          workBlocks(
            withoutWrittenText(resume, entry, at),
            employerAndPlace(resume, "work", at, entry.location),
            dateRange(resume, `/work/${at}`, entry),
          ),
        ),
      );
    case "volunteer":
      return underTitles(
        resume,
        "volunteer",
        resume.volunteer.map((entry, at) =>
          volunteerBlocks(
            entry,
            employerAndPlace(resume, "volunteer", at, entry.location),
            dateRange(resume, `/volunteer/${at}`, entry),
          ),
        ),
      );
    case "education":
      return resume.education.flatMap((_, index) => (isOwn(index) ? studyBlocks(resume, index) : []));
    case "projects":
      return underTitles(
        resume,
        "projects",
        resume.projects.map((entry, at) => projectBlocks(entry, dateRange(resume, `/projects/${at}`, entry))),
      );
    case "skills":
      return skillsOfSection(resume, section).flatMap((at) => listOfSkills(resume, at));
    case "languages":
      return languageBlocks(resume, [...resume.languages.keys()].filter(isOwn));
    case "interests":
      return interestBlocks(resume.interests.filter((_, at) => isOwn(at)));
    case "certificates":
      return underTitles(resume, "certificates", certificateBlocks(resume));
    case "awards":
      return underTitles(resume, "awards", awardBlocks(resume));
    case "publications":
      return underTitles(
        resume,
        "publications",
        resume.publications.map((entry, at) => {
          const date = dateText(resume, `/publications/${at}/releaseDate`, entry.releaseDate);
          const isName = !date && !entry.publisher && !entry.url && !entry.summary;
          if (isName) return paragraphs(entry.name);
          return [head(entry.name, date, [entry.publisher], entry.url), ...paragraphs(entry.summary)];
        }),
      );
    case "references":
      return resume.references.flatMap((_, at) => (isOwn(at) ? referenceBlocks(resume, at) : []));
    case "other":
      return otherBlocks(resume, section.index ?? 0);
    default:
      return section.key satisfies never;
  }
}

/** The blocks of each entry of a kind, with the headings of the source between those that stand under different ones. */
function underTitles(resume: Resume, kind: HeadedKey, entries: readonly Block[][]): Block[] {
  const titles = titlesOfEntries(resume, kind);
  const written = writtenEntries(resume, kind);
  const isOwn = (index: number) => written.has(index) || !isEntryAsWritten(resume, `/${kind}/${index}`);
  const first = entries.findIndex((_, index) => isOwn(index));
  let last = titles[first];
  return entries.flatMap((blocks, index): Block[] => {
    if (!isOwn(index)) return [];
    const title = titles[index] ?? last;
    const isNew = index > first && title !== undefined && title !== last;
    last = title;
    const lines = asTheyStand(resume, written.get(index), blocks);
    return isNew ? [{ kind: "heading", text: title }, ...lines] : lines;
  });
}

/** An entry with its head, or all of it, as written; `blocks` are its fields, first of them the head. */
function asTheyStand(resume: Resume, stretch: EntryAsWritten | undefined, blocks: Block[]): Block[] {
  if (!stretch) return blocks;
  return [...writtenBlock(resume, stretch), ...(stretch.isHead ? blocks.filter(({ kind }) => kind !== "entry") : [])];
}

/** The first of the names becomes the title, so that an entry without a position still has a head. */
function namedHead(names: (string | undefined)[], aside: string | undefined, url?: string): Block[] {
  const [title, ...details] = names.filter((name) => name !== undefined && name !== "");
  if (title === undefined && !aside && !url) return [];
  return [head(title ?? "", aside, details, url)];
}

/** A job without the text that is printed with its head as it was written. */
function withoutWrittenText(resume: Resume, { summary, highlights, ...entry }: Work, at: number): Work {
  const isOwn = (path: string) => !isValueAsWritten(resume, `/work/${at}/${path}`);
  return {
    ...entry,
    ...(summary !== undefined && isOwn("summary") && { summary }),
    highlights: highlights.filter((_, index) => isOwn(`highlights/${index}`)),
  };
}

function workBlocks(entry: Work, firm: (string | undefined)[], dates: string | undefined): Block[] {
  const named = namedHead([entry.position, ...firm], dates, entry.url);
  return [
    ...named,
    // A note about a gap stands apart from the job above.
    ...paragraphs(entry.summary).map((block, at) =>
      named.length === 0 && at === 0 && block.kind === "paragraph" ? { ...block, opens: true } : block,
    ),
    ...bullets(entry.highlights),
  ];
}

function volunteerBlocks(entry: Volunteer, firm: (string | undefined)[], dates: string | undefined): Block[] {
  return [
    ...namedHead([entry.position, ...firm], dates, entry.url),
    ...paragraphs(entry.summary),
    ...bullets(entry.highlights),
  ];
}

function projectBlocks(entry: Project, dates: string | undefined): Block[] {
  return [...namedHead([entry.name], dates, entry.url), ...paragraphs(entry.description), ...bullets(entry.highlights)];
}

/** Languages in one row, by their places in the list. */
export function languageBlocks({ languages }: Resume, places: readonly number[]): Block[] {
  return termBlocks(
    undefined,
    places.flatMap((at) => {
      const { language, fluency } = languages[at] ?? {};
      return language === undefined ? [] : fluency ? `${language} (${fluency})` : language;
    }),
  );
}

export function referenceBlocks({ references }: Resume, at: number): Block[] {
  const { name, reference } = references[at] ?? { reference: "" };
  return name ? [{ kind: "term", term: name, text: reference }] : paragraphs(reference);
}

/** Places of the groups of skills that a section holds: all where it is the only one. */
export function skillsOfSection(resume: Resume, { index = 0 }: SectionRef): number[] {
  const { skills, sections } = resume;
  const starts = sections.flatMap((other) =>
    other.key === "skills" && (other.index ?? 0) > index ? (other.index ?? 0) : [],
  );
  const end = Math.min(skills.length, ...starts);
  return [...skills.keys()].filter((at) => at >= index && at < end && !isEntryAsWritten(resume, `/skills/${at}`));
}

/** A group of skills, by its place in the list. */
export function listOfSkills(resume: Resume, at: number): Block[] {
  return skillBlocks(resume.skills[at], isNamedAbove(resume, at), placesInSource(resume, at));
}

function isNamedAbove({ skills }: Resume, at: number): boolean {
  return skills.slice(0, at).some(({ name }) => name === skills[at]?.name);
}

/** Of an item that others follow behind a comma; what is shorter may be cut short. */
const lastStop = /(?<=\p{L}{4}|\d{4})\.$/u;

/** Bare interests that follow each other in one line, each that has a list in a line of its own. */
export function interestBlocks([...interests]: Resume["interests"]): Block[] {
  const blocks: Block[] = [];
  while (interests.length > 0) {
    const listed = interests.findIndex(({ keywords = [] }) => keywords.length > 0);
    const bare = interests.splice(0, listed < 0 ? interests.length : listed);
    blocks.push(
      ...termBlocks(
        undefined,
        bare.map(({ name }) => (bare.length > 1 ? name.replace(lastStop, "") : name)),
      ),
    );
    const next = interests.shift();
    if (next) blocks.push(...termBlocks(next.name, next.keywords ?? []));
  }
  return blocks;
}
