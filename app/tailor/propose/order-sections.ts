import type { Change } from "~/tailor/change";
import { listAt, sectionsPath } from "~/tailor/gate/list-at";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { isGone, isUnfinished } from "~/tailor/lexicon/standing";
import type { Match } from "~/tailor/match";
import { yearsOfWork } from "~/tailor/match/work-years";
import type { Posting } from "~/tailor/posting";
import { sectionsInOrder } from "~/tailor/render/resume-document";
import { sectionBlocks } from "~/tailor/render/section-blocks";
import type { IsoDate, Resume, SectionRef } from "~/tailor/resume";
import { askedThings } from "./asked-things";
import { heldRole } from "./summary/held-role";

type Draft = Omit<Change, "id">;

/** Who has worked for fewer years leads with what they studied. */
const fewestYears = 3;
/** Whoever is chosen by their doctorate or their profession keeps it where they put it. */
const doctorate = /\b(?:ph\.?\s?d|doctora\p{L}*|doctor|m\.?d|d\.?d\.?s|j\.?d|pharm\.?d|d\.?v\.?m)\b/iu;
/** "ServSafe Manager": another paper of that name is a lower one. */
const levelBehind = /^\s(\p{Lu}\p{Ll}+)/u;
/** In characters. */
const reach = 30;

/** In values: a longer section would push the jobs off the first page. */
const mostOfLicences = 24;

/** Places of the page, from the top. */
const rank = { opening: 0, summary: 1, before: 2, work: 3, behind: 4, interests: 5, references: 6 };

/**
 * The sections in the order in which a post like this is answered: the summary, the licence that it demands, the jobs, then
 * studies and all else as they stood, interests and references last. Who has worked little, or has a doctorate, keeps the
 * studies in front; a list of skills stays above or below the jobs. Nothing is written or lost: one change, or none where it is
 * so already.
 */
export function orderSections(resume: Resume, posting: Posting, match: Match, asOf: IsoDate): Draft[] {
  const { sections } = resume;
  const work = sections.findIndex(({ key }) => key === "work");
  const isHeld = sections.some(({ asWritten }) => asWritten);
  if (work < 0 || resume.work.length === 0 || isHeld) return [];
  const hasStudiesFirst = leadsWithStudies(resume, asOf) || !hasJobOfKind(resume, posting, match);
  const others = sections.slice(0, work).filter(({ key }) => key === "other");
  const place = {
    resume,
    posting,
    match,
    hasStudiesFirst,
    opens: others.length > 0,
  };
  const ranks: number[] = [];
  for (const [at, section] of sections.entries()) {
    const isHeadless = section.key === "other" && !(section.title ?? resume.other[section.index ?? 0]?.title);
    // Lines without a heading belong to what stands above them; what closes the page does not go up with it.
    const above = ranks[at - 1] ?? rank.opening;
    const own = at > work ? Math.max(above, rank.behind) : above;
    ranks.push(isHeadless ? own : rankOf(section, { ...place, isAbove: at < work }));
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
  posting: Posting;
  match: Match;
  /** It stands above the jobs. */
  isAbove: boolean;
  hasStudiesFirst: boolean;
  /** Some text of their writer's own opens the page. */
  opens: boolean;
}

function rankOf(section: SectionRef, place: Place): number {
  const { isAbove, hasStudiesFirst, opens } = place;
  switch (section.key) {
    case "summary":
      // Of two texts about their writer the first one opens the page; one that names none of their work is about private life.
      return isAbove || (!opens && namesWork(place.resume, place.posting)) ? rank.summary : rank.behind;
    case "work":
      return rank.work;
    case "interests":
      return rank.interests;
    case "references":
      return rank.references;
    case "education":
      return isAbove && (hasStudiesFirst || holdsLicence(place, section)) ? rank.before : rank.behind;
    case "certificates":
      return isAbove || holdsLicence(place, section) ? rank.before : rank.behind;
    default:
      return isAbove ? rank.before : rank.behind;
  }
}

/** The summary names what a job of the resume or the post is called. */
function namesWork({ basics: { summary = "" }, work }: Resume, { title = "" }: Posting): boolean {
  const said = new Set(contentStems(summary));
  return [title, ...work.map(({ position = "" }) => position)].some((name) => {
    const stems = contentStems(name);
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  });
}

function leadsWithStudies(resume: Resume, asOf: IsoDate): boolean {
  const years = yearsOfWork(resume, asOf);
  const isDoctor = resume.education.some(({ studyType = "", area = "" }) => doctorate.test(`${studyType} ${area}`));
  return years === undefined || years < fewestYears || isDoctor;
}

/** Jobs that are nowhere near the post do not go before the studies that their writer set above them. */
function hasJobOfKind(resume: Resume, posting: Posting, match: Match): boolean {
  return heldRole(resume, posting, askedThings(resume, posting, match))?.isNear === true;
}

/** A short section with a licence or card without which nobody is hired for this post, and with none that is gone or not there yet. */
function holdsLicence({ resume: { atoms }, posting, match: { rows } }: Place, { key }: SectionRef): boolean {
  const own = atoms.filter(({ path }) => path.startsWith(`/${key}/`));
  const texts = new Map(own.map(({ id, text }) => [id, text]));
  const isWhole = (requirementId: string, text = "") => {
    const asked = posting.requirements.find(({ id }) => id === requirementId);
    const level = asked && levelBehind.exec(posting.source.slice(asked.span.end, asked.span.end + reach))?.[1];
    return level === undefined || text.toLowerCase().includes(level.toLowerCase());
  };
  return (
    own.length <= mostOfLicences &&
    !own.some(({ text }) => isGone(text) || isUnfinished(text)) &&
    rows.some(
      ({ requirementId, state, kind, weight, evidence }) =>
        state === "shown" &&
        kind === "credential" &&
        weight === "must" &&
        evidence.some(({ atomId }) => texts.has(atomId) && isWhole(requirementId, texts.get(atomId))),
    )
  );
}

/** The sections that print anything, in their order. */
function printed(resume: Resume, sections: SectionRef[]): string {
  const ordered = { ...resume, sections };
  return sectionsInOrder(ordered)
    .filter((section) => sectionBlocks(ordered, section).length > 0)
    .map(({ key, index }) => `${key}${index ?? ""}`)
    .join("\n");
}
