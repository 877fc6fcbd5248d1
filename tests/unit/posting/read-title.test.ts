import { expect, it } from "vitest";
import { readTitle } from "~/tailor/posting/read-title";

it.each([
  ["Job Ref: KR/7716\nPosition: Office Administrator\nLocation: Oranmore\n", "Office Administrator"],
  [
    "Delivery Driver at Holm Bakery\nPosition: Full time, permanent\nYou deliver bread.\n",
    "Delivery Driver at Holm Bakery",
  ],
  ["Delivery Driver\nRole: Transport Manager (your boss)\nYou deliver bread.\n", "Delivery Driver"],
])("reads the title of %j", (text, title) => {
  expect(readTitle(text)).toBe(title);
});
