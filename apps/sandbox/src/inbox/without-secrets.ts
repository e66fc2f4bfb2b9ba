// Removes secrets from a body before the inbox stores it: tokens, launch codes and the texts of messages.
import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';

const leftOut = '(left out)';
const mostLetters = 20_000;

/** Fields that may contain a secret. A message's text may contain a code, so it is stored only in the inbox of messages. */
const secretFields = [
  'token',
  'secret',
  'password',
  'Body',
  'body',
  'text',
  'api_secret',
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

/** Returns an address without the secrets in its query. */
export function pathWithoutSecrets(path: string): string {
  const [before = '', query] = path.split(/\?(.*)/s);
  if (query === undefined) return path;
  const fields = query.split('&').map((field) => {
    const [name = ''] = new URLSearchParams(field).keys();
    return secretFields.includes(name) ? `${name}=${leftOut}` : field;
  });
  return `${before}?${fields.join('&')}`;
}

/** Removes the secret code, which is the last part of a launch's address. */
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

/** Returns the body without secrets. A body that is not JSON is dropped, because it could contain a secret anywhere. */
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
