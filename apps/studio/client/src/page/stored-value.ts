// Values that survive a reload, stored for this tab or for the device. In a browser that forbids storage they are lost.

export type StoredValue<T> = { read: () => T | null; write: (value: T | null) => void };

export function createKept<T>(name: string, keeper: 'tab' | 'device' = 'tab'): StoredValue<T> {
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
        // The storage is full or forbidden. The page works without it.
      }
    },
  };
}
