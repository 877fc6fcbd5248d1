import { describe, expect, it } from "vitest";
import { placesInSource, rowsOf } from "~/tailor/propose/skills/list-form";
import { buildResume } from "../../support/resumes/build-resume";

const phrases = ["Bouquets for weddings", "Care of cut flowers", "Shop window design"];
const names = ["Tulips", "Peonies", "Ferns", "Mosses"];

/** The rows of a list that stands so in the source. */
function rowsIn(source: string, items: readonly string[], worded: readonly string[] = []) {
  const built = buildResume({ skills: [{ keywords: [...items] }] });
  const atoms = built.atoms.map((atom) => {
    const start = worded.includes(atom.text) ? -1 : source.indexOf(atom.text);
    return { ...atom, span: start < 0 ? null : { start, end: start + atom.text.length } };
  });
  return rowsOf(items, placesInSource({ ...built, atoms, source }, 0));
}

describe("the rows of a list of skills", () => {
  it("are those of its source, in their order, however many and however long", () => {
    const mixed = [...phrases, ...names, "Stock"];
    expect(rowsIn(mixed.join("\n"), mixed)).toEqual(mixed.map((one) => [one]));
    expect(rowsIn(mixed.map((one) => `• ${one}`).join("\n"), mixed)).toEqual(mixed.map((one) => [one]));
    expect(rowsIn(mixed.join(", "), mixed)).toEqual([mixed]);
    expect(rowsIn(mixed.join(" | "), mixed)).toEqual([mixed]);
  });

  it("keep a row of names below phrases apart from them", () => {
    const source = `${phrases.join("\n")}\n\n${names.join(", ")}`;
    expect(rowsIn(source, [...phrases, ...names])).toEqual([...phrases.map((one) => [one]), names]);
  });

  it("go on where a row was wrapped behind a sign, or within a name", () => {
    expect(rowsIn("Tulips, Peonies,\nFerns, Mosses", names)).toEqual([names]);
    expect(rowsIn("Tulips, Peonies,\n\nFerns, Mosses", names)).toEqual([names]);
    expect(rowsIn("Tulips, Window\ndesign, Ferns", ["Tulips", "Window\ndesign", "Ferns"])).toHaveLength(1);
    expect(rowsIn("Tulips,\nPeonies\nFerns\nMosses", names)).toHaveLength(4);
  });

  it("are no columns where wide signs part their items", () => {
    for (const sign of ["   |   ", ",   ", "   •   ", "\t/\t", "   - "])
      expect(rowsIn(names.join(sign), names)).toEqual([names]);
    const bulleted = "• Tulips   • Peonies\n• Ferns   • Mosses";
    expect(rowsIn(bulleted, names)).toEqual([names.slice(0, 2), names.slice(2)]);
    expect(rowsIn("Tulips, Peonies,\n    Ferns, Mosses", names)).toEqual([names]);
    expect(rowsIn("Tulips     Peonies\nFerns\tMosses", names)).toEqual(names.map((one) => [one]));
  });

  it("take what was added or worded anew as the items around it are set", () => {
    expect(rowsIn(names.join("\n"), [...names, "Roses"], ["Ferns"])).toHaveLength(5);
    expect(rowsIn(names.join(", "), [...names, "Roses"], ["Ferns"])).toHaveLength(1);
    const source = `${phrases.join("\n")}\n${names.join(", ")}`;
    expect(rowsIn(source, [...phrases, ...names], ["Tulips", "Mosses"])).toEqual([
      ...phrases.map((one) => [one]),
      names,
    ]);
  });

  it("keep what was spelled or cased anew where its line stands", () => {
    const source = "Oran care of beds\nTullip care of lawns\nferns, mosses, roses";
    const items = ["Oran care of beds", "Tulip care of lawns", "Ferns", "Mosses", "Roses"];
    expect(rowsIn(source, items)).toEqual([[items[0]], [items[1]], items.slice(2)]);
  });

  it("are not parted by an item that was moved", () => {
    const moved = ["Ferns", "Tulips", "Peonies", "Mosses"];
    expect(rowsIn(names.join(", "), moved)).toEqual([moved]);
  });

  it("have a phrase each where no source tells, and names share one", () => {
    expect(rowsOf(names)).toEqual([names]);
    expect(rowsOf([...names, "Bouquets for weddings and for balls"])).toHaveLength(5);
    expect(rowsOf(["I can drive a van", ...names])).toHaveLength(5);
  });
});
