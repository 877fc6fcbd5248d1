import { describe, expect, it } from "vitest";
import { formInSource, rowsOf } from "~/tailor/propose/skills/list-form";
import { buildResume } from "../../support/resumes/build-resume";

const phrases = ["Bouquets for weddings", "Care of cut flowers", "Shop window design", "Wholesale flower buying"];
const names = ["Tulips", "Peonies", "Ferns", "Mosses"];

describe("the form of a list of skills", () => {
  it("sets phrases one below the other, and the names among them likewise", () => {
    const column = [...phrases, ...names];
    expect(rowsOf(column)).toEqual(column.map((one) => [one]));
  });

  it("sets names in one row, tools apart from them, however many there are", () => {
    expect(rowsOf(names)).toEqual([names]);
    const tools = ["AutoCAD", "Photoshop", "Microsoft Excel"];
    expect(rowsOf([...names, ...tools])).toEqual([names, tools]);
    expect(rowsOf(["Tulips", "AutoCAD", "Ferns", "Photoshop", "Mosses", "Microsoft Excel"])).toHaveLength(1);
    const many = Array.from({ length: 40 }, (_, at) => `Fern${at}`);
    expect(rowsOf(many)).toEqual([many]);
    const [first = "", second = ""] = phrases;
    expect(rowsOf(["Tulips", "Peonies", first, "Ferns", second, "Mosses"])).toHaveLength(6);
  });

  it("keeps pairs of words below each other where their writer did", () => {
    const pairs = ["Flower care", "Shop windows", "Stock counts"];
    expect(rowsOf(pairs)).toEqual([pairs]);
    expect(rowsOf(pairs, "lines")).toEqual(pairs.map((one) => [one]));
    const source = pairs.join("\n");
    const built = buildResume({ skills: [{ keywords: pairs }] });
    const atoms = built.atoms.map((atom) => {
      const start = source.indexOf(atom.text);
      return { ...atom, span: start < 0 ? null : { start, end: start + atom.text.length } };
    });
    expect(formInSource({ atoms, source }, 0)).toBe("lines");
    expect(formInSource({ atoms, source: source.replaceAll("\n", ",") }, 0)).toBe("row");
    expect(formInSource({ atoms, source: source.replaceAll("\n", " ") }, 0)).toBe("other");
  });

  it("sets the names of a long column in rows of a few", () => {
    const many = Array.from({ length: 13 }, (_, at) => `Fern${at} care`);
    const long = phrases.map((phrase) => `${phrase} and of rare plants`);
    const rows = rowsOf([...long, ...many]);
    expect(rows.slice(0, long.length)).toEqual(long.map((one) => [one]));
    expect(rows.slice(long.length).map((row) => row.length)).toEqual([4, 5, 4]);
  });

  it("keeps every item below the other among sentences", () => {
    const told = ["I can drive a van", ...names];
    expect(rowsOf(told)).toEqual(told.map((one) => [one]));
  });

  it("keeps a short list in the row that its writer set it in, phrases and all", () => {
    const mixed = ["Tulips", ...phrases, "Ferns"];
    expect(rowsOf(mixed, "row")).toEqual([mixed]);
    expect(rowsOf(mixed)).toHaveLength(mixed.length);
  });
});
