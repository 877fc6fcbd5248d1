import { expect, it } from "vitest";
import { readListIntent } from "~/http/form.server";

const lists = ["education", "experience"] as const;
const read = (intent: unknown) => readListIntent(typeof intent === "string" ? intent : JSON.stringify(intent), lists);

it("reads the buttons of the form's own lists", () => {
  expect(read({ type: "insert", payload: { name: "education" } })).toEqual({ type: "insert", list: "education" });
  expect(read({ type: "remove", payload: { name: "experience", index: 19 } })).toEqual({
    type: "remove",
    list: "experience",
    index: 19,
  });
});

it("lets nothing else through", () => {
  const others: unknown[] = [
    null,
    "",
    "{",
    "[]",
    "x".repeat(300),
    { type: "insert", payload: { name: "skills" } },
    { type: "insert", payload: { name: "__proto__" } },
    { type: "insert", payload: { name: "education", index: 999_999_999 } },
    { type: "insert", payload: { name: "education", defaultValue: { school: "x" } } },
    { type: "insert", payload: { name: "education[0].school" } },
    { type: "remove", payload: { name: "education" } },
    { type: "remove", payload: { name: "education", index: 999_999_999 } },
    { type: "remove", payload: { name: "education", index: -1 } },
    { type: "remove", payload: { name: "education", index: 0.5 } },
    { type: "remove", payload: { name: "education", index: "0" } },
    { type: "reorder", payload: { name: "education", from: 0, to: 999_999_999 } },
    { type: "update", payload: { name: "education", value: [] } },
    { type: "reset", payload: {} },
    { type: "validate", payload: {} },
  ];
  for (const intent of others) expect(read(intent), JSON.stringify(intent)).toBeNull();
  expect(readListIntent(new Blob([]), lists)).toBeNull();
  expect(read({ type: "insert", payload: { name: "education" }, more: 1 })).toBeNull();
});
