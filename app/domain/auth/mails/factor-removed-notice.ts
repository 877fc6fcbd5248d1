import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";
import { shown } from "../../mail/shown";

/** After a verified second factor was removed; `name` is what the user called it. */
export function factorRemovedNotice({ name }: { name: string }): MailContent {
  return layOutMail({
    subject: `A second step was removed from your ${brand} account`,
    paragraphs: [`“${shown(name)}” no longer asks for a code when you sign in.`],
    foot: "If it was not you, change your password right away: that signs everybody else out.",
  });
}
