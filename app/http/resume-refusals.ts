import { newResumesPerUser } from "../domain/resumes/limits";
import type { UploadFailure } from "../domain/resumes/resume-file.schema";

export const usedForm = "This form was used before. Reload the page and try again.";

/** Without scripts its page is gone with it, and the browser's way back leads to what was typed. */
export const resumeGone =
  "This resume was deleted meanwhile. Take it back under Recently deleted in My Resumes, then send this again.";

export const notSaved: UploadFailure = {
  title: "Database error",
  text: "We could not save it right now. Please send it again in a moment.",
};

/** Beyond the resumes of an hour: "… Please wait 12 minutes." */
export function tooManyResumes(retryAfterSeconds: number): UploadFailure {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return {
    title: `You added ${newResumesPerUser.limit} resumes within an hour`,
    text: `That is the most we take. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then send it again.`,
  };
}

/** For a form: the title first. */
export function messagesOf({ title, text }: UploadFailure): string[] {
  return text ? [title, text] : [title];
}
