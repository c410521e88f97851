/** What this browser keeps; for as long as the page is open where it refuses to. */
const unstored = new Map<string, string>();

export const kept = {
  read(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? unstored.get(key);
    } catch {
      return unstored.get(key);
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      unstored.set(key, value);
    }
  },
  forget(key: string): void {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
