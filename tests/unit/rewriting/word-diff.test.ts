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
