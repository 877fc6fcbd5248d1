/**
 * A list in the browser's storage under `key`, oldest first; what stands there and is no such list counts as an empty one. Where
 * the storage is full or forbidden, the list lives as long as the page: no form fails because of it.
 */
export function keptList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  let inMemory: Item[] | null = null;
  return {
    read(): Item[] {
      if (inMemory) return inMemory;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch {
        return [];
      }
    },
    write(items: Item[]): void {
      try {
        localStorage.setItem(key, JSON.stringify(items));
        inMemory = null;
      } catch {
        inMemory = items;
      }
    },
  };
}
