/** A button that edits a list in a form, as its value names it: "up:highlights:2", "add:highlights:0". */
export interface ListButton {
  step: "up" | "down" | "remove" | "add";
  list: string;
  at: number;
}

export function readListButton(press: string | undefined): ListButton | null {
  const [, step, list, at] = /^(up|down|remove|add):([a-z]+):(\d{1,4})$/i.exec(press ?? "") ?? [];
  return step && list ? { step: step as ListButton["step"], list, at: Number(at) } : null;
}

/** The list after the button's step, and the index to focus. A step that leads nowhere changes nothing. */
export function applyListButton<Item>(
  items: readonly Item[],
  { step, at }: ListButton,
  blank: Item,
): { items: Item[]; focus: number } {
  if (step === "add") return { items: [...items, blank], focus: items.length };
  if (step === "remove") {
    const left = items.toSpliced(at, 1);
    return { items: left, focus: Math.min(at, left.length - 1) };
  }
  const to = step === "up" ? at - 1 : at + 1;
  const [item, other] = [items[at], items[to]];
  if (item === undefined || other === undefined) return { items: [...items], focus: at };
  return { items: items.with(at, other).with(to, item), focus: to };
}
