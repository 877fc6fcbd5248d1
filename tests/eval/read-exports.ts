import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { fieldsOf } from "~/tailor/render/resume-fields";
import type { Resume } from "~/tailor/resume";
import { fontsFromDisk } from "../support/files/fonts";
import type { NamedBytes } from "./data-folder";
import { sum } from "./metrics";
import { everyExport } from "./own-data";
import { allOf, groupBy, type Section } from "./table";

interface Trip {
  export: string;
  person: string;
  fields: number;
  /** Paths of the fields that did not come back. */
  lost: string[];
  /** Why there was no file at all. */
  refused?: string;
}

/** Fields that come back from every format and look. Which are lost, without their text, goes to stderr. */
export async function readExports(resumes: Map<string, Resume>, title: string): Promise<Section> {
  const trips: Trip[] = [];
  for (const look of everyExport) {
    for (const [person, resume] of resumes) trips.push(await roundTrip(person, resume, look));
  }
  tellLosses(trips);
  const rows = [...groupBy(trips, (trip) => trip.export)].map(([name, some]) => {
    const fields = sum(some.map((trip) => trip.fields));
    const whole = some.filter(({ lost }) => lost.length === 0).length;
    const refused = some.filter((trip) => trip.refused !== undefined).length;
    const refusals = refused > 0 ? `, ${refused} refused` : "";
    return {
      name: `${name}, fields (${whole} of ${some.length} files whole${refusals})`,
      ...allOf(fields - sum(some.map(({ lost }) => lost.length)), fields),
    };
  });
  return { title: `${title}: ${resumes.size} resumes`, rows };
}

async function roundTrip(person: string, resume: Resume, look: (typeof everyExport)[number]): Promise<Trip> {
  const trip = { export: `${look.format}, ${look.template}`, person };
  try {
    const bytes = await renderResume(resume, { ...look, fonts: fontsFromDisk });
    const { fields, lost } = await readBack(bytes, look.format, resume);
    return { ...trip, fields, lost: lost.map(({ path }) => path) };
  } catch (error) {
    const lost = fieldsOf(resume).map(({ path }) => path);
    return { ...trip, fields: lost.length, lost, refused: error instanceof Error ? error.message : "unknown error" };
  }
}

function tellLosses(trips: Trip[]): void {
  for (const [person, some] of groupBy(trips, (trip) => trip.person)) {
    const broken = some.filter(({ lost }) => lost.length > 0);
    const reasons = new Set(broken.flatMap(({ refused }) => refused ?? []));
    const paths = new Set(broken.flatMap(({ lost, refused }) => (refused === undefined ? lost : [])));
    if (broken.length === 0) continue;
    console.error(
      `round trip: ${person}, ${broken.length} of ${some.length} exports:`,
      [...reasons, ...paths].join(" "),
    );
  }
}

/** The resumes of the files that can be read. */
export async function parseFiles(files: NamedBytes[]): Promise<Map<string, Resume>> {
  const resumes = new Map<string, Resume>();
  for (const { name, bytes } of files) {
    const extraction = await extractText(bytes, { filename: name });
    if (extraction.ok) resumes.set(name, parseResume(extraction.text, extraction.lines));
  }
  return resumes;
}
