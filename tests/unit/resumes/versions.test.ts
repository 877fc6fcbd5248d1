import { describe, expect, it } from "vitest";
import { listItems } from "~/domain/resumes/correct/correct-resume-part.server";
import { applyListButton, readListButton } from "~/domain/resumes/correct/list-buttons";
import { compareTexts } from "~/domain/resumes/versions/compare-texts";

describe("compared texts", () => {
  const kinds = (before: string, after: string) => compareTexts(before, after).map(({ kind }) => kind);

  it("pair a line with what it became, word by word", () => {
    expect(compareTexts("Name\nLed 4 nurses on a ward\n", "Name\nLed 5 nurses on a ward\n")).toEqual([
      { kind: "same", text: "Name" },
      {
        kind: "changed",
        before: [
          { text: "Led ", mark: "same" },
          { text: "4", mark: "removed" },
          { text: " nurses on a ward", mark: "same" },
        ],
        after: [
          { text: "Led ", mark: "same" },
          { text: "5", mark: "added" },
          { text: " nurses on a ward", mark: "same" },
        ],
      },
    ]);
  });

  it("keep apart lines that have little in common", () => {
    expect(kinds("Cared for patients", "Planned deliveries")).toEqual(["removed", "added"]);
    expect(kinds("a b c\nx y z", "n n n\na b d\nx y z")).toEqual(["added", "changed", "same"]);
  });

  it("hold every line of both sides once, in order", () => {
    const before = Array.from({ length: 200 }, (_, at) => `Line ${at} of the old text`);
    const after = before.filter((_, at) => at % 7 !== 0).map((line, at) => (at % 5 === 0 ? `${line}, changed` : line));
    const pairs = compareTexts(before.join("\n"), after.join("\n"));
    const side = (end: "before" | "after", gone: string) =>
      pairs.flatMap((pair) =>
        pair.kind === "changed" ? [pair[end].map(({ text }) => text).join("")] : pair.kind === gone ? [] : [pair.text],
      );
    expect(side("before", "added")).toEqual(before);
    expect(side("after", "removed")).toEqual(after);
  });
});

describe("long texts that share nothing", () => {
  it("are told one after the other, without looking for an order", () => {
    const lines = (mark: string) => Array.from({ length: 5000 }, (_, at) => `${mark}${at}`).join("\n");
    const kinds = compareTexts(lines("a"), lines("b")).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(5000).fill("removed"), ...Array(5000).fill("added")]);
  });
});

describe("a typed list", () => {
  const before = [{ text: "Go" }, { text: "SQL" }, { text: "R" }];

  it("knows lines that moved, that changed in their place and that are new", () => {
    expect(listItems("R\nPostgreSQL\nGo\nRust", before)).toEqual([
      { text: "R", from: 2 },
      { text: "PostgreSQL", from: 1 },
      { text: "Go", from: 0 },
      { text: "Rust" },
    ]);
  });

  it("believes fields that say which line they were, once each", () => {
    const typed = [{ text: "Go", at: 2 }, { text: "R" }, { text: "SQL", at: 2 }, { text: "C", at: 40 }];
    expect(listItems(typed, before)).toEqual([
      { text: "Go", from: 2 },
      { text: "R" },
      { text: "SQL", from: 1 },
      { text: "C" },
    ]);
  });
});

describe("a button of a list", () => {
  it.each([
    ["up:a:1", ["y", "x", "z"], 0],
    ["down:a:1", ["x", "z", "y"], 2],
    ["up:a:0", ["x", "y", "z"], 0],
    ["down:a:2", ["x", "y", "z"], 2],
    ["remove:a:2", ["x", "y"], 1],
    ["add:a:0", ["x", "y", "z", ""], 3],
  ])("%s", (press, items, focus) => {
    const read = readListButton(press);
    expect(read && applyListButton(["x", "y", "z"], read, "")).toEqual({ items, focus });
  });

  it("is none where it says something else", () => {
    for (const press of ["", "save", "up:a", "up:a:-1", "up:a:10000", "sideways:a:1", undefined]) {
      expect(readListButton(press)).toBeNull();
    }
  });
});
