import { extractText } from "~/tailor/extract/extract-text";
import { checkText } from "~/tailor/gate/check-text";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { tailorResume } from "~/tailor/tailor-resume";
import { allResumes } from "../support/resumes/all-resumes";
import { accountantPost, nursePost, softwareEngineerPost } from "../support/resumes/sample-posts";
import { twoColumnPdf, twoPagePdf } from "../support/resumes/samples";

const asOf = "2026-11";

/** Characters of the longest resume that is taken. */
const longest = 40_000;

/** The lines of all samples, each made another one in every round, under jobs of a dozen lines. */
function longResume(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.match(/(?<=^[•-] ).+$/gm) ?? []);
  let text = "Ada Bell\nada@bell.example\n\nEXPERIENCE\n";
  for (let at = 0; text.length < longest; at++) {
    if (at % 12 === 0) text += `\nClerk, Shop ${at}\n${2020 - at / 12} - ${2021 - at / 12}\n`;
    text += `- ${lines[at % lines.length]} in round ${Math.floor(at / lines.length)}\n`;
  }
  return text.slice(0, longest);
}

/** Reading files, matching and rewriting with the project's own samples. */
export async function benchEngine(): Promise<[string, string][]> {
  const rows: [string, string][] = [];
  for (const [name, pdf] of [
    ["two pages, one column", await twoPagePdf()],
    ["one page, side column", await twoColumnPdf()],
  ] as const) {
    const bare = await milliseconds(20, () => bareText(pdf));
    const ours = await milliseconds(20, () => readPdf(pdf));
    rows.push([
      `extract and parse a PDF, ${name}`,
      `${ours.toFixed(1)} ms (${(ours / bare).toFixed(1)} x bare pdf.js text)`,
    ]);
  }
  const posts = [nursePost, softwareEngineerPost, accountantPost];
  const resumes = Object.values(allResumes).map((resume) => parseResume(resumeToText(resume)));
  const pairs = resumes.flatMap((resume) => posts.map((text) => ({ resume, text })));
  const texts = Object.values(allResumes).map((resume) => resumeToText(resume));
  const perPass = await milliseconds(20, () => {
    for (const resume of texts) {
      for (const post of posts) matchResume(parseResume(resume), readPosting(post), { asOf });
    }
  });
  rows.push(["matches a second, reading both texts each time", ((pairs.length / perPass) * 1000).toFixed(0)]);
  const perRewrite = await milliseconds(3, async () => {
    for (const { resume, text } of pairs) await tailorResume({ resume, posting: readPosting(text), asOf });
  });
  const long = longResume(texts);
  const reworded = long.replace(/^- /gm, "- Successfully ");
  const perReading = await milliseconds(5, () => [parseResume(long), parseResume(reworded)]);
  const perCheck = await milliseconds(5, () => checkText(long, reworded));
  rows.push([
    `a check of ${longest.toLocaleString("en")} characters, every line reworded`,
    `${perCheck.toFixed(0)} ms (${(perCheck / perReading).toFixed(1)} x reading both)`,
  ]);
  rows.push(["a rewrite with the local engine", `${(perRewrite / pairs.length).toFixed(1)} ms`]);
  return rows;
}

async function readPdf(pdf: Uint8Array): Promise<void> {
  const extraction = await extractText(pdf);
  if (!extraction.ok) throw new Error(extraction.message);
  parseResume(extraction.text, extraction.lines);
}

async function bareText(pdf: Uint8Array): Promise<void> {
  const { extractText: bareExtractText } = await import("unpdf");
  await bareExtractText(pdf.slice());
}

/** Median of `times` runs after one to warm up. */
async function milliseconds(times: number, run: () => unknown): Promise<number> {
  await run();
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await run();
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
