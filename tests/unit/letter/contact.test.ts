import { expect, it } from "vitest";
import { contactOf } from "~/tailor/letter/head";
import { readPosting } from "~/tailor/posting/read-posting";

it.each([
  ["Please send your application to Rosa Mendel.", "Rosa Mendel"],
  ["Attn: Rosa Mendel, Works Manager", "Rosa Mendel"],
  ["Send your papers to Human Resources.", undefined],
  ["Please contact our Store Manager.", undefined],
  ["Rosa Mendel founded the yard.", undefined],
])("finds whom applicants write to in %j", (line, name) => {
  expect(contactOf(readPosting(`Rigger\n\nRequirements\n- Rig stages\n\n${line}\n`))).toBe(name);
});
