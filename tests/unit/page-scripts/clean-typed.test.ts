import { expect, it } from "vitest";
import { cleanTyped } from "~/routes/landing/waitlist-script/enhance-form";

/** Types the keys one by one, the caret at the end. */
function type(keys: string): string {
  return [...keys].reduce((value, key) => cleanTyped(value + key, value.length + 1).value, "");
}

it("lets two names be typed one after the other", () => {
  expect(type("Mary Ann")).toBe("Mary Ann");
  expect(type("Mary ")).toBe("Mary ");
});

it("takes blanks in front and everything that could be markup while it is typed", () => {
  expect(type("   Mary")).toBe("Mary");
  expect(type("Mary <Ann")).toBe("Mary Ann");
  expect(type("<b>Mary</b>")).toBe("bMary/b");
  expect(type("javascript:Mary")).toBe("Mary");
  expect(type('Mary onclick="x"')).toBe('Mary "x"');
});

it.each([
  ["Ma|ry", "Ma|ry"],
  ["Ma<|ry", "Ma|ry"],
  ["<Ma|ry", "Ma|ry"],
  ["  |Mary", "|Mary"],
  ["Mary | Ann", "Mary |Ann"],
  ["Mary |", "Mary |"],
])("keeps the caret where it was: %s becomes %s", (before, after) => {
  const caret = before.indexOf("|");
  const { value, caret: at } = cleanTyped(before.replace("|", ""), caret);
  expect(`${value.slice(0, at)}|${value.slice(at)}`).toBe(after);
});
