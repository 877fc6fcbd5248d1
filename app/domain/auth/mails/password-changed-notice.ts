import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** After a password was changed or reset. */
export function passwordChangedNotice({ resetLink }: { resetLink: string }): MailContent {
  return layOutMail({
    subject: `Your ${brand} password was changed`,
    paragraphs: [
      "Your password was changed just now, and your other devices were signed out.",
      "If that was you, there is nothing to do. If not, choose a new password right away:",
    ],
    actions: [{ label: "Choose a new password", link: resetLink }],
    foot: "We tell you about every change of this kind.",
  });
}
