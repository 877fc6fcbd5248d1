import { brand } from "~/brand";
import { describeDevice } from "~/domain/auth/sessions/describe-device";
import type { ClientInfo } from "~/domain/auth/sessions/session.schema";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import { singleLine } from "~/domain/mail/user-input";

interface Confirmation {
  link: string;
  code: string;
  /** Of a registration over the API; null for our own pages, where a password counts in the registering browser alone. */
  asked: Asked | null;
}

/** Proves the address of a registration. The pages' link opens a page with one button: mail scanners consume nothing. */
export function confirmationMail({ link, code, asked }: Confirmation): MailContent {
  return layOutMail({
    subject: `Confirm your email for ${brand}`,
    paragraphs: asked
      ? [
          `Somebody asked for a ${brand} account with this address, by an app or a program.`,
          askedFrom(asked),
          "If that was you, the link or the code confirms it: the account begins, with the password that was chosen there. The link works for 24 hours.",
        ]
      : [
          `Welcome to ${brand}. One click and your account is ready. The link works for 24 hours.`,
          "Open it in the browser where you registered. Any other browser asks you for a new password first.",
        ],
    actions: [{ label: "Confirm my email", link }],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: asked
      ? "If that was not you, do not click, and do not give the code to anyone: then nothing happens. Clicked already? Choose a new password with “Forgot password?”, which signs everybody else out."
      : "If you did not ask for an account, ignore this mail: nothing happens.",
  });
}

/** To the new address: proves that it is the user's before anything changes. */
export function emailChangeMail({
  link,
  code,
  newEmail,
  asked,
}: {
  link: string;
  code: string;
  newEmail: string;
  asked: Asked;
}): MailContent {
  return layOutMail({
    subject: `Confirm your new email for ${brand}`,
    paragraphs: [
      `Somebody asked to use ${singleLine(newEmail)} for their ${brand} account.`,
      askedFrom(asked),
      "If that was you, confirm it in the browser where you are signed in. From then on you sign in with it. The link works for 24 hours.",
    ],
    actions: [{ label: "Confirm my new email", link }],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: "If that was not you, do not click, and do not give the code to anyone: it would give your address to a stranger's account.",
  });
}

interface Recovery {
  link: string;
  /** Our own page for the same, where only whoever asked can use what `link` leads to. */
  pageLink?: string | undefined;
  code: string;
  /** Of a request over the API; null for our own pages. */
  asked: Asked | null;
}

/** Answers a forgotten password. */
export function recoveryMail({ link, pageLink, code, asked }: Recovery): MailContent {
  return layOutMail({
    subject: `Choose a new ${brand} password`,
    paragraphs: asked
      ? [
          "Somebody asked for a new password for your account, by an app or a program.",
          askedFrom(asked),
          "If that was you, the link or the code lets you in there to choose one. It works once, for 24 hours; your old password stays good until then.",
          ...(pageLink
            ? [`Do you want a new password, whoever asked? The second link lets you choose one at ${brand} itself.`]
            : []),
        ]
      : [
          "You asked for a new password. This link lets you choose one; it works once, for 24 hours.",
          "Your old password stays good until then. Choosing a new one signs you out everywhere.",
        ],
    actions: [
      { label: "Choose a new password", link },
      ...(pageLink ? [{ label: `Choose it at ${brand} itself`, link: pageLink }] : []),
    ],
    code: { digits: code, note: "Were you asked for a code? Type this one within 10 minutes:" },
    foot: asked
      ? `If that was not you, do not click${pageLink ? " the first link" : ""} and give the code to nobody: your password stays as it is${pageLink ? " until you choose another" : ""}.`
      : "If you did not ask for this, ignore this mail: your password stays as it is.",
  });
}

/** A code that a signed-in user types before something that matters. */
export function reauthenticationMail({ code }: { code: string }): MailContent {
  return layOutMail({
    subject: `Your ${brand} code`,
    paragraphs: ["You are about to change something that matters. Type this code to show that it is you."],
    code: { digits: code, note: "It works once, for 10 minutes:" },
    foot: "If you did not ask for a code, somebody is signed in as you: change your password, which signs them out.",
  });
}

/** When a mail was asked for, and by whom as far as the network tells. */
interface Asked {
  at: number;
  client: ClientInfo;
}

const utc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/**
 * "It was asked for on 22 November 2026 at 08:45 UTC, from Leeds, GB, network address 192.0.2.1, with Firefox on Linux."
 * Whatever the client says about itself stays out unless it is a plain word: mail programs make links of the rest.
 */
function askedFrom({ at, client }: Asked): string {
  const address = /^[\da-f:.]+$/i.test(client.address) ? `network address ${client.address}` : null;
  const place = client.place && /^[\p{L}\p{M} ,'’-]{1,80}$/u.test(client.place) ? client.place : null;
  const where = [place, address].filter(Boolean).join(", ") || "an unknown network";
  const device = describeDevice(client.userAgent);
  const program = device && /^[A-Za-z][\w -]*$/.test(device) ? `, with ${device}` : "";
  return `It was asked for on ${utc.format(at)} UTC, from ${where}${program}.`;
}
