import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { allResumes } from "../../support/resumes/all-resumes";
import * as offices from "./fixtures/offices";
import * as trades from "./fixtures/trades";

const exported = Object.entries(allResumes).map(([name, resume]) => [name, resumeToText(resume)] as const);
const texts = [...exported, ...Object.entries({ ...trades, ...offices })];

/** All that was read, without where it stands. */
function fields({ source, atoms, ...resume }: Resume) {
  return { ...resume, atoms: atoms.map(({ path, text }) => ({ path, text })) };
}

describe("gaps are measured by what is usual in the text", () => {
  it.each(texts)("reads the same out of the %s resume with every blank doubled", (_, text) => {
    expect(fields(parseResume(text.replace(/ /g, "  ")))).toEqual(fields(parseResume(text)));
  });

  it.each(texts)("reads the same out of the %s resume with every blank tripled", (_, text) => {
    expect(fields(parseResume(text.replace(/ /g, "   ")))).toEqual(fields(parseResume(text)));
  });

  it.each(texts)("reads the same out of the %s resume with every line break doubled", (_, text) => {
    expect(fields(parseResume(text.replace(/\n/g, "\n\n")))).toEqual(fields(parseResume(text)));
  });

  it.each(texts)("points into the text as it was given for the %s resume", (_, text) => {
    const wide = text.replace(/ /g, "  ").replace(/\n/g, "\n \n");
    const { atoms, source } = parseResume(wide);
    const plain = parseResume(text);
    expect(source).toBe(wide);
    const quote = (from: string, span: { start: number; end: number } | null) =>
      from.slice(span?.start, span?.end).replace(/\s+/g, " ");
    expect(atoms.map(({ span }) => quote(wide, span))).toEqual(plain.atoms.map(({ span }) => quote(text, span)));
  });

  it("takes a gap wider than the usual one for a column", () => {
    const text =
      "Ada Brook\n\nExperience\nSenior Tram Driver  Harbour Trams  2015 - 2019\n- Drove the night line to the old harbour\n- Taught three new drivers";
    const [job] = parseResume(text.replace(/ /g, "  ")).work;
    expect(job).toMatchObject({ position: "Senior Tram Driver", name: "Harbour Trams", startDate: "2015" });
  });

  it("reads a soft hyphen as nothing, and as a hyphen where its encoding was misread", () => {
    const text =
      "Ada Brook\n\nExperience\nTram Driver, Harbour Trams, 2015 - 2019\n- Drove the co\u00ADoperative tram on week\u00C2\u200Bend nights";
    expect(parseResume(text).work[0]?.highlights).toEqual(["Drove the cooperative tram on week-end nights"]);
  });

  it("reads characters that stand by their names in HTML, and points at what was given", () => {
    const text =
      "Ada Brook\n\nExperience\nTram Driver, Harbour Trams, 2015 - 2019\n- Drove the city&rsquo;s R&amp;D tram &#8211; by night";
    const { work, atoms, source } = parseResume(text);
    expect(work[0]?.highlights).toEqual(["Drove the city’s R&D tram – by night"]);
    const span = atoms.find(({ path }) => path === "/work/0/highlights/0")?.span;
    expect(source.slice(span?.start, span?.end)).toBe("Drove the city&rsquo;s R&amp;D tram &#8211; by night");
  });
});
