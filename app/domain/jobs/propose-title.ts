import { sectionOfHeading } from "~/tailor/posting/headings";
import { readTitle } from "~/tailor/posting/read-title";
import { jobTitleMaxCharacters } from "./limits";

/**
 * The title found in a post, for its owner to confirm. Undefined if there is none: the post begins with a heading or a
 * whole sentence instead.
 */
export function proposeTitle(description: string): string | undefined {
  const title = readTitle(description);
  if (title === undefined || sectionOfHeading(title) !== undefined || /[.!?:]$/.test(title)) return undefined;
  return title.slice(0, jobTitleMaxCharacters);
}
