import type { ExportFormat } from "~/tailor/document";
import { renderResume } from "~/tailor/render/render-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { type TemplateName, templates } from "~/tailor/render/template";
import { fontsFromDisk } from "../support/files/fonts";
import { allResumes } from "../support/resumes/all-resumes";
import { buildResume } from "../support/resumes/build-resume";
import { twoColumnPdf } from "../support/resumes/samples";
import { professions } from "../unit/match/professions";
import type { Sketch } from "../unit/match/resume-of";
import type { FitData, NamedBytes } from "./data-folder";

const looks = Object.keys(templates) as TemplateName[];

/** Every format, and each look of those that have looks. */
export const everyExport: { format: ExportFormat; template: TemplateName }[] = (
  ["txt", "md", "json", "pdf", "docx"] as const
).flatMap((format) =>
  (format === "pdf" || format === "docx" ? looks : looks.slice(0, 1)).map((template) => ({ format, template })),
);

/** The invented posts of ten professions against the invented person of each. */
export function ownFit(): FitData {
  const names = professions.map(({ name }) => name);
  return {
    jobs: new Map(professions.map(({ name, posting }) => [name, posting])),
    resumes: new Map(professions.map(({ name, person }) => [name, textOf(person)])),
    pairs: names.flatMap((job) =>
      names.map((resume) => ({ job, resume, label: job === resume, kind: job === resume ? "pos" : "far" }) as const),
    ),
  };
}

function textOf({ summary, jobs = [], skills = [], certificates = [], education = [] }: Sketch): string {
  return resumeToText(
    buildResume({
      basics: { name: "Robin Vale", email: "robin@vale.example", profiles: [], summary },
      work: jobs,
      skills: skills.length > 0 ? [{ keywords: skills }] : [],
      certificates: certificates.map((name) => ({ name })),
      education: education.map((studyType) => ({ studyType, courses: [], highlights: [] })),
    }),
  );
}

/** The invented people as PDF in each look, and one with a side column. */
export async function ownPdfs(): Promise<NamedBytes[]> {
  const files: NamedBytes[] = [{ name: "side-column.pdf", bytes: await twoColumnPdf() }];
  for (const [name, resume] of Object.entries(allResumes)) {
    for (const template of looks) {
      const bytes = await renderResume(resume, { format: "pdf", template, fonts: fontsFromDisk });
      files.push({ name: `${name}-${template}.pdf`, bytes });
    }
  }
  return files;
}
