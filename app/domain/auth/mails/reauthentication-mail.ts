import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** A code that a signed-in user types before something that matters. */
export function reauthenticationMail({ code }: { code: string }): MailContent {
  return layOutMail({
    subject: `Your ${brand} code`,
    paragraphs: ["You are about to change something that matters. Type this code to show that it is you."],
    code: { digits: code, note: "It works once, for 10 minutes:" },
    foot: "If you did not ask for a code, somebody is signed in as you: change your password, which signs them out.",
  });
}
