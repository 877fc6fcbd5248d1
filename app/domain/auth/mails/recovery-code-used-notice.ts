import { brand } from "../../../brand";
import { layOutMail, type MailContent } from "../../mail/mail-layout";

/** After somebody signed in with a recovery code in place of their second step; `left` codes still work. */
export function recoveryCodeUsedNotice({ left }: { left: number }): MailContent {
  const rest = left === 1 ? "One code is left." : `${left} codes are left.`;
  return layOutMail({
    subject: `A recovery code of your ${brand} account was used`,
    paragraphs: [
      "Somebody, most likely you, signed in with your password and a recovery code.",
      `That code no longer works. ${left === 0 ? "It was the last one: make new ones in your profile." : rest}`,
    ],
    foot: "If it was not you, change your password right away and make new recovery codes: the old ones stop working.",
  });
}
