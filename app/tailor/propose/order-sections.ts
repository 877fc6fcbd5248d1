import type { Change } from "~/tailor/change";
import { listAt, sectionsPath } from "~/tailor/gate/list-at";
import type { Match } from "~/tailor/match";
import { yearsOfWork } from "~/tailor/match/work-years";
import { sectionsInOrder } from "~/tailor/render/resume-document";
import { sectionBlocks, skillsOfSection } from "~/tailor/render/section-blocks";
import type { IsoDate, Resume, SectionRef } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

/** Who has worked for fewer years leads with what they studied. */
const fewestYears = 3;
/** Whoever is chosen by their doctorate or their profession keeps it where they put it. */
const doctorate = /\b(?:ph\.?\s?d|doctora\p{L}*|doctor|m\.?d|d\.?d\.?s|j\.?d|pharm\.?d|d\.?v\.?m)\b/iu;
/** A list that answers so many requirements of the post, and is read at a glance, goes before the jobs. */
const leadingSkills = { fewestAnswers: 2, mostItems: 24 };

/** In values: a longer section would push the jobs off the first page. */
const mostOfLicences = 24;

/** Places of the page, from the top. */
const rank = { opening: 0, summary: 1, skills: 2, before: 3, work: 4, behind: 5, interests: 6, references: 7 };

/**
 * The sections in the order in which a post like this is answered: the summary, a short list of skills that answers it, the
 * jobs, then studies and all else as they stood, interests and references last. Who has worked little, or has a doctorate,
 * keeps the studies in front. Nothing is written or lost: one change, or none where it is so already.
 */
export function orderSections(resume: Resume, match: Match, asOf: IsoDate): Draft[] {
  const { sections } = resume;
  const work = sections.findIndex(({ key }) => key === "work");
  if (work < 0 || resume.work.length === 0) return [];
  const hasStudiesFirst = leadsWithStudies(resume, asOf);
  const ranks: number[] = [];
  for (const [at, section] of sections.entries()) {
    const isHeadless = section.key === "other" && !(section.title ?? resume.other[section.index ?? 0]?.title);
    // Lines without a heading belong to what stands above them.
    ranks.push(
      isHeadless
        ? (ranks[at - 1] ?? rank.opening)
        : rankOf(section, { resume, match, isAbove: at < work, hasStudiesFirst }),
    );
  }
  const order = [...sections.keys()].sort((left, right) => (ranks[left] ?? 0) - (ranks[right] ?? 0) || left - right);
  const moved = order.flatMap((at) => sections[at] ?? []);
  if (printed(resume, moved) === printed(resume, sections)) return [];
  const titles = listAt(resume, sectionsPath) ?? [];
  return [
    {
      kind: "reorder",
      atomId: null,
      path: sectionsPath,
      before: titles.join("\n"),
      after: order.map((at) => titles[at]).join("\n"),
      order,
      why: "A reader looks for who you are first, then for the work that this post asks for. Nothing is left out.",
      requirementIds: [],
      isCosmetic: true,
      isMend: true,
    },
  ];
}

interface Place {
  resume: Resume;
  match: Match;
  /** It stands above the jobs. */
  isAbove: boolean;
  hasStudiesFirst: boolean;
}

function rankOf(section: SectionRef, { resume, match, isAbove, hasStudiesFirst }: Place): number {
  switch (section.key) {
    case "summary":
      return rank.summary;
    case "work":
      return rank.work;
    case "interests":
      return rank.interests;
    case "references":
      return rank.references;
    case "education":
      return isAbove && (hasStudiesFirst || holdsLicence(resume, match, section)) ? rank.before : rank.behind;
    case "certificates":
      return isAbove || holdsLicence(resume, match, section) ? rank.before : rank.behind;
    case "skills":
      return isAbove ? rank.before : answersPost(resume, match, section) ? rankOfSkills(resume, match) : rank.behind;
    default:
      return isAbove ? rank.before : rank.behind;
  }
}

/** Before all else above the jobs, but for the licence that the post demands. */
function rankOfSkills(resume: Resume, match: Match): number {
  const work = resume.sections.findIndex(({ key }) => key === "work");
  return resume.sections.slice(0, work).some((section) => holdsLicence(resume, match, section))
    ? rank.before
    : rank.skills;
}

function leadsWithStudies(resume: Resume, asOf: IsoDate): boolean {
  const years = yearsOfWork(resume, asOf);
  const isDoctor = resume.education.some(({ studyType = "", area = "" }) => doctorate.test(`${studyType} ${area}`));
  return years === undefined || years < fewestYears || isDoctor;
}

/** A short section with a licence or card without which nobody is hired for this post. */
function holdsLicence({ atoms }: Resume, { rows }: Match, { key }: SectionRef): boolean {
  const own = atoms.filter(({ path }) => path.startsWith(`/${key}/`));
  const ids = new Set(own.map(({ id }) => id));
  return (
    own.length <= mostOfLicences &&
    rows.some(
      ({ state, kind, weight, evidence }) =>
        state === "shown" &&
        kind === "credential" &&
        weight === "must" &&
        evidence.some(({ atomId }) => ids.has(atomId)),
    )
  );
}

/** A short list with several things that the post asks for. */
function answersPost(resume: Resume, { rows }: Match, section: SectionRef): boolean {
  const groups = skillsOfSection(resume, section);
  const items = groups.reduce((sum, at) => sum + (resume.skills[at]?.keywords.length ?? 0), 0);
  if (items > leadingSkills.mostItems) return false;
  const own = new Set(
    resume.atoms.flatMap(({ id, path }) => (groups.some((at) => path.startsWith(`/skills/${at}/`)) ? [id] : [])),
  );
  const answered = rows.filter(
    ({ state, evidence, kind }) =>
      state === "shown" && kind !== "soft" && evidence.some(({ atomId }) => own.has(atomId)),
  );
  return answered.length >= leadingSkills.fewestAnswers;
}

/** The sections that print anything, in their order. */
function printed(resume: Resume, sections: SectionRef[]): string {
  const ordered = { ...resume, sections };
  return sectionsInOrder(ordered)
    .filter((section) => sectionBlocks(ordered, section).length > 0)
    .map(({ key, index }) => `${key}${index ?? ""}`)
    .join("\n");
}
