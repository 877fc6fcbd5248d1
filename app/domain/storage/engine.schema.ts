// What the engine makes, as it is read back from where it was stored. Loose: what a later version adds stays.
import { z } from "zod";
import type { Claim, OwnWords, Question, Receipt, Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import type { RoundTrip } from "~/tailor/document";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Basics, Resume } from "~/tailor/resume";

const text = z.string();
/** One of the names that the engine knows, of today or of a later version. */
const name = <Name extends string>() => z.custom<Name>((value) => typeof value === "string");
const texts = z.array(text);
const words = text.optional();
const number = z.number();
const span = z.object({ start: number, end: number });
const kind = name<Question["kind"]>();
const period = { startDate: words, endDate: words, current: z.boolean().optional() };

export const basicsSchema: z.ZodType<Basics> = z.looseObject({
  name: words,
  label: words,
  email: words,
  phone: words,
  url: words,
  summary: words,
  location: z.looseObject({ address: text }).optional(),
  profiles: z.array(z.looseObject({ network: text, username: words, url: words })),
});

const done = { url: words, ...period, summary: words, highlights: texts };

export const resumeSchema: z.ZodType<Resume> = z.looseObject({
  basics: basicsSchema,
  work: z.array(z.looseObject({ name: words, position: words, location: words, ...done })),
  volunteer: z.array(z.looseObject({ organization: words, position: words, ...done })),
  education: z.array(
    z.looseObject({
      ...{ institution: words, area: words, studyType: words, location: words, score: words, ...period },
      courses: texts,
      highlights: texts,
    }),
  ),
  awards: z.array(z.looseObject({ title: text, date: words, awarder: words, summary: words })),
  certificates: z.array(z.looseObject({ name: text, date: words, issuer: words, url: words })),
  publications: z.array(
    z.looseObject({ name: text, publisher: words, releaseDate: words, url: words, summary: words }),
  ),
  skills: z.array(z.looseObject({ name: words, level: words, keywords: texts })),
  languages: z.array(z.looseObject({ language: text, fluency: words })),
  interests: z.array(z.looseObject({ name: text, keywords: texts.optional() })),
  references: z.array(z.looseObject({ name: words, reference: text })),
  projects: z.array(z.looseObject({ name: words, description: words, url: words, ...period, highlights: texts })),
  other: z.array(z.looseObject({ title: words, lines: texts })),
  sections: z.array(
    z.looseObject({
      key: name<Resume["sections"][number]["key"]>(),
      index: number.optional(),
      title: words,
    }),
  ),
  atoms: z.array(z.looseObject({ id: text, path: text, text, span: span.nullable() })),
  doubts: z.array(z.looseObject({ atom: text })).optional(),
  source: text,
});

const claimFields = {
  text,
  kind: name<Claim["kind"]>(),
  status: z.enum(["supported", "confirm", "unsupported"]),
  source: z
    .looseObject({ quote: text, span: span.nullable(), atomId: words, factId: words, factDate: words })
    .nullable(),
  reason: words,
};
const claimSchema: z.ZodType<Claim> = z.looseObject(claimFields);

export const verdictSchema: z.ZodType<Verdict> = z.looseObject({
  change: z.looseObject({
    id: text,
    kind: name<Verdict["change"]["kind"]>(),
    atomId: text.nullable(),
    path: text,
    before: text,
    after: text,
    order: z.array(number).optional(),
    why: text,
    requirementIds: texts,
    isCosmetic: z.boolean().optional(),
    isMend: z.boolean().optional(),
    repairs: z.array(z.tuple([text, text])).optional(),
  }),
  accepted: z.boolean(),
  confirm: z.boolean().optional(),
  claims: z.array(claimSchema),
  reason: words,
});

export const questionSchema: z.ZodType<Question> = z.looseObject({
  ...{ id: text, text, subject: text, requirementId: text, points: number, line: words, said: words, wording: words },
  // The oldest questions do not say it.
  kind: kind.default("skill"),
});

const where = { document: z.enum(["resume", "letter"]), where: text };
const ownWordsSchema: z.ZodType<OwnWords> = z.looseObject({
  ...{ id: text, text, date: text, remark: words, ...where },
  unproven: z.array(claimSchema),
});

export const receiptSchema: z.ZodType<Receipt> = z.looseObject({
  version: text,
  claims: z.array(z.looseObject({ ...claimFields, ...where })),
  own: z.array(ownWordsSchema).optional(),
  hash: text,
});

/** Of a match, for what is kept beside it. */
export const matchFields = {
  score: number.nullable(),
  scored: z.boolean(),
  reason: words,
  version: text,
  ceiling: number.nullable(),
  rows: z.array(
    z.looseObject({
      ...{ requirementId: text, term: text, kind, group: words, credit: number, points: number, possible: number },
      weight: name<Match["rows"][number]["weight"]>(),
      state: name<Match["rows"][number]["state"]>(),
      evidence: z.array(
        z.looseObject({
          ...{ atomId: text, fact: z.boolean().optional(), span: span.nullable(), quote: text, date: words },
          place: name<Match["rows"][number]["evidence"][number]["place"]>(),
        }),
      ),
      reason: text,
      denied: z.boolean().optional(),
      years: number.optional(),
      wording: words,
    }),
  ),
  parts: z.array(z.looseObject({ key: text, label: text, points: number, possible: number, reason: text })),
  cap: z.looseObject({ score: number, reason: text }).optional(),
};
export const matchSchema: z.ZodType<Match> = z.looseObject(matchFields);

export const postingSchema: z.ZodType<Posting> = z.looseObject({
  title: words,
  company: words,
  seniority: name<NonNullable<Posting["seniority"]>>().optional(),
  requirements: z.array(
    z.looseObject({
      ...{ id: text, kind, term: text, canonical: words, group: words, years: number.optional() },
      certainty: number.optional(),
      wording: words,
      weight: name<Match["rows"][number]["weight"]>(),
      span,
      quote: span.optional(),
      sentence: span,
    }),
  ),
  duties: z.array(span),
  source: text,
  unreadable: words,
});

export const roundTripSchema: z.ZodType<RoundTrip> = z.looseObject({
  format: name<RoundTrip["format"]>(),
  fields: number,
  recovered: number,
  lost: z.array(z.looseObject({ path: text, expected: text, found: text.nullable() })),
  omitted: texts.optional(),
});

const ownText = z.looseObject({ text, date: text });
export const decisionsSchema: z.ZodType<Decisions> = z.looseObject({
  changes: z.record(text, z.union([z.literal("rejected"), ownText])),
  sentences: z.object({ why: text, more: text, date: text }).optional(),
  letter: ownText.optional(),
});

export const letterBodySchema = z.looseObject({ paragraphs: texts, claims: z.array(claimSchema) });
