import { buildDocx, paragraph } from "./build-docx";

const tramDriver = paragraph("Tram driver");
const repeated = (piece: string, characters = 1_900_000) => piece.repeat(Math.floor(characters / piece.length));
const wrapped = (depth: number, open: string, inside: string, close: string) =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Bytes that do not compress, the same on every run. */
export function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  });
}

/** What compresses well is refused for that; a picture of noise hides it. */
const costly = (body: string, files: Record<string, string> = {}) =>
  buildDocx(body + tramDriver, { "word/media/noise.bin": noise(400_000), ...files });

const headerPart = (index: number) => `<w:hdr>${tramDriver}${"<a/>".repeat(300)}<w:t>${index}</w:t></w:hdr>`;
const headers = () => {
  const numbers = Array.from({ length: 400 }, (_, index) => index);
  const relations = numbers.map((index) => `<Relationship Id="r${index}" Type="x/header" Target="h${index}.xml"/>`);
  return costly(numbers.map((index) => `<w:headerReference r:id="r${index}"/>`).join(""), {
    "word/_rels/document.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(numbers.map((index) => [`word/h${index}.xml`, headerPart(index)])),
  });
};

/** Small Word documents that would cost a reader without bounds seconds and half a gigabyte. */
export const costlyDocx: [
  what: string,
  failure: "unsafe-archive" | "too-much-inside" | "corrupt",
  make: () => Uint8Array,
][] = [
  ["half a million empty elements", "unsafe-archive", () => costly(repeated("<a/>"))],
  ["300,000 empty paragraphs", "unsafe-archive", () => costly(repeated("<w:p/>"))],
  ["80,000 runs of one letter", "unsafe-archive", () => costly(`<w:p>${repeated("<w:r><w:t>a</w:t></w:r>")}</w:p>`)],
  [
    "100,000 text boxes in one drawing",
    "unsafe-archive",
    () => costly(`<w:p><w:r><w:drawing>${"<w:txbxContent/>".repeat(100_000)}</w:drawing></w:r></w:p>`),
  ],
  [
    "elements nested deep again and again",
    "unsafe-archive",
    () => costly(repeated(wrapped(90, "<w:x>", "", "</w:x>"))),
  ],
  ["one element nested 100,000 deep", "unsafe-archive", () => costly(wrapped(100_000, "<w:tbl>", "", "</w:tbl>"))],
  ["nesting behind quoted brackets", "unsafe-archive", () => costly(wrapped(60_000, '<w:x a="/>">', "", "</w:x>"))],
  [
    "100,000 attributes of one element",
    "unsafe-archive",
    () => costly(`<w:p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
  ],
  ["an attribute of 2 MB of line ends", "too-much-inside", () => costly(`<w:p a="${repeated("\n")}"/>`)],
  ["text of 2 MB of line ends", "too-much-inside", () => costly(`<w:p><w:r><w:t>${repeated("\r")}</w:t></w:r></w:p>`)],
  [
    "invisible text of 600,000 characters",
    "too-much-inside",
    () => costly(`<w:p><w:r><w:t>${"\u200b".repeat(600_000)}</w:t></w:r></w:p>`),
  ],
  ["450,000 references", "too-much-inside", () => costly(`<w:p><w:r><w:t>${"&#9;".repeat(450_000)}</w:t></w:r></w:p>`)],
  ["a million bare ampersands", "corrupt", () => costly(`<w:p><w:r><w:t>${repeated("&")}</w:t></w:r></w:p>`)],
  [
    "9,000 links on each of 60,000 lines",
    "unsafe-archive",
    () => {
      const links = Array.from({ length: 9000 }, (_, at) => `<w:fldSimple w:instr='HYPERLINK "http:${at}"'/>`).join("");
      return costly(`<w:p>${links}<w:r>${"<w:t>a</w:t><w:br/>".repeat(60_000)}</w:r></w:p>`);
    },
  ],
  ["400 headers that are small one by one", "unsafe-archive", headers],
];
