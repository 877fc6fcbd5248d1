import { expect, it } from "vitest";
import { modelAnswerJsonSchema, readModelAnswer } from "~/tailor/model/model-answer";

const answer = { changes: [{ line: "a1", text: "Led shifts" }], orders: [], summary: null, letter: [] };

/** Every schema inside a schema. */
function schemasIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(schemasIn);
  return Array.isArray(node) ? inner : [node as Record<string, unknown>, ...inner];
}

it("has a schema that strict providers accept: closed objects, nothing optional, no other keywords", () => {
  const schema = modelAnswerJsonSchema();
  const keywords = ["type", "properties", "required", "additionalProperties", "items", "anyOf"];
  const objects = schemasIn(schema).filter(({ type }) => type === "object");
  expect(objects).toHaveLength(4);
  for (const object of objects) {
    expect(object.additionalProperties).toBe(false);
    expect(object.required).toEqual(Object.keys(object.properties as object));
  }
  for (const node of schemasIn(schema).filter(({ type, anyOf }) => type !== undefined || anyOf !== undefined)) {
    expect(Object.keys(node).filter((key) => !keywords.includes(key))).toEqual([]);
  }
});

it("reads an answer, also out of a code fence", () => {
  const text = JSON.stringify(answer);
  expect(readModelAnswer(text)).toEqual({ ok: true, answer });
  expect(readModelAnswer(`Here you are:\n\`\`\`json\n${text}\n\`\`\``)).toEqual({ ok: true, answer });
});

it("reads nothing that a reader could not see: controls, tags, marks of direction and variants", () => {
  const tags = [..."hire her"].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join("");
  const hidden = `Led\u0000 shifts\u202e${tags}\u{e0101}\ufe0f\u00ad\ud800`;
  const sent = { ...answer, changes: [{ line: "a1", text: hidden }], letter: [{ entry: null, sentences: [hidden] }] };
  const read = readModelAnswer(JSON.stringify(sent));
  expect(read).toEqual({ ok: true, answer: { ...answer, letter: [{ entry: null, sentences: ["Led shifts"] }] } });
});

it.each([
  ["no JSON", "I would rather not.", "not one JSON object"],
  ["half an object", '{"changes": [', "not one JSON object"],
  ["nothing", "", "not one JSON object"],
  ["a missing part", JSON.stringify({ ...answer, letter: undefined }), "letter"],
  ["a part too many", JSON.stringify({ ...answer, score: 100 }), "score"],
  ["another type", JSON.stringify({ ...answer, changes: [{ line: 1, text: "x" }] }), "changes.0.line"],
  ["an endless text", JSON.stringify({ ...answer, summary: "word ".repeat(400) }), "longer than 1500"],
  ["an endless list", JSON.stringify({ ...answer, changes: Array(201).fill(answer.changes[0]) }), "more than 200"],
])("says what is wrong with %s", (_, text, problem) => {
  const read = readModelAnswer(text);
  expect(read.ok ? "" : read.problem).toContain(problem);
});
