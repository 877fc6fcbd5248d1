import { brand } from "~/brand";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";

/** For an address that has an account, with the ways into it. */
export function knownAddressMail(origin: string): MailContent {
  return alreadyRegisteredMail({ signInLink: `${origin}/app/login`, resetLink: resetPageOf(origin) });
}

/** The page that asks for a new password. */
export function resetPageOf(origin: string): string {
  return `${origin}/app/auth/forgot-password`;
}

/** Sent in place of a confirmation where the address has an account already. */
export function alreadyRegisteredMail({
  signInLink,
  resetLink,
}: {
  signInLink: string;
  resetLink: string;
}): MailContent {
  return layOutMail({
    subject: `You already have a ${brand} account`,
    paragraphs: [
      `Somebody, most likely you, tried to register at ${brand} with this address. You have an account already, and it is unchanged.`,
    ],
    actions: [
      { label: "Sign in", link: signInLink },
      { label: "Forgot your password? Choose a new one", link: resetLink },
    ],
    foot: "If it was not you, there is nothing to do: nobody learned that you have an account.",
  });
}
