import { brand } from "../../brand";
import type { Mail } from "../../ports/mail";

type MailContent = Pick<Mail, "subject" | "text" | "html">;

/** The mail that proves an address. The link opens a page with one button: mail scanners consume nothing. */
export function confirmationMail({ link, code }: { link: string; code: string }): MailContent {
  return linkMail({
    subject: `Confirm your email for ${brand}`,
    lead: `Welcome to ${brand}. One click and your account is ready.`,
    label: "Confirm my email",
    link,
    foot: `The link works for 24 hours. Asked for a code? It is ${code}, for 10 minutes. If you did not ask for an account, ignore this mail: nothing happens.`,
  });
}

/** Sent in place of a confirmation where the address has an account already. */
export function alreadyRegisteredMail(origin: string): MailContent {
  return linkMail({
    subject: `You already have a ${brand} account`,
    lead: `Somebody, most likely you, tried to register at ${brand} with this address. You have an account already.`,
    label: "Sign in",
    link: `${origin}/app/login`,
    foot: "If it was not you, there is nothing to do: your account is unchanged.",
  });
}

function linkMail(mail: { subject: string; lead: string; label: string; link: string; foot: string }): MailContent {
  return {
    subject: mail.subject,
    text: `${mail.lead}\n\n${mail.label}:\n${mail.link}\n\n${mail.foot}\n`,
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f4ef;font:16px/1.5 system-ui,sans-serif;color:#1d2433">
<div style="max-width:480px;margin:0 auto;background:#fff;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font:600 20px Georgia,serif">${brand}</p>
<p style="margin:0 0 24px">${mail.lead}</p>
<p style="margin:0 0 24px"><a href="${mail.link}" style="display:inline-block;background:#1f4d45;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${mail.label}</a></p>
<p style="margin:0;font-size:14px;color:#5a6372">${mail.foot}</p>
</div></body></html>`,
  };
}
