import { parseResume } from "~/tailor/parse/parse-resume";

/** A resume of these lines, as it is read from plain text. */
export const readLines = (...lines: string[]) => parseResume(lines.join("\n"));
