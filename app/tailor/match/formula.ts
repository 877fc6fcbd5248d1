/**
 * Every constant of the score. The public page on how scoring works is written from this file: whoever changes a
 * figure changes `formulaVersion` with it, so that stored scores say which rules made them.
 *
 * score = min(cap, cap * sum(points) / (enough * sum(possible))) over the rows (one a requirement) and the parts; the cap
 * is 100 but for a missing licence or degree, and for work of another kind.
 * The figures were fitted to the fits that a recruiter gave 120 real pairs and 242 invented ones of ordinary people, both alike;
 * 192 of the invented pairs teach the weights of evidence too. `npm run train:score` has the folds.
 */
export const formulaVersion = "2027.23";

/** Points that all rows together can bring at most; a post with few requirements brings fewer. */
export const rowPoints = 90;
/** Points per unit of weight until `rowPoints` is reached: few requirements say little about a fit. */
export const pointsPerUnit = 6.5;

/** Weight of a requirement by how strongly the post asks for it. */
export const weightUnits = { must: 1.25, preferred: 0.9, nice: 0.8 } as const;

/** A requirement's weight is multiplied by this for its kind: adjectives about character say least, conditions nothing. */
export const kindFactor = {
  skill: 1,
  tool: 1,
  credential: 1.6,
  degree: 0.9,
  experience: 1.2,
  language: 1,
  soft: 0.3,
  condition: 0,
} as const;

/** A row earns nothing up to this likelihood, all of its points from that one on, and in proportion between. */
export const creditFrom = 0.3;
export const creditFull = 0.9;
/** Share, at least, for a thing that the resume names as the post does: in a line about work or a certificate, or in a list. */
export const namedCredit = 0.85;
export const listedCredit = 0.6;
/** Points that the lists of a resume can bring in all, beyond what its lines tell: a list is quickly written. */
export const mostListPoints = 5;
/** Share for what a line only hints at: the summary's word, a narrower skill, a licence that may be a colleague's. */
export const hintCredit = 0.4;
/** Share, at most, for what is likely and not said: a yes, or a line that says it, always brings more. */
export const mostLikelyCredit = 0.68;
/** Share, at least, for a line that the person confirmed to be the same work. */
export const confirmedCredit = 0.9;
/** Where a row asks for years, this share is for the skill and the rest for the years in jobs that speak of it, in proportion. */
export const skillShareOfYears = 0.25;
/** With a smaller share of the years than this, what is asked for is missing. */
export const yearsEnough = 0.5;

/** Points of the parts beside the rows. */
export const partPoints = { title: 17, work: 13, wording: 25 } as const;

/** Share of all points that makes a score of 100: a post lists wishes, and who is invited seldom has them all. */
export const enough = 0.91;

/** Title closeness where both titles are one kind of job, kinds that need the same training, or neighbouring kinds. */
export const sameFamily = 0.85;
export const relatedFamily = 0.6;
export const sameSector = 0.35;

/** Work like the post's stands for a title: its share of the points for the kind of work, times this, where no title is closer. */
export const workAsTitle = 0.7;
/** Where a title held is of no known occupation, one that another line opens with counts, times this. */
export const saidAsTitle = 0.8;
/** So do the requirements: the share of their points, times this, where no list of occupations knows a title held, */
export const rowsAsTitle = 1.4;
/** or the post's. */
export const rowsAsUnknownTitle = 0.9;

/** The closest job's words against the post's, as a cosine: none of the points up to the first, all from the second on. */
export const workFrom = 0.45;
export const workFull = 1;

/** How much of the post's wording the lines cover: all of the points from this share on, and in proportion below it. */
export const wordingFull = 0.26;

/** The highest score without a licence, or a degree, that the post asks for as a must: all points are on that scale then. */
export const licenceCap = 40;
export const degreeCap = 60;

/** The highest score where no job held is of the post's kind: all points are on that scale then, as with a licence. */
export const otherWorkCap = 52;
/** In proportion it rises to 100 at this title closeness, */
export const titleLifts = 0.46;
/** by so much of the way where a job has no title, or one that no list of occupations knows, */
export const unknownTitleLifts = 0.65;
/** or as the requirements, or the kind of work, earn more than this share of their points. */
export const liftFrom = 0.6;
