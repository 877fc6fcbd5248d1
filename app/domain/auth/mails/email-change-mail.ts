import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";
import { shown } from "../../mail/shown";

/** To the new address: proves that it is the user's before anything changes. */
export function emailChangeMail({
  link,
  code,
  newEmail,
}: {
  link: string;
  code: string;
  newEmail: string;
}): MailContent {
  return layOutMail({
    subject: `Confirm your new email for ${brand}`,
    paragraphs: [
      `You asked to use ${shown(newEmail)} for your ${brand} account. Confirm it and you sign in with it from then on. The link works for 24 hours.`,
    ],
    actions: [{ label: "Confirm my new email", link }],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: "If you did not ask for this, ignore this mail: no account changes.",
  });
}
