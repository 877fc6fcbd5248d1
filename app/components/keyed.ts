/** Keys for lists that never change order and whose items have no id: their position is their identity. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, position) => ({ key: String(position), item }));
}
