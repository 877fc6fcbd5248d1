import { expect, it } from "vitest";
import { webAddress } from "~/domain/auth/account/profile.schema";

it.each([
  ["example.com", "https://example.com"],
  ["Example.COM/Dana", "https://example.com/Dana"],
  ["https://example.com/", "https://example.com/"],
  ["http://example.com:8080/a?b=c#d", "http://example.com:8080/a?b=c#d"],
  ["example.com:8080/cv", "https://example.com:8080/cv"],
  ["www.linkedin.com/in/dana-reyes", "https://www.linkedin.com/in/dana-reyes"],
  ["https://köln.example", "https://xn--kln-sna.example"],
])("takes %s as %s", (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

it.each([
  "",
  "dana",
  "localhost",
  "localhost:3000",
  "javascript:alert(1)",
  "javascript:alert(1)//x.example",
  "mailto:dana@example.com",
  "dana@example.com",
  "data:text/html,hi",
  "ftp://example.com",
  "https://",
  "https://.com",
  "https://example..com",
  "https://dana:secret@example.com",
  "two words.example",
  "https://10.0.0.1",
  "192.168.0.10",
  `example.com/${"x".repeat(200)}`,
])("takes %s for no web address", (typed) => {
  expect(webAddress(typed)).toBeNull();
});
