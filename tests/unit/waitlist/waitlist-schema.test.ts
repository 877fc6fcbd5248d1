import { expect, it } from "vitest";
import { cleanInput } from "~/domain/waitlist/clean-input";
import { waitlistSchema } from "~/domain/waitlist/waitlist.schema";
import { expectProportion } from "../../support/runner/expect-proportion";

const robin = { firstName: "Robin", email: "robin@example.com" };

function messagesFor(given: Record<string, unknown>): string[] {
  return waitlistSchema.safeParse({ ...robin, ...given }).error?.issues.map((issue) => issue.message) ?? [];
}

it.each([
  ["  Robin  ", "Robin"],
  ["<b>Robin", "bRobin"],
  ["JavaScript:Robin", "Robin"],
  ["javajavascript:script:Robin", "Robin"],
  ["java<script:Robin", "Robin"],
  ["onclick=Robin", "Robin"],
  ["onclick =Robin", "Robin"],
  ["oonload=nload=Robin", "Robin"],
  ["on<error=Robin", "Robin"],
  ["Robin\r\nBcc: x", "Robin Bcc: x"],
  ["Ro\u0000b\u202ei\u200bn\ufeff", "Robin"],
  ["Mary   Ann", "Mary Ann"],
])("cleans %j to %j", (typed, clean) => {
  expect(cleanInput(typed)).toBe(clean);
});

it("cleans whatever comes to something that it leaves alone, in time that grows with its length", async () => {
  const parts = ["<", ">", "on", "javascript:", "java", "script:", "=", "load", " ", "\u202e", "é"];
  let seed = 7;
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 40 }, () => {
      seed = (seed * 48271) % 2147483647;
      return parts[seed % parts.length];
    }).join("");
    const clean = cleanInput(text);
    expect(cleanInput(clean)).toBe(clean);
    expect(clean).not.toMatch(/[<>]|javascript:|on\w+\s*=/i);
  }
  await expectProportion(100_000, (times) => {
    for (const part of parts) expect(messagesFor({ firstName: part.repeat(times) })).toHaveLength(1);
  });
});

it.each([
  "Robin",
  "Mary Ann",
  "Jean-Luc",
  "O'Neill",
  "D’Angelo",
  "Žofie",
  "محمد",
  "علی\u200cرضا",
  "שרה",
  "अनीता",
  "王小明",
  "Cafe\u0301",
])("accepts the name %s", (firstName) => {
  expect(waitlistSchema.parse({ ...robin, firstName }).firstName).toBe(firstName.normalize("NFC"));
});

const onlyLetters = "First name can only contain letters, spaces, hyphens, and apostrophes";
it.each([
  ["", "First name is required"],
  ["   ", "First name is required"],
  [undefined, "First name is required"],
  [["Robin"], "First name is required"],
  ["<>", "First name is required"],
  ["a".repeat(51), "First name must be less than 50 characters"],
  ["a".repeat(10_000), "First name must be less than 50 characters"],
  ["<".repeat(2000), "First name must be less than 50 characters"],
  ["R2D2", onlyLetters],
  ["Robin 🎉", onlyLetters],
  ["-", onlyLetters],
  ["\u3164", onlyLetters],
  ["Robin\u115f\u1160", onlyLetters],
  ["\u0301", onlyLetters],
  ["Robin\u200d", onlyLetters],
  ["alert(1)", onlyLetters],
  ["=HYPERLINK", onlyLetters],
])("refuses the name %j", (firstName, message) => {
  expect(messagesFor({ firstName })).toEqual([message]);
});

it("takes a name of 50 characters and an address of 254", () => {
  expect(messagesFor({ firstName: "a".repeat(50) })).toEqual([]);
  const domain = `${"b".repeat(62)}.`.repeat(3);
  expect(messagesFor({ email: `${"a".repeat(60)}@${domain}com` })).toEqual([]);
});

it.each([
  ["robin@example.com", "robin@example.com"],
  [" Robin@Example.COM ", "robin@example.com"],
  ["robin+jobs@example.com", "robin+jobs@example.com"],
  ["o'neill@example.co.uk", "o'neill@example.co.uk"],
  ["\u202arobin@example.com\u202c", "robin@example.com"],
  ["<robin@example.com>", "robin@example.com"],
  ["info@BÜRO.example", "info@xn--bro-hoa.example"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["robin@duck.com", "robin@duck.com"],
])("accepts the address %j as %j", (email, stored) => {
  expect(waitlistSchema.parse({ ...robin, email }).email).toBe(stored);
});

const notAnAddress = "Please enter a valid email address";
const notTheFormat = "Please enter a valid email format";
const throwaway = "Disposable email addresses are not allowed";
it.each([
  ["", "Email is required"],
  [null, "Email is required"],
  [`${"a".repeat(250)}@example.com`, "Email must be less than 254 characters"],
  ["a".repeat(100_000), "Email must be less than 254 characters"],
  ["robin", notAnAddress],
  ["robin@", notAnAddress],
  ["@example.com", notAnAddress],
  ["robin@localhost", notAnAddress],
  ["robin@@example.com", notAnAddress],
  ["robin@example..com", notAnAddress],
  ["rob in@example.com", notAnAddress],
  ['"robin b"@example.com', notAnAddress],
  ["robin@[127.0.0.1]", notAnAddress],
  ["robin@127.0.0.1", notAnAddress],
  ["robin@１２７.0.0.1", notAnAddress],
  ["rübin@example.com", notAnAddress],
  ["robin@example.com\nbcc@example.com", notAnAddress],
  ["robin@example.com,sam@example.com", notAnAddress],
  ["robin@ex%61mple.com", notAnAddress],
  ["robin@example-.com", notTheFormat],
  [`robin@${"a".repeat(64)}.com`, notTheFormat],
  [`${"a".repeat(65)}@example.com`, notTheFormat],
  ["robin@mailinator.com", throwaway],
  ["robin@Mail.YOPMAIL.com", throwaway],
])("refuses the address %j", (email, message) => {
  expect(messagesFor({ email })).toEqual([message]);
});

it("tells what is wrong with each field", () => {
  const { error } = waitlistSchema.safeParse({ firstName: "", email: "robin" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["firstName", "First name is required"],
    ["email", notAnAddress],
  ]);
});
