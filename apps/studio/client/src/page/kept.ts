// Values that survive a reload: of this tab alone, or of the device. In a browser that forbids storage they are forgotten.

export type Kept<T> = { read: () => T | null; write: (value: T | null) => void };

export function createKept<T>(name: string, keeper: 'tab' | 'device' = 'tab'): Kept<T> {
  const store = () => (keeper === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return JSON.parse(store().getItem(name) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) store().removeItem(name);
        else store().setItem(name, JSON.stringify(value));
      } catch {
        // Full or forbidden: the page works without.
      }
    },
  };
}
