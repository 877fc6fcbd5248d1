import { tellDeeds } from "~/tailor/grammar/verb-forms";
import { isWebAddress } from "~/tailor/parse/words/web-address";
import { formInSource } from "~/tailor/propose/skills/list-form";
import type { Basics, Project, Resume, SectionRef, Volunteer, Work } from "~/tailor/resume";
import { atomAt, valueAt } from "~/tailor/resume-atoms";
import type { Block, Inline } from "./block";
import { dateRange, dateText } from "./date-text";
import { bullets, paragraphs, skillBlocks, termBlocks } from "./list-blocks";
import { webAddress } from "./render-json-resume";
import { studyBlocks } from "./studies/study-blocks";
import { titlesOfJobs } from "./titles-of-jobs";

/** The contact line: place, e-mail, phone, web addresses, in that order; of a resume with what it says of an address. */
export function contactItems(basics: Basics, resume?: Resume): Inline[] {
  const items: Inline[] = [];
  if (basics.location?.address) items.push({ text: basics.location.address });
  if (basics.phone) items.push({ text: basics.phone, href: `tel:${basics.phone.replace(/[^\d+]/g, "")}` });
  if (basics.email) items.push({ text: basics.email, href: `mailto:${basics.email}` });
  const remark = (path: string, text = "") => (resume ? remarkBehind(resume, path, text) : "");
  if (basics.url) items.push(web(basics.url, remark("/basics/url", basics.url)));
  for (const [at, profile] of basics.profiles.entries())
    items.push(profileItem(profile, remark(`/basics/profiles/${at}/url`, profile.url)));
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

/** As written where a reader knows it for an address by its look, else with its scheme. */
function web(url: string, remark = ""): Inline {
  const href = webAddress(url);
  return { text: `${isWebAddress(url) ? url : href}${remark}`, href };
}

/** The body of one section, without its heading. Empty where the resume has nothing for it. */
export function sectionBlocks(resume: Resume, section: SectionRef): Block[] {
  switch (section.key) {
    case "summary":
      return paragraphs(resume.basics.summary);
    case "work":
      return jobBlocks(resume);
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
      return skillsOfSection(resume, section).flatMap((at) => listOfSkills(resume, at));
    case "languages":
      return termBlocks(
        undefined,
        resume.languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language)),
      );
    case "interests":
      return interestBlocks(resume.interests);
    case "certificates":
      return certificateBlocks(resume);
    case "awards":
      return awardBlocks(resume);
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
    case "other": {
      const lines = resume.other[section.index ?? 0]?.lines ?? [];
      return lines.length > 1 && (tellDeeds(lines) || areItems(lines))
        ? bullets(lines)
        : lines.map((text): Block => ({ kind: "paragraph", text }));
    }
    default:
      return section.key satisfies never;
  }
}

/** In characters: a longer line may be one that wrapped. */
const longestShort = 72;
const items = { fewest: 3, most: 12 };

/** A few lines of which some are long and some short: without signs nobody could tell where a long one ends. */
function areItems(lines: readonly string[]): boolean {
  const long = lines.filter((line) => line.length > longestShort).length;
  const words = lines.map((line) => line.split(/\s+/).length);
  const isTitle = (at: number) => (words[at] ?? 0) <= longestTitle && (words[at + 1] ?? 0) >= fewestOfLine;
  const areFew = lines.length >= items.fewest && lines.length <= items.most;
  return areFew && long > 0 && long < lines.length && !lines.some((_, at) => isTitle(at));
}

function certificateBlocks(resume: Resume): Block[] {
  const dates = resume.certificates.map(({ date }, index) => dateText(resume, `/certificates/${index}/date`, date));
  const lines = asLines(
    resume.certificates.map(({ name, issuer, url }, at) => {
      const inLine = issuer && !url ? textInLine(resume, `/certificates/${at}/`, ["name", "issuer"]) : undefined;
      return { title: inLine ?? name, aside: dates[at], details: inLine ? [] : [issuer, url] };
    }),
  );
  return lines ?? resume.certificates.map(({ name, issuer, url }, at) => head(name, dates[at], [issuer], url));
}

function awardBlocks(resume: Resume): Block[] {
  const dates = resume.awards.map(({ date }, index) => dateText(resume, `/awards/${index}/date`, date));
  const lines = asLines(
    resume.awards.map(({ title, awarder, summary }, at) => ({ title, aside: dates[at], details: [awarder, summary] })),
  );
  if (lines) return lines;
  return resume.awards.flatMap(({ title, awarder, summary }, at) => [
    head(title, dates[at], [awarder]),
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

/** The jobs, with the headings of the source between those that stand under different ones. */
function jobBlocks(resume: Resume): Block[] {
  const titles = titlesOfJobs(resume);
  let last = titles[0];
  return resume.work.flatMap((entry, index) => {
    const title = titles[index] ?? last;
    const isNew = index > 0 && title !== undefined && title !== last;
    last = title;
    const blocks = workBlocks(entry, dateRange(resume, `/work/${index}`, entry));
    return isNew ? [{ kind: "heading" as const, text: title }, ...blocks] : blocks;
  });
}

function workBlocks(entry: Work, dates: string | undefined): Block[] {
  const named = namedHead([entry.position, entry.name, entry.location], dates, entry.url);
  return [
    ...named,
    // A note about a gap stands apart from the job above.
    ...paragraphs(entry.summary).map((block, at) =>
      named.length === 0 && at === 0 && block.kind === "paragraph" ? { ...block, opens: true } : block,
    ),
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

function projectBlocks(entry: Project, dates: string | undefined): Block[] {
  return [...namedHead([entry.name], dates, entry.url), ...paragraphs(entry.description), ...bullets(entry.highlights)];
}

/** Places of the groups of skills that a section holds: all where it is the only one. */
export function skillsOfSection({ skills, sections }: Resume, { index = 0 }: SectionRef): number[] {
  const starts = sections.flatMap((other) =>
    other.key === "skills" && (other.index ?? 0) > index ? (other.index ?? 0) : [],
  );
  const end = Math.min(skills.length, ...starts);
  return [...skills.keys()].filter((at) => at >= index && at < end);
}

/** A group of skills, by its place in the list. */
export function listOfSkills(resume: Resume, at: number): Block[] {
  return skillBlocks(resume.skills[at], isNamedAbove(resume, at), formInSource(resume, at));
}

function isNamedAbove({ skills }: Resume, at: number): boolean {
  return skills.slice(0, at).some(({ name }) => name === skills[at]?.name);
}

/** Of an item that others follow behind a comma; what is shorter may be cut short. */
const lastStop = /(?<=\p{L}{4}|\d{4})\.$/u;

/** Bare interests that follow each other in one line, each that has a list in a line of its own. */
function interestBlocks([...interests]: Resume["interests"]): Block[] {
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
