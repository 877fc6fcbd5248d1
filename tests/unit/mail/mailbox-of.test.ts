import { expect, it } from "vitest";
import { mailboxOf } from "~/domain/mail/take-mail-limits.server";

it.each([
  ["robin@example.com", "robin@example.com"],
  ["Robin@Example.COM", "robin@example.com"],
  ["robin+1@example.com", "robin@example.com"],
  ["robin+a+b@example.com", "robin@example.com"],
  ["r.o.b.i.n@example.com", "robin@example.com"],
  ["r.obin+x.y@example.com", "robin@example.com"],
  ["robin@mail.example.com", "robin@mail.example.com"],
  ["robin@example.com.", "robin@example.com"],
  ["robin@googlemail.com", "robin@gmail.com"],
  ["robin@pm.me", "robin@proton.me"],
  // No name is left: these are told apart as they are written.
  ["+robin@example.com", "+robin@example.com"],
  [".@example.com", ".@example.com"],
  ["+@example.com", "+@example.com"],
  ["no address", "no address"],
  ['"a@b"@example.com', '"a@b"@example.com'],
])("counts %s as %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
