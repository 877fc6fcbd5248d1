import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** Answers a forgotten password. */
export function recoveryMail({ link, code }: { link: string; code: string }): MailContent {
  return layOutMail({
    subject: `Choose a new ${brand} password`,
    paragraphs: [
      "You asked for a new password. This link lets you choose one; it works once, for 24 hours.",
      "Your old password stays good until then. Choosing a new one signs you out everywhere.",
    ],
    actions: [{ label: "Choose a new password", link }],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: "If you did not ask for this, ignore this mail: your password stays as it is.",
  });
}
