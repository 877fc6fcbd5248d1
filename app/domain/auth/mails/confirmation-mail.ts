import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** Proves the address of a registration. The pages' link opens a page with one button: mail scanners consume nothing. */
export function confirmationMail({ link, code }: { link: string; code: string }): MailContent {
  return layOutMail({
    subject: `Confirm your email for ${brand}`,
    paragraphs: [`Welcome to ${brand}. One click and your account is ready. The link works for 24 hours.`],
    actions: [{ label: "Confirm my email", link }],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: "If you did not ask for an account, ignore this mail: nothing happens.",
  });
}
