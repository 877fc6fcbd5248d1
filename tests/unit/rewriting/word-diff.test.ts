import fc from "fast-check";
import { expect, it } from "vitest";
import { wordDiff } from "~/domain/rewriting/show/word-diff";

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ text, mark }) => (mark === "added" ? `+${text}+` : mark === "removed" ? `-${text}-` : text))
    .join("");

it("tells changes with only blanks between them as one", () => {
  expect(marked("Responsible for managing inventory with MS Excel", "Managed inventory with Microsoft Excel")).toBe(
    "-Responsible for managing -+Managed +inventory with -MS-+Microsoft+ Excel",
  );
});

it("tells a sentence written anew as one, though both share a small word", () => {
  expect(marked("Baker. Early riser and fond of people.", "Baker. Bakes rye bread and runs two shops.")).toBe(
    "Baker. -Early riser and fond of people-+Bakes rye bread and runs two shops+.",
  );
  expect(marked("Sold teh pears at teh market", "Sold the pears at the market")).toBe(
    "Sold -teh-+the+ pears at -teh-+the+ market",
  );
});

it("leaves alone what only came or only went", () => {
  expect(marked("Counted stock", "Counted stock each month")).toBe("Counted stock+ each month+");
  expect(marked("Counted all stock", "Counted stock")).toBe("Counted -all -stock");
});

it("always holds both texts whole", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", " ", "  ", "\n", "."), { maxLength: 20 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDiff(before, after);
      const without = (mark: string) =>
        runs
          .filter((run) => run.mark !== mark)
          .map((run) => run.text)
          .join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }),
  );
});
