import { fileURLToPath } from "node:url";
import { type Plugin, parseAst } from "vite";
import { type SyntaxNode, toSyntaxNode } from "./syntax-node";

/** How a path or URL of pdf.js ends. */
export const pdfjsFile = "/unpdf/dist/pdfjs.mjs";
export const meterFile = fileURLToPath(new URL("../../tailor/extract/pdf/meter.ts", import.meta.url));

const step = "if((meter$left-=4)<0)meter$left=meter$refill();";
const stepInExpression = "((meter$left-=4)<0&&(meter$left=meter$refill()),";
/** For iterations and calls that only compute numbers. */
const shortStep = "if(--meter$left<0)meter$left=meter$refill();";
const shortStepInExpression = "(--meter$left<0&&(meter$left=meter$refill()),";
const notShort = /^(?:Call|New|Await|Yield)Expression$|^TemplateLiteral$|^For(?:Of|In)Statement$/;
/** Replaces the native class. pdf.js catches the error and falls back to its own decoder, which the meter can count. */
const ownDecoder = "const DecompressionStream=function(){throw 0};";
const loops = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const lists = /^(?:(?:Big)?(?:Uint|Int|Float)\d+|Uint8Clamped)?Array$|^(?:ArrayBuffer|Set|Map)$/;
const errors = /(?:Error|Exception|ExceptionClosure)(?:\$\d+)?$/;
/** Methods that return a copy. */
const copying = wordsOf(
  "slice concat join fill sort toSorted reverse map filter from split replace replaceAll decode encode repeat padStart",
  "padEnd keys values entries toString match assign toHex toBase64 normalize substring substr toLowerCase toUpperCase",
);
/** Methods that search or move all elements of their object. */
const searching = wordsOf("splice shift unshift indexOf lastIndexOf includes copyWithin findIndex find");
/** Methods that read all of their first argument. */
const reading = wordsOf("exec test");
/** Methods that store their first argument, with the bytes that takes. */
const keeping = new Map([
  ["push", 16],
  ["add", 48],
  ["put", 48],
]);
const textMakers = wordsOf("fromCharCode fromCodePoint");

/**
 * Adds calls of the meter to the source of pdf.js: each loop iteration and function call counts as a step, each new
 * object has a size, and each `await` and `then` may pause. Streams are decompressed by pdf.js's own decoder, because
 * the meter cannot count the native one. `meterUrl` is the address of `meter.ts`.
 */
export function meterPdfjs(source: string, meterUrl: string): string {
  if (source.includes("meter$")) throw new Error("pdf.js uses a name of the meter itself");
  const insertions: { at: number; text: string }[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode | null, inOptionalChain: boolean, inAsync: boolean) => {
    const closings: { at: number; text: string }[] = [];
    const wrap = (part: SyntaxNode | undefined, call: string, end = "))") => {
      if (!part) return;
      insertions.push({ at: part.start, text: call });
      closings.push({ at: part.end, text: end });
    };
    for (const [part, call, end] of wrappings(node, parent, inOptionalChain, source)) wrap(part, call, end);
    // A promise that is awaited later: if the function stops before that, nobody else would handle its rejection.
    if (inAsync && node.init?.type === "CallExpression") wrap(node.init, " meter$handled((");
    if (parent?.type !== "LabeledStatement" && isBrief(node)) wrap(node, `{${step}`, "}");
    else if (loops.test(node.type) || functions.test(node.type)) {
      const isFunction = functions.test(node.type);
      const turn = (isFunction ? isShort(node.body) : isShort(node)) ? shortStep : step;
      if (node.body?.type === "BlockStatement") insertions.push({ at: node.body.start + 1, text: turn });
      else if (isFunction) wrap(node.body, turn === step ? stepInExpression : shortStepInExpression, ")");
      else wrap(node.body, `{${turn}`, "}");
    }
    if (node.type === "CatchClause" && node.body) insertions.push({ at: node.body.start + 1, text: "meter$slow(0);" });
    const isChained = node.type === "CallExpression" || node.type === "MemberExpression";
    const isInside = node.type === "ChainExpression" || (inOptionalChain && isChained);
    const isAsync = functions.test(node.type) ? node.isAsync : inAsync;
    for (const part of node.parts) visit(part, node, isInside, isAsync);
    insertions.push(...closings.reverse());
  };
  visit(toSyntaxNode(parseAst(source)), null, false, false);
  const ordered = insertions.map((insertion, order) => ({ ...insertion, order }));
  ordered.sort((a, b) => a.at - b.at || a.order - b.order);
  let last = 0;
  const pieces = ordered.map(({ at, text }) => {
    const before = source.slice(last, at);
    last = at;
    return before + text;
  });
  return head(meterUrl) + pieces.join("") + source.slice(last);
}

/** Vite plugin that adds the meter to pdf.js. */
export function meteredPdfjs(): Plugin {
  return {
    name: "metered-pdfjs",
    enforce: "pre",
    transform: (source, id) =>
      id.split("?")[0]?.endsWith(pdfjsFile) ? { code: meterPdfjs(source, meterFile), map: null } : undefined,
  };
}

function head(meterUrl: string): string {
  const names = "refill made filled joined written copied searched stored slow chained awaited handled unlocking"
    .split(" ")
    .map((name) => `${name} as meter$${name}`);
  return `import{meter,${names}}from${JSON.stringify(meterUrl)};export{meter};let meter$left=0;${ownDecoder}\n`;
}

