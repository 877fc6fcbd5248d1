import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** The last mail an account gets. */
export function accountDeletedNotice(): MailContent {
  return layOutMail({
    subject: `Your ${brand} account is deleted`,
    paragraphs: [
      "Your account is gone, and with it your resumes, job posts, rewrites, answers and sessions. Nothing of it can be brought back.",
      "Thank you for trying us. We wish you the job you are after.",
    ],
    foot: "If it was not you, answer this mail.",
  });
}
