// Values that survive a reload of the page, but not its tab. In a browser that forbids storage they are forgotten.

export type Kept<T> = { read: () => T | null; write: (value: T | null) => void };

export function createKept<T>(name: string): Kept<T> {
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Full or forbidden: the page works without.
      }
    },
  };
}
