import { expect, it } from "vitest";
import { cleanLine } from "~/tailor/extract/clean-text";
import { extractText } from "~/tailor/extract/extract-text";

const utf8 = (text: string) => new TextEncoder().encode(text);

it("reads plain text only from a .txt file", async () => {
  const bytes = utf8("Ewa Lind\r\n- Ran a shop");
  expect(await extractText(bytes, { filename: "Ewa.TXT" })).toMatchObject({
    ok: true,
    kind: "txt",
    text: "Ewa Lind\n- Ran a shop",
  });
  expect(await extractText(bytes, { filename: "ewa.docx" })).toMatchObject({ ok: false, failure: "unsupported-type" });
  expect(await extractText(bytes)).toMatchObject({ ok: false, failure: "unsupported-type" });
});

it("reads UTF-16 and refuses what is no text", async () => {
  const text = "Ewa Łęcka";
  const units = Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);
  expect(await extractText(units, { filename: "a.txt" })).toMatchObject({ ok: true, text });
  for (const bytes of [Uint8Array.from([0xc3, 0x28]), utf8("a\u0000b")]) {
    expect(await extractText(bytes, { filename: "a.txt" })).toMatchObject({ failure: "unsupported-type" });
  }
});

it("does not change the bytes it reads", async () => {
  const bytes = utf8("Ewa Lind");
  await extractText(bytes, { filename: "a.txt" });
  expect(bytes).toEqual(utf8("Ewa Lind"));
});

it.each([
  ["o\uFB03ce, \uFB01le and \uFB02ow", "office, file and flow"],
  ["man\u00ADage\u00ADment", "management"],
  ["E X P E R I E N C E", "EXPERIENCE"],
  ["W O R K   H I S T O R Y", "WORK HISTORY"],
  ["\uE0B7 ewa@example.org", "ewa@example.org"],
  ["•Sold fish", "• Sold fish"],
  ["Cook      2019", "Cook\t2019"],
  ["e\u0301lan\u00A0vital\u200B", "élan vital"],
])("cleans %j to %j", (source, clean) => {
  expect(cleanLine(source)).toBe(clean);
});
