import { expect, it } from "vitest";
import { contactOf } from "~/tailor/posting/contact";
import { readPosting } from "~/tailor/posting/read-posting";

it.each([
  ["Please send your application to Rosa Mendel.", "Rosa Mendel"],
  ["Attn: Rosa Mendel, Works Manager", "Rosa Mendel"],
  ["Send your papers to Human Resources.", undefined],
  ["For enquiries: contact Mrs Rosa Mendel, 0113 496 0018, about the CV.", "Mrs Mendel"],
  ["Please send your CV to Dr Maria van Dijk.", "Dr Dijk"],
  ["If you know Mr Pike, the former driver, apply by CV.", undefined],
  ["To apply, phone Orders and Complaints on 0113 496 0018.", undefined],
  ["Applications go to: The Yard Manager, Mrs. Rosa Mendel, rosa@yard.example, by May.", "Mrs Mendel"],
  ["Send your CV to Capt. Rosa Mendel, crew@yard.example.", "Capt Mendel"],
  ["I'm Rosa, the owner, and we need a hand. Email your CV to us.", "Rosa"],
  ["Email your CV to us.\nFull Time", undefined],
  ["Email your CV to us.\nMarsh Lane", undefined],
  ["Email your CV to us, me (Trevor) or Ana.\nTrevor Holm", "Trevor Holm"],
  ["Please contact our Store Manager.", undefined],
  ["Please don't call Rosa Mendel about this. Mail your CV to crew@yard.example.", undefined],
  ["Text Monday to Friday.", undefined],
  ["Mail your CV to our Works Manager, Rosa Mendel-Ortiz, at crew@yard.example.", "Rosa Mendel-Ortiz"],
  ["Rosa Mendel founded the yard.", undefined],
  ["Send your resume to the Yard Master.", undefined],
  ["Apply in person to the Yard Manager.", "Yard Manager"],
  ["Mail your CV to the attention of the Yard Manager.", "Yard Manager"],
  ["Bring faults of the crane to the attention of the Yard Manager at once.", undefined],
  ["Review applications and send the best to the Yard Manager.", undefined],
  ["You will write to the Yard Manager each week.", undefined],
])("finds whom applicants write to in %j", (line, name) => {
  expect(contactOf(readPosting(`Rigger\n\nRequirements\n- Rig stages\n\n${line}\n`))).toBe(name);
});
