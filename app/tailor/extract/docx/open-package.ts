import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";
import { pause } from "~/tailor/pause";
import { openArchive } from "./open-archive";
import { parseXml, type XmlCount, type XmlElement } from "./parse-xml";
import { elementsIn } from "./xml";

/** A part of the document and what it links to, by relationship id. */
export interface Part {
  root: XmlElement;
  relations: Map<string, Relation>;
}

export interface Relation {
  type: string;
  /** Path inside the package, or the address where external. */
  target: string;
  external: boolean;
}

/** The parts of a Word document, parsed on demand. */
export interface Package {
  main: Part;
  part(path: string): Promise<Part | null>;
}

type Parse = (path: string) => Promise<XmlElement | null>;

/** UTF-8 takes up to three bytes for what is one character here. */
const mostXmlBytes = 3 * limits.xmlCharacters;

/** Opens a .docx. Throws ExtractError "unsupported-type" for other archives, "unsafe-archive", "corrupt". */
export async function openPackage(bytes: Uint8Array): Promise<Package> {
  const archive = await openArchive(bytes, refuseDocumentType);
  if (!archive.has("[Content_Types].xml")) throw new ExtractError("unsupported-type");
  const count: XmlCount = { nodes: 0, text: 0 };
  let parsed = 0;
  const parse: Parse = async (path) => {
    const data = archive.read(path, mostXmlBytes);
    if (data === null) return null;
    const text = decodeXml(data);
    parsed += text.length;
    if (parsed > limits.xmlCharacters) throw new ExtractError("unsafe-archive");
    const root = parseXml(text, count);
    await pause();
    return root;
  };
  const part = async (path: string): Promise<Part | null> => {
    const root = await parse(path);
    return root ? { root, relations: await readRelations(parse, path) } : null;
  };
  const [mainRelation] = [...(await readRelations(parse, "")).values()].filter(({ type }) => type === "officeDocument");
  const path = mainRelation?.target ?? "word/document.xml";
  if (!path.startsWith("word/")) throw new ExtractError("unsupported-type");
  const main = await part(path);
  if (!main) throw new ExtractError("unsupported-type");
  return { main, part };
}

/** XML parts of Word have no document type; one is a way to make whoever opens the file fetch or repeat things. */
function refuseDocumentType(name: string, head: Uint8Array): void {
  if (/\.(?:xml|rels)$/i.test(name) && /<!(?:DOCTYPE|ENTITY)/i.test(decodeXml(head))) {
    throw new ExtractError("unsafe-archive");
  }
}

function decodeXml(data: Uint8Array): string {
  const encoding =
    data[0] === 0xff && data[1] === 0xfe ? "utf-16le" : data[0] === 0xfe && data[1] === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(data);
}

async function readRelations(parse: Parse, path: string): Promise<Map<string, Relation>> {
  const slash = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, slash);
  const root = await parse(`${folder}_rels/${path.slice(slash)}.rels`);
  const relations = new Map<string, Relation>();
  for (const element of root ? elementsIn(root, "Relationship") : []) {
    const target = element.attribute("Target") ?? "";
    const external = element.attribute("TargetMode") === "External";
    relations.set(element.attribute("Id") ?? "", {
      type: (element.attribute("Type") ?? "").split("/").at(-1) ?? "",
      target: external ? target : target.startsWith("/") ? target.slice(1) : resolve(folder, target),
      external,
    });
  }
  return relations;
}

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of `${folder}${target}`.split("/")) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
}
