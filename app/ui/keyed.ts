/** Pairs each item with its position as React key: for lists whose items have no id and never change their order. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, position) => ({ key: String(position), item }));
}
