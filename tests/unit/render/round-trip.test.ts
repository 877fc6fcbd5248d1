import { expect, it } from "vitest";
import type { ExportFormat } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { allResumes } from "../../support/resumes/all-resumes";
import { buildResume } from "../../support/resumes/build-resume";
import { nurse } from "../../support/resumes/nurse";

const looks = ["plain", "classic", "compact"] as const;
const exports: [ExportFormat, (typeof looks)[number]][] = [
  ["txt", "plain"],
  ["md", "plain"],
  ["json", "plain"],
  ...looks.map((template): [ExportFormat, (typeof looks)[number]] => ["pdf", template]),
  ...looks.map((template): [ExportFormat, (typeof looks)[number]] => ["docx", template]),
];

it.each(exports)("recovers every field of ten professions from %s (%s)", async (format, template) => {
  const lost: Record<string, unknown> = {};
  for (const [name, resume] of Object.entries(allResumes)) {
    const bytes = await renderResume(resume, { format, template, fonts: fontsFromDisk });
    const trip = await readBack(bytes, format, resume);
    expect(trip.fields).toBeGreaterThan(25);
    if (trip.lost.length > 0) lost[name] = trip.lost;
  }
  expect(lost).toEqual({});
});

it.each(exports)(
  "writes lines that no field holds, with and without a heading, to %s (%s)",
  async (format, template) => {
    const lines = ["Clean driving licence", "Own van, will travel", "Guild of ward sisters, Holt"];
    const [first = "", second = "", third = ""] = lines;
    const resume = buildResume({
      basics: nurse.basics,
      work: nurse.work,
      education: nurse.education,
      other: [{ lines: [first, second] }, { title: "Affiliations", lines: [third] }],
    });
    const bytes = await renderResume(resume, { format, template, fonts: fontsFromDisk });
    expect((await readBack(bytes, format, resume)).lost).toEqual([]);
    const back = format === "json" ? new TextDecoder().decode(bytes) : await textOf(bytes, format);
    for (const line of lines) expect(back.replace(/\s+/g, " ")).toContain(line);
  },
);

async function textOf(bytes: Uint8Array, format: ExportFormat): Promise<string> {
  if (format === "md" || format === "txt") return new TextDecoder().decode(bytes);
  const result = await extractText(bytes);
  return result.ok ? result.text : "";
}

it("reports a field that did not come back, with what stands in its place", async () => {
  const bytes = await renderResume(nurse, { format: "txt", fonts: fontsFromDisk });
  const tampered = new TextEncoder().encode(new TextDecoder().decode(bytes).replace("0.8 per 1,000", "0.3 per 1,000"));
  const trip = await readBack(tampered, "txt", nurse);
  const found = trip.lost.find(({ path }) => path === "/work/0/highlights/1");
  expect(found?.expected).toContain("0.8 per 1,000");
  expect(found?.found).toContain("0.3 per 1,000");
  expect(trip.recovered).toBe(trip.fields - trip.lost.length);
});

it("counts every field as lost where the file cannot be read", async () => {
  const trip = await readBack(new Uint8Array([1, 2, 3]), "pdf", nurse);
  expect(trip.recovered).toBe(0);
  expect(trip.lost).toHaveLength(trip.fields);
});

it.each(exports)("takes how the lines of an entry end for print in %s (%s)", async (format, template) => {
  const [job] = nurse.work;
  if (!job) throw new Error("The nurse has a job");
  const highlights = ["Kept the rota of nine wards.", "Wrote the plan for winter beds", "Chaired the ward meeting."];
  const resume = buildResume({ basics: nurse.basics, work: [{ ...job, highlights }] });
  const bytes = await renderResume(resume, { format, template, fonts: fontsFromDisk });
  expect((await readBack(bytes, format, resume)).lost).toEqual([]);
  if (format === "txt") expect(new TextDecoder().decode(bytes)).toContain("winter beds.");
});
