import { expect, it } from "vitest";
import { accountDeletedNotice } from "../../../app/domain/auth/mails/account-deleted-notice";
import { alreadyRegisteredMail } from "../../../app/domain/auth/mails/already-registered-mail";
import { confirmationMail } from "../../../app/domain/auth/mails/confirmation-mail";
import { emailChangeMail } from "../../../app/domain/auth/mails/email-change-mail";
import { emailChangedNotice } from "../../../app/domain/auth/mails/email-changed-notice";
import { factorAddedNotice } from "../../../app/domain/auth/mails/factor-added-notice";
import { factorRemovedNotice } from "../../../app/domain/auth/mails/factor-removed-notice";
import { passwordChangedNotice } from "../../../app/domain/auth/mails/password-changed-notice";
import { reauthenticationMail } from "../../../app/domain/auth/mails/reauthentication-mail";
import { recoveryMail } from "../../../app/domain/auth/mails/recovery-mail";

const link = "https://lapel.test/app/auth/confirm?token=abc&type=signup";
const code = "042137";
const hostile = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com\u202e ${"x".repeat(200)}`;
const newEmail = `o'neil+"<b>"@example.com`;

const mails = {
  confirmation: confirmationMail({ link, code }),
  alreadyRegistered: alreadyRegisteredMail({ signInLink: "https://lapel.test/app/login", resetLink: link }),
  recovery: recoveryMail({ link, code }),
  emailChange: emailChangeMail({ link, code, newEmail }),
  emailChanged: emailChangedNotice({ newEmail }),
  passwordChanged: passwordChangedNotice({ resetLink: link }),
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
    expect(html).toContain("&#60;img src=x onerror=alert(1)&#62;");
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
