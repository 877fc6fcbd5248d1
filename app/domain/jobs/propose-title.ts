import { readTitle } from "../../tailor/posting/read-title";
import { jobTitleMaxCharacters } from "./limits";

/** The title that a post names for itself, for its owner to confirm; undefined where it names none. */
export function proposeTitle(description: string): string | undefined {
  return readTitle(description)?.slice(0, jobTitleMaxCharacters);
}
