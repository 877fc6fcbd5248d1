import type { UploadFailure } from "~/domain/resumes/add/resume-file.shared";
import { newResumesPerUser } from "~/domain/resumes/limits";
import { storageQuotaBytes } from "~/domain/storage/quota";
import { megabytes } from "~/domain/storage/storage.shared";
import { count } from "~/wording";

export const usedForm = "This form was used before. Reload the page and try again.";

/** Without scripts this is a 404 page, and the browser's Back button leads to the form with what was typed. */
export const resumeGone =
  "This resume has been deleted in the meantime. Restore it under Recently deleted in My Resumes, then send this again.";

export const notSaved: UploadFailure = {
  title: "Database error",
  text: "We could not save it right now. Please send it again in a moment.",
};

/** For the hourly limit on new resumes. */
export function tooManyResumes(retryAfterSeconds: number): UploadFailure {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return {
    title: `You added ${newResumesPerUser.limit} resumes within an hour`,
    text: `That is the most we accept. Please wait ${count(minutes, "minute")}, then send it again.`,
  };
}

export const noRoom: UploadFailure = {
  title: "Your account is full",
  text: `With this it would hold more than ${megabytes(storageQuotaBytes)}. Free some room (My Profile says how), then send this again.`,
};
