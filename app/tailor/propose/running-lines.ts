import { oncePer } from "~/tailor/gate/once-per";

/**
 * True for lines that lean on the one before: one running text broken up (a lower-case start), a heading with what it
 * introduces, a line that points back. Their order is part of what they say.
 */
export const isRunning = oncePer((lines: readonly string[]): boolean =>
  lines.some((line, index) => leansBack(line, index) || /[,:]$/.test(line.trim())),
);

function leansBack(line: string, index: number): boolean {
  if (/^\p{Ll}(?!\p{Lu})/u.test(line)) return true;
  return index > 0 && /^(?:This|These|Those|It|He|She|They|Also|Additionally|Then|There|As a result|Thus)\b/.test(line);
}
