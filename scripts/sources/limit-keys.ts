// The keys by which the server's limits count, as they stand in its sources.
import type { Source } from './obeyed.ts';

export type LimitKey = {
  file: string;
  key: string;
  /** The lines of comment above it. */
  comment: string;
};

/** A text with parts that are filled in, one of them the merchant's code (T5): `login:${merchant.code}:…`. */
const keyText = /`((?:[\w:-]*\$\{[^{}`]*\})+[\w:-]*)`/g;
const holdsMerchant = /\$\{(?:[\w.]+\.code|merchantCode|code)\}/;

const commentAbove = (text: string, at: number): string => {
  const above = text.slice(0, at).split('\n').slice(0, -1).toReversed();
  const end = above.findIndex((line) => !/^\s*(?:\/\/|\/\*\*)/.test(line));
  return above.slice(0, end === -1 ? undefined : end).join('\n');
};

/** Of the files that take from a limit. */
export const limitKeys = (sources: readonly Source[]): LimitKey[] =>
  sources
    .filter(({ text }) => /\blimits\.(?:take|tally)\(/.test(text))
    .flatMap(({ file, text }) =>
      [...text.matchAll(keyText)].flatMap(({ 1: key = '', index }) =>
        holdsMerchant.test(key) ? [{ file, key, comment: commentAbove(text, index) }] : [],
      ),
    );

/** By the address of who calls, by nobody at all, or by somebody who is named and the device; else the comment says why strangers may use it up. */
export const isOwnersSafe = ({ key, comment }: LimitKey): boolean =>
  /addressKey\(|\$\{ownDevice\}/.test(key) || namesNobody.test(key) || /\bA4\b/.test(comment);

/** Literal words, the merchant, and what the limit is for. */
const namesNobody = /^(?:[\w:-]|\$\{(?:merchant\.code|merchantCode|code|budget|today)\})*$/;
