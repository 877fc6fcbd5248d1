import { buildDocx, paragraph } from "./build-docx";
import { buildPdf } from "./build-pdf";

const lines = [
  "Mirela Oduya",
  "mirela@oduya.example | 555 010 2299 | Cardiff",
  "EXPERIENCE",
  "Harbour Pilot, Severn Port Authority",
  "Mar 2018 - Present",
  "• Guided 340 vessels a year through a tidal lock",
  "EDUCATION",
  "BSc Nautical Science, Cardiff Maritime College, 2016",
  "SKILLS",
  "Passage planning, radar, VHF radio",
];

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A small readable resume as PDF. */
export function resumePdf(): Promise<Uint8Array> {
  const pieces = lines.map((text, index) => ({ text, x: 50, y: 60 + index * 18, bold: text === text.toUpperCase() }));
  return buildPdf([{ pieces }]);
}

/** The same resume as Word document. */
export function resumeWord(): Uint8Array {
  return buildDocx(lines.map((text) => paragraph(text)).join(""));
}

export function fileOf(bytes: Uint8Array, name: string, type = "application/octet-stream"): File {
  return new File([bytes as BlobPart], name, { type });
}
