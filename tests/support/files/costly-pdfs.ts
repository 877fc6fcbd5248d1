import { zlibSync } from "fflate";
import { buildPdfOfObjects, buildRawPdf, rawStream } from "./build-raw-pdf";

const encoder = new TextEncoder();
const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const helvetica = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
const words = "BT /F 9 Tf 50 700 Td (Tram driver) Tj ET ";

const objects = (...all: (string | Uint8Array)[]) =>
  buildPdfOfObjects(all.map((object) => (typeof object === "string" ? encoder.encode(object) : object)));

const pageWith = (entries: string, ...further: (string | Uint8Array)[]) =>
  objects(
    catalog,
    pages,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>${entries}>>`,
    rawStream(words),
    ...further,
  );

/** A stream whose bytes are packed already. */
function packed(data: Uint8Array, filters: string): Uint8Array {
  const head = encoder.encode(`<</Filter[${filters}]/Length ${data.length}>>\nstream\n`);
  return Uint8Array.from([...head, ...data, ...encoder.encode("\nendstream")]);
}

/** A composite font /F whose entries are given; objects 6 and on follow. */
const fontWith = (entries: string, descendant: string, ...further: Uint8Array[]) =>
  pageWith(
    "/Contents 4 0 R",
    `<</Type/Font/Subtype/Type0/BaseFont/A/DescendantFonts[6 0 R]${entries}>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${descendant}>>`,
    ...further,
  );

const toUnicode = (map: string) => fontWith("/Encoding/Identity-H/ToUnicode 7 0 R", "", rawStream(map));
const hex = (value: number) => `<${value.toString(16).padStart(8, "0")}>`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join("");

/** Pages that all show the same content. */
function pagesOf(count: number, content: string, box = "0 0 595 842"): Uint8Array {
  const kids = many(count, (at) => `${5 + at} 0 R `);
  return objects(
    catalog,
    `<</Type/Pages/Kids[${kids}]/Count ${count}/MediaBox[${box}]/Resources<</Font<</F 4 0 R>>>>>>`,
    rawStream(content),
    helvetica,
    ...Array.from({ length: count }, () => "<</Type/Page/Parent 2 0 R/Contents 3 0 R>>"),
  );
}

const rowOfWords = (count: number, size: number) => `BT /F ${size} Tf 20 400 Td [${"(a)-2000".repeat(count)}] TJ ET`;
const letter = (at: number) => String.fromCharCode(97 + (at % 26));

/** Spends all that a file may spend in pdf.js itself, before any page is laid out. */
export const costlyForPdfjs = () => pagesOf(1, `BT /F 9 Tf ${"(Hello) Tj 9 0 Td ".repeat(400_000)}ET`);

/** Small PDFs that would cost a reader without bounds seconds to minutes, or gigabytes: what they do, and the file. */
export const costlyPdfs: [what: string, make: () => Uint8Array][] = [
  ["a ToUnicode range as wide as a plane", () => toUnicode("1 beginbfrange <00000000> <00FFFFFF> <0041> endbfrange")],
  [
    "thousands of ToUnicode ranges from the last to the first",
    () =>
      toUnicode(
        many(
          3000,
          (i) => `1 beginbfrange ${hex((3000 - i) << 16)} ${hex(((3000 - i) << 16) + 65_535)} <0041> endbfrange `,
        ),
      ),
  ],
  [
    "the same ToUnicode range 5,000 times",
    () => toUnicode(`5000 beginbfrange ${"<0000> <FFFF> <0041> ".repeat(5000)}endbfrange`),
  ],
  [
    "an encoding with ranges of characters without end",
    () =>
      fontWith(
        "/Encoding 7 0 R",
        "",
        rawStream("1 begincidrange <00000000> <00FFFFFF> 0 endcidrange", "/Type/CMap/CMapName/X"),
      ),
  ],
  [
    "a width for four million characters",
    () => fontWith("/Encoding/Identity-H", `/W[${"0 4000000 500 ".repeat(300)}]`),
  ],
  [
    "one link 100,000 times",
    () =>
      pageWith(
        `/Contents 4 0 R/Annots[${"6 0 R ".repeat(100_000)}]`,
        helvetica,
        "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://a.example)>>>>",
      ),
  ],
  ["one content 100,000 times", () => pageWith(`/Contents[${"4 0 R ".repeat(100_000)}]`, helvetica)],
  [
    "saved states without end",
    () => pageWith("/Contents 6 0 R", helvetica, packed(zlibSync(encoder.encode("q ".repeat(60_000))), "/FlateDecode")),
  ],
  [
    "thousands of fonts",
    () =>
      pageWith(
        `/Contents 6 0 R/Resources<</Font<<${many(5000, (i) => `/G${i}<</Type/Font/Subtype/Type1/BaseFont/A${i}>>`)}>>>>`,
        helvetica,
        rawStream(many(5000, (i) => `BT /G${i} 9 Tf (a) Tj ET `)),
      ),
  ],
  [
    "patterns that draw themselves",
    () =>
      buildRawPdf(rawStream("/Pattern cs /P scn 0 0 9 9 re f ".repeat(100_000)), "/Pattern<</P 6 0 R>>", [
        rawStream(
          "/P scn 0 0 1 1 re f",
          "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</P 6 0 R>>>>",
        ),
      ]),
  ],
  [
    "a function that branches 40 times",
    () =>
      buildRawPdf(
        rawStream("/S sh"),
        "/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Function 6 0 R>>>>",
        [rawStream(`{${"dup .5 gt {dup} if ".repeat(40)}0 0}`, "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]")],
      ),
  ],
  [
    "a cross-reference stream of a hundred million entries",
    () =>
      encoder.encode(
        `%PDF-1.7\n1 0 obj\n<</Type/XRef/W[0 0 0]/Index[${"0 100000000 ".repeat(1000)}]/Size 8/Root 1 0 R/Length 0>>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF`,
      ),
  ],
  ["a row of 39,000 words that nobody sees", () => pagesOf(4, rowOfWords(39_000, 0.005))],
  ["a row of 5,000 words that nobody sees, on 40 pages", () => pagesOf(40, rowOfWords(5000, 0.005))],
  ["a row of 5,000 words, on 20 pages", () => pagesOf(20, rowOfWords(5000, 4), "0 0 60000 842")],
  [
    "1,500 footers, on 50 pages",
    () =>
      pagesOf(
        50,
        `BT /F 4 Tf 4.2 TL 50 9900 Td ${many(1500, (at) => `(${letter(at)}${at}) Tj T*`)} ET`,
        "0 0 600 100000",
      ),
  ],
  [
    "words that climb from right to left",
    () =>
      pagesOf(
        5,
        `BT /F 4 Tf ${many(9000, (at) => `1 0 0 1 ${90_000 - 9 * at} ${400 - 0.0001 * at} Tm (a) Tj `)} ET`,
        "0 0 100000 842",
      ),
  ],
  [
    "rows that start at 80 places",
    () =>
      pagesOf(
        10,
        `BT /F 4 Tf ${many(4900, (at) => `1 0 0 1 ${20 + 7 * (at % 80)} ${90_000 - 4.2 * at} Tm (a) Tj `)} ET`,
        "0 0 600 100000",
      ),
  ],
  [
    "3,000 dots beside 2,000 rows",
    () =>
      pagesOf(
        20,
        `${many(3000, (at) => `${10 + (at % 10)} ${at % 800} 3 3 re f `)}BT /F 4 Tf 4.2 TL 50 9900 Td ${many(2000, (at) => `(${letter(at)}) Tj T*`)} ET`,
        "0 0 600 10000",
      ),
  ],
  [
    "1,900 areas below 2,000 texts",
    () => pagesOf(50, `${"1 0 0 rg 0 0 595 842 re f ".repeat(1900)}BT /F 4 Tf ${"0 0.1 Td (a) Tj ".repeat(2000)} ET`),
  ],
  [
    "a letter that stands for a thousand, 30,000 times",
    () =>
      buildRawPdf(rawStream(`BT /U 4 Tf 20 400 Td <${"0001".repeat(30_000)}> Tj ET`), "/Font<</U 6 0 R>>", [
        encoder.encode(
          "<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>",
        ),
        encoder.encode(
          "<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>",
        ),
        rawStream(`1 beginbfchar <0001> <${"0061".repeat(1000)}> endbfchar`),
      ]),
  ],
  ["a PDF of 7 MB without an object", () => encoder.encode(`%PDF-1.7\n${"obj ".repeat(1_700_000)}`)],
];
