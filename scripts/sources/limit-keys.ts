// Finds the keys of the server's limits in its sources.
import type { Source } from './obeyed.ts';

export type LimitKey = {
  file: string;
  key: string;
  /** The comment above it. */
  comment: string;
};

/** A template text with the merchant's code (T5): `login:${merchant.code}:…`. */
const keyText = /`((?:[\w:-]*\$\{[^{}`]*\})+[\w:-]*)`/g;
const holdsMerchant = /\$\{(?:[\w.]+\.code|merchantCode|code)\}/;

const commentAbove = (text: string, at: number): string => {
  const above = text.slice(0, at).split('\n').slice(0, -1).toReversed();
  const end = above.findIndex((line) => !/^\s*(?:\/\/|\/\*\*)/.test(line));
  return above.slice(0, end === -1 ? undefined : end).join('\n');
};

/** Finds the keys in files that take from a limit. */
export const limitKeys = (sources: readonly Source[]): LimitKey[] =>
  sources
    .filter(({ text }) => /\blimits\.(?:take|tally)\(/.test(text))
    .flatMap(({ file, text }) =>
      [...text.matchAll(keyText)].flatMap(({ 1: key = '', index }) =>
        holdsMerchant.test(key) ? [{ file, key, comment: commentAbove(text, index) }] : [],
      ),
    );

/** True for a key by the caller's address, by no person, or by a person and the device. Otherwise the comment must say why strangers may exhaust the limit. */
export const isOwnersSafe = ({ key, comment }: LimitKey): boolean =>
  /addressKey\(|\$\{ownDevice\}/.test(key) || namesNobody.test(key) || /\bA4\b/.test(comment);

/** A key of literal words, the merchant, and the limit's purpose. */
const namesNobody = /^(?:[\w:-]|\$\{(?:merchant\.code|merchantCode|code|budget|today)\})*$/;
