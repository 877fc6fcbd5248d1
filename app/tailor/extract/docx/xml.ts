import type { XmlElement } from "./parse-xml";
/** Small readers for WordprocessingML elements; prefixes are the ones that every producer writes. */

/** The first child element of that name. */
export function childOf(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

/** All elements of that name below this one, in order. */
export function elementsIn(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const child of element.children) {
    if (child.name === name) found.push(child);
    elementsIn(child, name, found);
  }
  return found;
}

/** The w:val of a child element; null without one. */
export function textValueOf(element: XmlElement | null | undefined, name: string): string | null {
  return childOf(element, name)?.attribute("w:val") ?? null;
}

/** An on-off property such as w:b: undefined where not said. */
export function flagOf(element: XmlElement | null | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  if (!child) return undefined;
  return !["0", "false", "off", "none"].includes(child.attribute("w:val") ?? "");
}
