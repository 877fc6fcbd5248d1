/**
 * A list in the browser's storage under `key`, oldest first. Where the storage is full, forbidden or holds something else,
 * the list lives as long as the page: no form fails because of it.
 */
export function keptList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  let inMemory: Item[] = [];
  return {
    read(): Item[] {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return Array.isArray(stored) ? stored.filter(isItem) : inMemory;
      } catch {
        return inMemory;
      }
    },
    write(items: Item[]): void {
      inMemory = items;
      try {
        localStorage.setItem(key, JSON.stringify(items));
      } catch {
        try {
          // What stands there is older than what is in memory.
          localStorage.removeItem(key);
        } catch {
          // There is no storage at all.
        }
      }
    },
  };
}
