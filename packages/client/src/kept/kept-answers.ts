// Answers that a tab stores (NET-03): under the MD5 of address and query, in a space of the merchant, language and member. A log-out
// removes all of them by the prefix.
import { md5 } from './md5.ts';

export type KeptStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Lists the keys with a prefix. */
  keys: (prefix: string) => string[];
};
type Options = {
  storage: KeptStorage;
  prefix: string;
  /** Returns the time in milliseconds. */
  now: () => number;
};

/** The caller (space) and the request of an answer. */
export type StorageKey = { space: string; address: string };

export type KeptAnswers = {
  find: (question: StorageKey, seconds: number) => { value: unknown } | null;
  keep: (question: StorageKey, value: unknown) => void;
};

/** Limits of stored answers. A tab's storage holds some five million characters, and the session must always fit. */
const most = { answers: 24, letters: 40_000 };

/** Reads an entry: a time, a space character, and the value as JSON. */
function readEntry(text: string): { at: number; json: string } {
  const end = text.indexOf(' ');
  return { at: Number(text.slice(0, end)), json: text.slice(end + 1) };
}

function parse(json: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(json) };
  } catch {
    return null;
  }
}

export function createKeptAnswers({ storage, prefix, now }: Options): KeptAnswers {
  const keyOf = ({ space, address }: StorageKey) => `${prefix}${md5(space)}.${md5(address)}`;

  function makeRoom(): void {
    const keys = storage.keys(prefix);
    if (keys.length < most.answers) return;
    const entries = keys.map((key) => ({ key, at: readEntry(storage.read(key) ?? '').at }));
    const oldest = entries.toSorted((one, other) => one.at - other.at);
    for (const { key } of oldest.slice(0, keys.length - most.answers + 1)) storage.remove(key);
  }

  return {
    find: (question, seconds) => {
      const key = keyOf(question);
      const text = storage.read(key);
      if (text === null) return null;
      const { at, json } = readEntry(text);
      const age = now() - at;
      // After the clock was set back an answer may lie in the future.
      const kept = age >= 0 && age < seconds * 1_000 ? parse(json) : null;
      if (!kept) storage.remove(key);
      return kept;
    },
    keep: (question, value) => {
      const key = keyOf(question);
      const json = JSON.stringify(value);
      storage.remove(key);
      if (json.length > most.letters) return;
      makeRoom();
      storage.write(key, `${now()} ${json}`);
    },
  };
}
