// A body as the inbox keeps it: tokens, launch codes and the texts of messages are left out before it is stored.
import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';

const leftOut = '(left out)';
const mostLetters = 20_000;

/** A message's text, in the form that asks for it and in the answer, may hold a code: it stands in the inbox of messages alone. */
const secretFields = [
  'token',
  'password',
  'Body',
  'body',
  'idToken',
  'refreshToken',
  'id_token',
  'access_token',
  'assertion',
  'refresh_token',
  'requestUri',
  'postBody',
  'sessionInfo',
];

/** The last part of a launch's address is its secret code. */
const withoutCode = (address: string): string => address.replace(/[^/]*$/, leftOut);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (secretFields.includes(name)) return [name, leftOut];
      if ((name === 'url' || name === 'game_url') && typeof each === 'string')
        return [name, withoutCode(each)];
      return [name, clean(each)];
    }),
  );
}

/** A body that is not JSON is not kept: it could hold a secret anywhere. */
export function withoutSecrets(body: string): string {
  if (body === '') return '';
  let kept: string;
  try {
    kept = writeExactJson(clean(readExactJson(body)));
  } catch {
    return `(${Buffer.byteLength(body)} bytes that are not JSON)`;
  }
  if (kept.length <= mostLetters) return kept;
  return `${kept.slice(0, mostLetters)} … (${kept.length} letters)`;
}
