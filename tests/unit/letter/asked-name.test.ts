import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { nameOf } from "~/tailor/letter/asked-name";
import type { Requirement } from "~/tailor/posting";

const tag = await loadTagger();

function named(term: string, rest: Partial<Requirement> = {}): string | undefined {
  const span = { start: 0, end: term.length };
  return nameOf({ id: "r0", kind: "skill", weight: "must", term, span, sentence: span, ...rest }, tag);
}

it.each([
  ["Train seasonal staff", "training seasonal staff"],
  ["Prepare and file the tide tables", "preparing and filing the tide tables"],
  ["Strong knowledge of harbour safety", "harbour safety"],
  ["Vendor management", "vendor management"],
])("names %j as it stands in a sentence", (term, name) => {
  expect(named(term)).toBe(name);
});

it("leaves a place its experience, and a tool its name", () => {
  expect(named("call center", { canonical: "call center" })).toBe("call center experience");
  expect(named("SolidWorks", { kind: "tool" })).toBe("SolidWorks");
});

it.each(["our newsletter", "charge nurse", "planning of", "ability to lift"])("gives no name to %j", (term) => {
  expect(named(term)).toBeUndefined();
});

it("gives none to what is only said in its clause", () => {
  expect(named("harbour safety", { wording: "who cares about harbour safety at night" })).toBeUndefined();
});