type Wrapping = [part: SyntaxNode | undefined, call: string, end?: string];

/** The parts of a node to wrap and the meter's function for each, from the outside in. */
function wrappings(node: SyntaxNode, parent: SyntaxNode | null, inOptionalChain: boolean, source: string): Wrapping[] {
  const [first] = node.inputs;
  const isSpread = first?.type === "SpreadElement";
  switch (node.type) {
    case "ObjectExpression":
    case "ArrayExpression":
      return node.parts.length > 0 ? [[node, ` meter$made(${32 + 8 * node.parts.length},(`]] : [];
    case "TemplateLiteral":
      return parent?.type === "TaggedTemplateExpression" ? [] : [[node, " meter$joined((", "))"]];
    case "ArrowFunctionExpression":
      return [[node, " meter$made(64,("]];
    case "AwaitExpression":
      return [[node.argument, " meter$awaited(("]];
    case "SpreadElement":
      return [[node.argument, " meter$copied(("]];
    case "AssignmentExpression":
      if (node.operator === "+=") return [[node, " meter$joined(("]];
      if (node.operator !== "=" || !node.left?.isComputed || !isPlainPath(node.left.object)) return [];
      return [[node.left.property, `meter$written(${source.slice(node.left.object.start, node.left.object.end)},(`]];
    case "NewExpression": {
      const name = node.callee?.name ?? "";
      if (errors.test(name)) return [[node, " meter$slow(("]];
      if (name === "Promise") return [[node, " meter$handled(("]];
      const isList = lists.test(name) && !isSpread;
      // Ciphers create two of these for each block and store none.
      if (isList && first?.value !== undefined && first.value <= 64) return [];
      const size: Wrapping[] = isList ? [[first, ` meter$filled(${elementBytes(name)},(`]] : [];
      return [[node, " meter$made(64,("], ...size];
    }
    case "CallExpression":
      return inOptionalChain ? [] : ofCall(node, isSpread ? undefined : first);
    default:
      return [];
  }
}

function elementBytes(list: string): number {
  const bits = /\d+/.exec(list)?.[0];
  return bits ? Number(bits) / 8 : list === "ArrayBuffer" ? 1 : 8;
}

function ofCall(node: SyntaxNode, first: SyntaxNode | undefined): Wrapping[] {
  const { callee } = node;
  if (errors.test(callee?.name ?? "")) return [[node, " meter$slow(("]];
  if (callee?.type !== "MemberExpression" || callee.isComputed || hasOptional(callee)) return [];
  const method = callee.property?.name ?? "";
  if (method === "finally" || method === "catch") return [[node, " meter$handled(("]];
  if (method === "then")
    return [
      [node, " meter$handled(("],
      [callee.object, " meter$awaited(("],
    ];
  if (method === "withResolvers") return [[node, " meter$handled(("]];
  if (callee.object?.name === "Promise") return [[first, " meter$copied(("]];
  if (callee.object?.name === "Object") {
    if (method === "create") return [[first, " meter$chained(("]];
    if (method === "defineProperty") return [[node, " meter$slow(("]];
    return [[node, " meter$copied(("]];
  }
  if (copying.has(method)) return [[node, " meter$copied(("]];
  if (textMakers.has(method)) return [[node, " meter$joined(("]];
  if (searching.has(method)) return callee.object?.type === "Super" ? [] : [[callee.object, " meter$searched(("]];
  // PDF 2.0's way from a password to a key: it hashes in rounds that the standard bounds, which no resume is to blame for.
  if (method === "_hash") return [[first, " meter$unlocking(("]];
  if (reading.has(method)) return [[first, " meter$searched(("]];
  if (method === "set") return [[first, " meter$stored(("]];
  if (method === "apply") return [[node.inputs[1], " meter$copied(("]];
  const kept = keeping.get(method);
  return kept && first ? [[first, ` meter$made(${kept * node.inputs.length},(`]] : [];
}

/** True for a loop of at most 16 short iterations, as in ciphers: it counts as a single step. */
function isBrief(node: SyntaxNode): boolean {
  const { test } = node;
  const most = test?.operator === "<" ? test.right?.value : undefined;
  return node.type === "ForStatement" && most !== undefined && most <= 16 && isShort(node) && !hasLoop(node.body);
}

function hasLoop(node: SyntaxNode | undefined): boolean {
  return node !== undefined && (loops.test(node.type) || node.parts.some(hasLoop));
}

function isShort(node: SyntaxNode | undefined): boolean {
  return node !== undefined && !notShort.test(node.type) && !functions.test(node.type) && node.parts.every(isShort);
}

/** True for names and chains of names, which are safe to evaluate twice. */
function isPlainPath(node: SyntaxNode | undefined): node is SyntaxNode {
  if (node?.type === "Identifier" || node?.type === "ThisExpression") return true;
  return node?.type === "MemberExpression" && !node.isComputed && !node.isOptional && isPlainPath(node.object);
}

/** True if the chain has an optional link: a wrapped part would no longer short-circuit the rest of the chain. */
function hasOptional(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  return node.isOptional || hasOptional(node.type === "CallExpression" ? node.callee : node.object);
}

function wordsOf(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
