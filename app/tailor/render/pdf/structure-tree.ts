import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import type { Group } from "./page-layout";

/** One page as the tree needs it: its reference, and the block of each marked-content id. */
interface MarkedPage {
  ref: PDFRef;
  marked: number[];
}

/** Writes the tree that tells a screen reader what each block is, in reading order. */
export function writeStructureTree(context: PDFContext, groups: Group[], pages: MarkedPage[]): PDFRef {
  const root = context.nextRef();
  const document = context.nextRef();
  const children: PDFRef[] = [];
  const owners: PDFRef[] = [];
  let list: { ref: PDFRef; items: PDFRef[] } | undefined;
  const closeList = () => {
    if (list) context.assign(list.ref, context.obj({ Type: "StructElem", S: "L", P: document, K: list.items }));
    list = undefined;
  };
  groups.forEach((group, index) => {
    const content = context.obj(contentOf(index, pages));
    const element = context.nextRef();
    owners.push(element);
    if (group.tag !== "LI") {
      closeList();
      context.assign(element, context.obj({ Type: "StructElem", S: group.tag, P: document, K: content }));
      children.push(element);
      return;
    }
    if (!list) {
      list = { ref: context.nextRef(), items: [] };
      children.push(list.ref);
    }
    const item = context.nextRef();
    context.assign(element, context.obj({ Type: "StructElem", S: "LBody", P: item, K: content }));
    context.assign(item, context.obj({ Type: "StructElem", S: "LI", P: list.ref, K: [element] }));
    list.items.push(item);
  });
  closeList();
  context.assign(document, context.obj({ Type: "StructElem", S: "Document", P: root, K: children }));
  const parents = pages.flatMap(({ marked }, page) => [page, marked.map((index) => owners[index] ?? document)]);
  context.assign(root, context.obj({ Type: "StructTreeRoot", K: [document], ParentTree: { Nums: parents } }));
  return root;
}

function contentOf(group: number, pages: MarkedPage[]) {
  return pages.flatMap(({ ref, marked }) => {
    const id = marked.indexOf(group);
    return id < 0 ? [] : [{ Type: "MCR", Pg: ref, MCID: id }];
  });
}
