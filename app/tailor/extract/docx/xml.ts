import type { Element } from "@xmldom/xmldom";
/** Small readers for WordprocessingML elements; prefixes are the ones that every producer writes. */

/** Child elements in order. */
export function childrenOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) children.push(node as Element);
  }
  return children;
}

/** The first child element of that name. */
export function childOf(element: Element | null | undefined, name: string): Element | null {
  if (!element) return null;
  return childrenOf(element).find((child) => child.nodeName === name) ?? null;
}

/** The w:val of a child element; null without one. */
export function textValueOf(element: Element | null | undefined, name: string): string | null {
  const child = childOf(element, name);
  return child?.hasAttribute("w:val") ? child.getAttribute("w:val") : null;
}

/** An on-off property such as w:b: undefined where not said. */
export function flagOf(element: Element | null | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  if (!child) return undefined;
  return !["0", "false", "off", "none"].includes(child.getAttribute("w:val") ?? "");
}
