import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { settleArchive } from "~/tailor/render/docx/settle-archive";

const relations = "word/_rels/document.xml.rels";
const body = "word/document.xml";

function settled(ids: string[]): Record<string, string> {
  const archive = zipSync({
    [body]: strToU8(ids.map((id) => `<w:hyperlink r:id="rId${id}"/>`).join("")),
    [relations]: strToU8(`<Relationship Id="rId1"/>${ids.map((id) => `<Relationship Id="rId${id}"/>`).join("")}`),
  });
  return Object.fromEntries(
    Object.entries(unzipSync(settleArchive(archive))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

it.each([
  ["letters", "abcdefghijklmnopqrstu"],
  ["a hyphen at the end", "abcdefghijklmnopqrst-"],
  ["a hyphen at the start", "-bcdefghijklmnopqrstu"],
  ["underscores at both ends", "_bcdefghijklmnopqrst_"],
])("names a link by its place, whatever its random id: %s", (_, id) => {
  const parts = settled([id, "0123456789abcdefghijk"]);
  expect(parts[body]).toBe('<w:hyperlink r:id="rIdLink1"/><w:hyperlink r:id="rIdLink2"/>');
  expect(parts[relations]).toBe('<Relationship Id="rId1"/><Relationship Id="rIdLink1"/><Relationship Id="rIdLink2"/>');
});
