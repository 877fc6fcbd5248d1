import { renderResume } from "~/tailor/render/render-resume";
import { fontsFromDisk } from "../files/fonts";
import { accountant } from "./accountant";
import { nurse } from "./nurse";
import { softwareEngineer } from "./software-engineer";

/** A resume of two A4 pages in one column. */
export function twoPagePdf(): Promise<Uint8Array> {
  return renderResume(softwareEngineer, { format: "pdf", template: "classic", fonts: fontsFromDisk });
}

/** A resume as a word processor would save it. */
export function resumeDocx(): Promise<Uint8Array> {
  return renderResume(accountant, { format: "docx", template: "plain", fonts: fontsFromDisk, paper: "letter" });
}

/** The nurse's resume with contact, skills and languages in a side column: reading straight across mixes both. */
export async function twoColumnPdf(): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([595, 842]);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const draw = (lines: string[], x: number, top: number) => {
    lines.forEach((line, index) => {
      const isHeading = line === line.toUpperCase() && /[A-Z]/.test(line);
      page.drawText(line, { x, y: top - index * 15, size: isHeading ? 11 : 9.5, font: isHeading ? bold : regular });
    });
  };
  page.drawText(nurse.basics.name ?? "", { x: 40, y: 790, size: 24, font: bold });
  draw(sideColumn(), 40, 745);
  draw(mainColumn(wrapAt(62)), 220, 745);
  return document.save();
}

function sideColumn(): string[] {
  const { email, phone, location } = nurse.basics;
  const skills = nurse.skills.flatMap(({ keywords }) => keywords);
  const languages = nurse.languages.map(({ language, fluency }) => `${language}, ${fluency}`);
  const contact = [location?.address, phone, email].filter((text) => text !== undefined);
  return ["CONTACT", ...contact, "", "SKILLS", ...skills, "", "LANGUAGES", ...languages];
}

function mainColumn(wrap: (text: string) => string[]): string[] {
  const jobs = nurse.work.flatMap(({ position, name, startDate, endDate, highlights }) => [
    `${position}`,
    `${name}, ${startDate?.slice(0, 4)} - ${endDate?.slice(0, 4) ?? "present"}`,
    ...highlights.flatMap((highlight) => wrap(`• ${highlight}`)),
    "",
  ]);
  const [degree] = nurse.education;
  return ["EXPERIENCE", ...jobs, "EDUCATION", `${degree?.studyType} ${degree?.area}`, `${degree?.institution}, 2015`];
}

function wrapAt(width: number): (text: string) => string[] {
  return (text) => text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)`, "g")) ?? [];
}
