import type { Element } from "@xmldom/xmldom";
import { ExtractError } from "../failures";
import { limits } from "../limits";
import { openArchive } from "./open-archive";

/** A part of the document and what it links to, by relationship id. */
export interface Part {
  root: Element;
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
  part(path: string): Part | null;
}

const deepestNesting = 400;

/** Opens a .docx. Throws ExtractError "unsupported-type" for other archives, "unsafe-archive", "corrupt". */
export async function openPackage(bytes: Uint8Array): Promise<Package> {
  const files = await openArchive(bytes);
  if (!files.has("[Content_Types].xml")) throw new ExtractError("unsupported-type");
  const { DOMParser } = await import("@xmldom/xmldom");
  const texts = new Map<string, string>();
  for (const [name, data] of files) {
    if (/\.(?:xml|rels)$/i.test(name)) texts.set(name, decodeXml(data));
  }
  let parsed = 0;
  const parse = (path: string): Element | null => {
    const text = texts.get(path);
    if (text === undefined) return null;
    parsed += text.length;
    if (parsed > limits.xmlCharacters) throw new ExtractError("unsafe-archive");
    checkNesting(text);
    const fail = () => {
      throw new ExtractError("corrupt");
    };
    const parser = new DOMParser({ onError: fail });
    try {
      return parser.parseFromString(text, "text/xml").documentElement;
    } catch {
      throw new ExtractError("corrupt");
    }
  };
  const part = (path: string): Part | null => {
    const root = parse(path);
    return root ? { root, relations: readRelations(parse, path) } : null;
  };
  const [mainRelation] = [...readRelations(parse, "").values()].filter(({ type }) => type === "officeDocument");
  const path = mainRelation?.target ?? "word/document.xml";
  if (!path.startsWith("word/")) throw new ExtractError("unsupported-type");
  const main = part(path);
  if (!main) throw new ExtractError("unsupported-type");
  return { main, part };
}

/** XML parts of Word have no document type; one is a way to make the reader fetch or repeat things. */
function decodeXml(data: Uint8Array): string {
  const encoding =
    data[0] === 0xff && data[1] === 0xfe ? "utf-16le" : data[0] === 0xfe && data[1] === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(data);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ExtractError("unsafe-archive");
  return text;
}

/** Real documents nest some 40 deep; thousands are there to exhaust the stack of whoever walks the tree. */
function checkNesting(text: string): void {
  let depth = 0;
  for (const [tag] of text.matchAll(/<\/|<[^!?/][^>]*?\/>|<[^!?/]/g)) {
    if (tag === "</") depth -= 1;
    else if (!tag.endsWith("/>")) depth += 1;
    if (depth > deepestNesting) throw new ExtractError("unsafe-archive");
  }
}

function readRelations(parse: (path: string) => Element | null, path: string): Map<string, Relation> {
  const slash = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, slash);
  const root = parse(`${folder}_rels/${path.slice(slash)}.rels`);
  const relations = new Map<string, Relation>();
  for (const element of Array.from(root?.getElementsByTagName("Relationship") ?? [])) {
    const target = element.getAttribute("Target") ?? "";
    const external = element.getAttribute("TargetMode") === "External";
    relations.set(element.getAttribute("Id") ?? "", {
      type: (element.getAttribute("Type") ?? "").split("/").at(-1) ?? "",
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
