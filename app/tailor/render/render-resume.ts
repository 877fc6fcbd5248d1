import type { ExportFormat } from "~/tailor/document";
import type { Resume } from "~/tailor/resume";
import { setInType } from "./block";
import { renderDocx } from "./docx/render-docx";
import type { FontSource } from "./pdf/font-table";
import { renderPdf } from "./pdf/render-pdf";
import { renderJsonResume } from "./render-json-resume";
import { renderMarkdown } from "./render-markdown";
import { resumeDocument } from "./resume-document";
import { resumeToText } from "./resume-to-text";
import { type Paper, type TemplateName, templates } from "./template";

export interface RenderOptions {
  format: ExportFormat;
  /** Needed for PDF only. */
  fonts: FontSource;
  /** Looks of PDF and DOCX. Default "plain". */
  template?: TemplateName;
  /** Default "a4". */
  paper?: Paper;
  /** BCP 47 tag of the resume's language, for PDF and DOCX. Default "en". */
  language?: string;
}

/**
 * The resume as a file of the format, text formats in UTF-8. The same resume and options give the same bytes.
 * @throws UnsupportedScript for a PDF with characters that its fonts cannot draw.
 */
export async function renderResume(resume: Resume, options: RenderOptions): Promise<Uint8Array> {
  const { template = "plain", paper = "a4", language = "en", fonts } = options;
  const author = resume.basics.name ?? "";
  const settings = { template: templates[template], paper, language, author, title: titleOf(resume) };
  switch (options.format) {
    case "txt":
      return new TextEncoder().encode(resumeToText(resume));
    case "md":
      return new TextEncoder().encode(renderMarkdown(resumeDocument(resume)));
    case "json":
      return new TextEncoder().encode(renderJsonResume(resume));
    case "pdf":
      return renderPdf(setInType(resumeDocument(resume)), { ...settings, fonts });
    case "docx":
      return renderDocx(setInType(resumeDocument(resume)), settings);
    default:
      return options.format satisfies never;
  }
}

function titleOf({ basics }: Resume): string {
  return [basics.name, basics.label].filter(Boolean).join(", ") || "Resume";
}
