import { brand } from "~/brand";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import { quotedName, singleLine } from "~/domain/mail/user-input";

/** The last mail an account gets. */
export function accountDeletedNotice(): MailContent {
  return layOutMail({
    subject: `Your ${brand} account is deleted`,
    paragraphs: [
      "Your account is gone, and with it your resumes, job posts, rewrites, answers and sessions. Nothing of it can be brought back.",
      "Thank you for trying us. We hope you get the job you want.",
    ],
    foot: "If it was not you, answer this mail.",
  });
}

/** To the old address, after the change. */
export function emailChangedNotice({ newEmail }: { newEmail: string }): MailContent {
  return layOutMail({
    subject: `Your ${brand} email was changed`,
    paragraphs: [
      `Your ${brand} account now belongs to ${singleLine(newEmail)}. This address no longer signs in.`,
      "If that was you, there is nothing to do.",
    ],
    foot: "If it was not you, answer this mail right away, and change your password wherever you use the same one.",
  });
}

/** After a second factor was verified; `name` is what the user called it. */
export function factorAddedNotice({ name }: { name: string }): MailContent {
  return layOutMail({
    subject: `A second step was added to your ${brand} account`,
    paragraphs: [
      `${quotedName(name, "An app or phone")} now asks for a code when you sign in. Your password alone no longer opens the account.`,
      "Keep your recovery codes somewhere you can reach without your phone.",
    ],
    foot: "If it was not you, change your password and remove this step in your profile.",
  });
}

/** After a verified second factor was removed; `name` is what the user called it. */
export function factorRemovedNotice({ name }: { name: string }): MailContent {
  return layOutMail({
    subject: `A second step was removed from your ${brand} account`,
    paragraphs: [`${quotedName(name, "An app or phone")} no longer asks for a code when you sign in.`],
    foot: "If it was not you, change your password right away: that signs everybody else out.",
  });
}

interface PasswordChange {
  resetLink: string;
  /** Second steps and recovery codes went with the old password. */
  removedFactors: boolean;
}

/** After a password was changed or reset. */
export function passwordChangedNotice({ resetLink, removedFactors }: PasswordChange): MailContent {
  return layOutMail({
    subject: `Your ${brand} password was changed`,
    paragraphs: [
      "Your password was changed just now, and your other devices were signed out.",
      ...(removedFactors
        ? [
            "We removed the second steps and recovery codes that were set up before, because nothing shows that it was you who set them up. Turn on two-step sign-in again in your profile.",
          ]
        : []),
      "If that was you, there is nothing to do. If not, choose a new password right away:",
    ],
    actions: [{ label: "Choose a new password", link: resetLink }],
    foot: "We tell you about every change of this kind.",
  });
}

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
