import { z } from "zod";
import { emailSchema } from "~/domain/auth/auth.schema";
import { visibleLine, visibleText } from "~/wording";
import {
  entriesMax,
  highlightsMaxCharacters,
  lineMaxCharacters,
  nameMaxCharacters,
  phoneMaxCharacters,
  skillsMaxCharacters,
  summaryMaxCharacters,
  yearsMaxCharacters,
} from "./limits";

export const sections = ["personal", "education", "experience", "skills", "review"] as const;
export type Section = (typeof sections)[number];

const line = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .transform(visibleLine)
    // As typed so far: a draft keeps what is not there yet.
    .default("");
const lines = (max: number) =>
  z
    .string()
    .transform((text) => visibleText(text).trim())
    // After joining line breaks: a browser sends each as two characters and counts it as one.
    .refine((text) => text.length <= max, `At most ${max} characters`)
    .default("");
const needed = (message: string, max = lineMaxCharacters) =>
  z
    .string({ error: message })
    .max(max, `At most ${max} characters`)
    .transform(visibleLine)
    .refine((text) => text !== "", message);

const educationEntry = z.object({
  school: line(lineMaxCharacters),
  degree: line(lineMaxCharacters),
  year: line(yearsMaxCharacters),
});
const experienceEntry = z.object({
  company: line(lineMaxCharacters),
  role: line(lineMaxCharacters),
  years: line(yearsMaxCharacters),
  /** What they did, a line each. */
  highlights: lines(highlightsMaxCharacters),
});
const entries = <Entry extends z.ZodType>(entry: Entry, blank: z.output<Entry>) =>
  z
    .array(entry)
    .max(entriesMax, `At most ${entriesMax} entries`)
    .default([])
    .transform((list) => (list.length > 0 ? list : [blank]));

export const blankEducation: EducationEntry = { school: "", degree: "", year: "" };
export const blankExperience: ExperienceEntry = { company: "", role: "", years: "", highlights: "" };

const personalDraft = z.object({
  name: line(nameMaxCharacters),
  email: line(254),
  phone: line(phoneMaxCharacters),
  location: line(lineMaxCharacters),
  summary: lines(summaryMaxCharacters),
});
const educationDraft = z.object({ education: entries(educationEntry, blankEducation) });
const experienceDraft = z.object({ experience: entries(experienceEntry, blankExperience) });
const skillsDraft = z.object({ skills: lines(skillsMaxCharacters) });

/** What may be kept of each section while it is being filled in: bounded, and nothing more is asked. */
export const draftSchemas = {
  personal: personalDraft,
  education: educationDraft,
  experience: experienceDraft,
  skills: skillsDraft,
  review: z.object({}),
} as const;

/** When each section is complete. */
export const completeSchemas = {
  personal: personalDraft.extend({ name: needed("Enter your name", nameMaxCharacters), email: emailSchema }),
  education: z.object({
    education: z
      .array(
        educationEntry.extend({
          school: needed("Enter the school"),
          degree: needed("Enter the degree"),
          year: needed("Enter the year", yearsMaxCharacters),
        }),
        { error: "Add at least one education" },
      )
      .min(1, "Add at least one education"),
  }),
  experience: z.object({
    experience: z
      .array(
        experienceEntry.extend({
          company: needed("Enter the company"),
          role: needed("Enter your role"),
          years: needed("Enter the years", yearsMaxCharacters),
        }),
        { error: "Add at least one experience" },
      )
      .min(1, "Add at least one experience"),
  }),
  skills: z.object({
    skills: lines(skillsMaxCharacters).refine((text) => splitSkills(text).length > 0, "Enter at least one skill"),
  }),
  review: z.object({}),
} as const;

export type EducationEntry = z.output<typeof educationEntry>;
export type ExperienceEntry = z.output<typeof experienceEntry>;

/** The object that a built resume keeps as `user_feedback`. */
export const builderFormSchema = personalDraft
  .extend(educationDraft.shape)
  .extend(experienceDraft.shape)
  .extend(skillsDraft.shape);
export type BuilderForm = z.output<typeof builderFormSchema>;
export type SectionFields = Partial<BuilderForm>;

export const emptyForm: BuilderForm = builderFormSchema.parse({});

/** A draft's form, and the version of the resume that it was made from where it changes one that exists. */
export const draftContentSchema = builderFormSchema.extend({ basedOn: z.int().nullable().default(null) });
export type DraftContent = z.output<typeof draftContentSchema>;

/** "Care, wound dressing" as a list. */
export function splitSkills(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "");
}

function isComplete(section: Section, form: SectionFields): boolean {
  return completeSchemas[section].safeParse(form).success;
}

/** The section to fill in next; "review" where all are complete. */
export function firstIncomplete(form: BuilderForm): Section {
  return sections.find((section) => !isComplete(section, form)) ?? "review";
}

/**
 * The section a button leads to. The user stays if this one is incomplete (for "next") or the target is not open yet.
 */
export function sectionAfter(section: Section, form: BuilderForm, toward: Section | "next"): Section {
  if (toward !== "next") return isReachable(toward, form) ? toward : section;
  return isComplete(section, form) ? (sections[sections.indexOf(section) + 1] ?? section) : section;
}

/** Whether this section may be opened: all before it are complete. */
export function isReachable(section: Section, form: BuilderForm): boolean {
  return sections.indexOf(section) <= sections.indexOf(firstIncomplete(form));
}

/** Whether one more entry may join a list of so many. */
export function mayAddEntry(count: number): boolean {
  return count < entriesMax;
}

const fieldNames: Record<string, string> = { name: "your name", email: "a valid email", skills: "at least one skill" };
const lists = ["education", "experience"];

/** What a section still needs, in words: "the degree of education 2". Empty where it is complete. */
export function missingIn(section: Section, form: unknown): string[] {
  const { error } = completeSchemas[section].safeParse(form);
  const missing = (error?.issues ?? []).map(({ path: [list, index, field], message }) => {
    const name = lists.find((entry) => entry === list);
    const article = message.startsWith("At most") ? "a shorter" : "the";
    if (name && typeof index === "number") {
      const which = `${name} ${index + 1}`;
      return field === undefined ? `everything about ${which}` : `${article} ${String(field)} of ${which}`;
    }
    if (article === "a shorter") return `${article} ${String(list)}`;
    return name ? `at least one ${name}` : (fieldNames[String(list)] ?? message);
  });
  return [...new Set(missing)];
}
