import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";
import { shown } from "../../mail/shown";

/** After a second factor was verified; `name` is what the user called it. */
export function factorAddedNotice({ name }: { name: string }): MailContent {
  return layOutMail({
    subject: `A second step was added to your ${brand} account`,
    paragraphs: [
      `“${shown(name)}” now asks for a code when you sign in. Whoever has your password alone no longer gets in.`,
      "Keep your recovery codes where you find them without your phone.",
    ],
    foot: "If it was not you, change your password and remove this step in your profile.",
  });
}
