import { resumeFileMaxBytes } from "~/domain/resumes/limits";

/** What is said about a file that was not taken. */
export interface UploadFailure {
  title: string;
  text?: string;
}

export const noFile: UploadFailure = { title: "Choose a file first" };
export const wrongFileType: UploadFailure = {
  title: "Invalid file type",
  text: "Only PDF or DOCX files allowed.",
};
export const fileTooLarge: UploadFailure = { title: "File too large", text: "Maximum allowed size is 7MB." };

/** What a browser can tell before it sends a file; the server looks inside. Null where nothing speaks against it. */
export function uploadFailureOf(file: Pick<File, "name" | "size">): UploadFailure | null {
  if (!/\.(pdf|docx)$/i.test(file.name)) return wrongFileType;
  return file.size > resumeFileMaxBytes ? fileTooLarge : null;
}

/** As messages of a form, the title first. */
export function messagesOf({ title, text }: UploadFailure): string[] {
  return text ? [title, text] : [title];
}
