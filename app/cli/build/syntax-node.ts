/** A node of a syntax tree, as far as the meter of pdf.js asks for it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  parts: SyntaxNode[];
  callee?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  argument?: SyntaxNode;
  body?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  test?: SyntaxNode;
  value?: number;
  operator?: string;
  name?: string;
  isComputed: boolean;
  isOptional: boolean;
  isAsync: boolean;
  inputs: SyntaxNode[];
  init?: SyntaxNode;
}

/** The node that a parser made, with its parts. */
export function toSyntaxNode(value: unknown): SyntaxNode {
  const raw = value as Record<string, unknown>;
  const of = (key: string) => (isRaw(raw[key]) ? known(raw[key]) : undefined);
  const cache = new Map<unknown, SyntaxNode>();
  const known = (part: unknown): SyntaxNode => {
    const found = cache.get(part);
    if (found) return found;
    const made = toSyntaxNode(part);
    cache.set(part, made);
    return made;
  };
  const listOf = (part: unknown) => (Array.isArray(part) ? part : [part]).filter(isRaw).map(known);
  return {
    type: String(raw.type),
    start: Number(raw.start),
    end: Number(raw.end),
    parts: Object.values(raw).flatMap(listOf),
    callee: of("callee"),
    object: of("object"),
    property: of("property"),
    argument: of("argument"),
    body: of("body"),
    left: of("left"),
    right: of("right"),
    test: of("test"),
    value: typeof raw.value === "number" ? raw.value : undefined,
    operator: typeof raw.operator === "string" ? raw.operator : undefined,
    name: typeof raw.name === "string" ? raw.name : undefined,
    isComputed: raw.computed === true,
    isOptional: raw.optional === true,
    isAsync: raw.async === true,
    inputs: listOf(raw.arguments),
    init: raw.type === "VariableDeclarator" ? of("init") : undefined,
  };
}

function isRaw(value: unknown): boolean {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
