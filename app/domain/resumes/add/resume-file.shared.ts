import { resumeFileMaxBytes } from "~/domain/resumes/limits";

/** The message about a file that was refused. */
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

/** Checks what a browser can know before it sends a file; null if it looks fine. The server checks the content. */
export function uploadFailureOf(file: Pick<File, "name" | "size">): UploadFailure | null {
  if (!/\.(pdf|docx)$/i.test(file.name)) return wrongFileType;
  return file.size > resumeFileMaxBytes ? fileTooLarge : null;
}

/** As messages of a form, the title first. */
export function messagesOf({ title, text }: UploadFailure): string[] {
  return text ? [title, text] : [title];
}
