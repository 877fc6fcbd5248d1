import { expect, it } from "vitest";
import { alreadyRegisteredMail } from "~/domain/auth/mails/known-address-mail";
import { confirmationMail, emailChangeMail, reauthenticationMail, recoveryMail } from "~/domain/auth/mails/link-mails";
import {
  accountDeletedNotice,
  emailChangedNotice,
  factorAddedNotice,
  factorRemovedNotice,
  passwordChangedNotice,
} from "~/domain/auth/mails/notices";

const link = "https://lapel.test/app/auth/confirm?token=abc&type=signup";
const code = "042137";
const hostile = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com\u202e ${"x".repeat(200)}`;
const newEmail = `o'neil+"<b>"@example.com`;

const client = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
  address: "192.0.2.1",
  place: "Leeds, GB",
};
const asked = { at: Date.UTC(2026, 10, 22, 8, 45), client };

const mails = {
  confirmation: confirmationMail({ link, code, asked: null }),
  confirmationByApi: confirmationMail({ link, code, asked }),
  alreadyRegistered: alreadyRegisteredMail({ signInLink: "https://lapel.test/app/login", resetLink: link }),
  recovery: recoveryMail({ link, code, asked: null }),
  recoveryByApi: recoveryMail({ link, code, asked }),
  recoveryByPkce: recoveryMail({ link, pageLink: link, code, asked }),
  emailChange: emailChangeMail({ link, code, newEmail, asked }),
  emailChanged: emailChangedNotice({ newEmail }),
  passwordChanged: passwordChangedNotice({ resetLink: link, removedFactors: false }),
  factorsRemoved: passwordChangedNotice({ resetLink: link, removedFactors: true }),
  reauthentication: reauthenticationMail({ code }),
  factorAdded: factorAddedNotice({ name: hostile }),
  factorRemoved: factorRemovedNotice({ name: hostile }),
  accountDeleted: accountDeletedNotice(),
};

it.each(Object.entries(mails))("says the same as text and as HTML: %s", (_, { subject, text, html }) => {
  const shown = html
    .replace(/<a [^>]*href="([^"]+)"[^>]*>/g, " $1 ")
    .replace(/^[\s\S]*?<\/head>|<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, number) => String.fromCharCode(number))
    .replace(/\s+/g, " ");
  const said = text.replace(/^-- $[\s\S]*/m, "").split("\n");
  for (const line of said) expect(shown, line).toContain(line.replace(/:$/, "").trim());
  expect(subject).toMatch(/^[\x20-\x7e]{10,60}$/);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<(script|img|form|link)\b|url\(/i);
});

it("lets nothing that a user typed become markup or a line of its own", () => {
  for (const { html, text } of [mails.factorAdded, mails.factorRemoved]) {
    expect(html).not.toContain("onerror");
    expect(text).toMatch(/^An app or phone (now|no longer) asks/m);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).not.toContain("\u202e");
    expect(text).not.toContain("x".repeat(90));
  }
  for (const { html } of [mails.emailChange, mails.emailChanged]) expect(html).not.toContain("<b>");
});

it("carries the whole link in the button, in the line below it and in the text", () => {
  for (const { html, text } of [mails.confirmation, mails.recovery, mails.emailChange, mails.passwordChanged]) {
    expect(html.split(`href="${link.replace("&", "&#38;")}"`)).toHaveLength(3);
    expect(text).toContain(`:\n${link}\n`);
  }
});

it("has colours of its own for dark screens", () => {
  for (const { html } of Object.values(mails)) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.paper\{background-color:#14171b !important\}/);
  }
});

it("tells of a request over the API when it came, from where, and what a click does", () => {
  const from =
    "It was asked for on 22 November 2026 at 08:45 UTC, from Leeds, GB, network address 192.0.2.1, with Firefox on Linux.";
  for (const { text } of [mails.confirmationByApi, mails.recoveryByApi]) {
    expect(text).toContain(from);
    expect(text).toMatch(/If that was not you, do not click/);
  }
  expect(mails.confirmationByApi.text).toContain("with the password that was chosen there");
  for (const { text } of [mails.confirmation, mails.recovery]) expect(text).not.toContain("It was asked for on");
});

it.each([
  ["Call-0800-now.example/help", "a name that mail programs make a link of"],
  ["<b>Lapel</b>", "markup"],
  ["Écouter \u202eevil", "letters that turn a line around"],
])("leaves out what a client says of itself where it is no plain word: %s (%s)", (words) => {
  const hostileAsked = { ...asked, client: { userAgent: words, address: `1.2.3.4 ${words}`, place: `${words}!` } };
  const { text } = confirmationMail({ link, code, asked: hostileAsked });
  expect(text).toContain("UTC, from an unknown network.");
});
