import { resumeNameMaxCharacters } from "./limits";

/** "cv.pdf" to "cv.pdf (copy)", "cv.pdf (copy)" to "cv.pdf (copy 2)": within the length of a name. */
export function copyName(name: string): string {
  const [, original = name, count] = name.match(/^(.*) \(copy(?: (\d{1,3}))?\)$/su) ?? [];
  const isCopy = original !== name;
  const mark = isCopy ? ` (copy ${Number(count ?? 1) + 1})` : " (copy)";
  // By code points: half an emoji is no text.
  return [...original].slice(0, resumeNameMaxCharacters - mark.length).join("") + mark;
}
