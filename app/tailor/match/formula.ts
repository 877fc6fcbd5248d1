/**
 * Every constant of the score. The public page on how scoring works is written from this file: whoever changes a
 * figure changes `formulaVersion` with it, so that stored scores say which rules made them.
 *
 * score = min(cap, 100 * sum(points) / sum(possible)) over the rows (one a requirement) and the parts.
 */
export const formulaVersion = "2026.3";

/** Points that all rows together can bring at most; a post with few requirements brings fewer. */
export const rowPoints = 40;
/** Points per unit of weight until `rowPoints` is reached: few requirements say little about a fit. */
export const pointsPerUnit = 4;

/** Weight of a requirement by how strongly the post asks for it. */
export const weightUnits = { must: 1.5, preferred: 1, nice: 0.5 } as const;

/** A requirement's weight is multiplied by this for its kind: adjectives about character say least. */
export const kindFactor = {
  skill: 1,
  tool: 1,
  credential: 1.5,
  degree: 0.75,
  experience: 1,
  language: 1,
  soft: 0.2,
} as const;

/** Share of a row's points by where the resume shows it. A bare list proves less than a sentence about work done. */
export const placeCredit = {
  bullet: 1,
  title: 1,
  certificate: 0.6,
  language: 1,
  education: 0.6,
  other: 0.8,
  skills: 0.6,
  summary: 0.5,
  fact: 0,
} as const;

/** Degrees, licences and languages are held or not: naming them anywhere but in a summary or in passing is enough. */
export const heldCredit = 1;

/** Licences named in a line about work may be someone else's. */
export const asideCredit = 0.5;

/** Share for a requirement that only follows from a narrower one ("React" where "JavaScript" is asked for). */
export const impliedCredit = 0.6;
/**
 * Share where all words of a phrase stand in one line, but not as the phrase; in proportion where most of them do, by
 * rarity, from `leastShareOfPhrase` on.
 */
export const scatteredCredit = 0.6;
export const leastShareOfPhrase = 0.5;
/** Where a row asks for years, this share is for the skill and the rest for the years of work, in proportion. */
export const skillShareOfYears = 0.5;

/** Points of the parts beside the rows. */
export const partPoints = { title: 32, duties: 20, recency: 2, seniority: 2 } as const;

/** Title closeness where both titles are one kind of job, or neighbouring kinds. */
export const sameFamily = 0.85;
export const sameSector = 0.35;
/** Share of a title's closeness that a headline or summary line may bring: it is not a job held. */
export const headlineShare = 0.6;
/** Years after which a past job counts least as title, and what it then counts. */
export const titleFadesAfterYears = 10;
export const fadedTitleShare = 0.85;

/**
 * Duties: the words of the post weighted by rarity (-ln of the share of resumes that hold the word), held against
 * the sum a resume drawn at random would reach, in standard deviations. Half of the points at `dutiesMiddle`, which
 * is where half of the people of the same occupation stand.
 */
export const dutiesMiddle = 1.5;
export const dutiesSpread = 1.5;

/** Recency: the work that counts is a job whose title is at least this close, or that shows so many of the rows. */
export const relatedTitle = 0.35;
export const relatedRows = 3;
/** Recency: full points within a year, none after this many years. */
export const recencyEndsAfterYears = 10;

/**
 * Seniority, where the post's title states a level: intern, junior, mid, senior, lead, executive. Each step between
 * the nearest title held and the post's level costs this share. A title without a level is mid.
 */
export const levelStep = 0.5;
/** Years of work that count as senior level, whatever the titles say. */
export const seniorAfterYears = 5;
/** Posts of intern and junior level give everyone this share. */
export const openToAllShare = 0.5;

/** Cap: 100 less this times the share of the must-haves (by weight) that are missing, never below the floor. */
export const capPerMissingShare = 50;
export const capFloor = 50;
