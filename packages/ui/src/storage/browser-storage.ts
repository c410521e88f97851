/** Browser storage that goes on working, for as long as the page is open, where the browser refuses to store. */
function storageOf(open: () => Storage) {
  const unstored = new Map<string, string>();
  return {
    read(key: string): string | undefined {
      try {
        return open().getItem(key) ?? unstored.get(key);
      } catch {
        return unstored.get(key);
      }
    },
    write(key: string, value: string): void {
      try {
        open().setItem(key, value);
      } catch {
        unstored.set(key, value);
      }
    },
    forget(key: string): void {
      unstored.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** Shared by the tabs of this browser, and kept. Never holds what only the person may know. */
export const kept = storageOf(() => localStorage);

/** This tab's own, until it is closed. */
export const ofThisTab = storageOf(() => sessionStorage);
