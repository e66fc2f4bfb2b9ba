// The browser's storages. A browser may refuse them: then nothing is stored, and no error is thrown.
export type KeyValue = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Lists the keys with this prefix. */
  keys: (prefix: string) => string[];
};

function guarded(open: () => Storage): KeyValue {
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(open());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
    keys: (prefix) =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

/** Storage that lasts as long as the tab. */
export const tabStorage = guarded(() => window.sessionStorage);
/** Storage that stays on the device. */
export const deviceStorage = guarded(() => window.localStorage);
