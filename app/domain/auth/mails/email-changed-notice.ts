import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";
import { shown } from "../../mail/shown";

/** To the old address, after the change. */
export function emailChangedNotice({ newEmail }: { newEmail: string }): MailContent {
  return layOutMail({
    subject: `Your ${brand} email was changed`,
    paragraphs: [
      `Your ${brand} account now belongs to ${shown(newEmail)}. This address no longer signs in.`,
      "If that was you, there is nothing to do.",
    ],
    foot: "If it was not you, answer this mail right away, and change your password wherever you use the same one.",
  });
}
