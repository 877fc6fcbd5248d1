import type { MailContent } from "../../mail/mail-layout";
import { alreadyRegisteredMail } from "./already-registered-mail";

/** For an address that has an account, with the ways into it. */
export function knownAddressMail(origin: string): MailContent {
  return alreadyRegisteredMail({ signInLink: `${origin}/app/login`, resetLink: resetPageOf(origin) });
}

/** The page that asks for a new password. */
export function resetPageOf(origin: string): string {
  return `${origin}/app/auth/forgot-password`;
}
