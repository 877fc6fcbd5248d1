import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { QualityFigures } from "~/domain/quality/figures.server";
import { formulaVersion } from "~/tailor/match/formula";
import type { OwnSection } from "./own-sections";

const file = fileURLToPath(new URL("../../app/domain/quality/figures.json", import.meta.url));

/** The figures of a run as the quality page shows them: without the lines of single files, and without what could not be measured. */
export function toFigures(sections: OwnSection[], measuredOn: string): QualityFigures {
  return {
    measuredOn,
    formulaVersion,
    sections: sections.map(({ question, about, section: { title, note, rows } }) => ({
      question,
      about,
      title,
      note,
      figures: rows.filter(({ name, measured }) => !name.startsWith(" ") && measured !== "-"),
    })),
  };
}

/** Keeps the figures where the product's quality page reads them. */
export async function writeFigures(sections: OwnSection[], measuredOn: string): Promise<void> {
  await writeFile(file, `${JSON.stringify(toFigures(sections, measuredOn), null, 2)}\n`);
  console.error(`Wrote ${file}`);
}
