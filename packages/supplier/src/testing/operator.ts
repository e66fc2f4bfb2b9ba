// An operator in a supplier's tests: the keys of both sides, and signed calls.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { posix } from 'node:path';
import { operatorPrefix } from '../operator/routes.ts';
import { signatureHeader, signBody } from '../signature.ts';
import { ask, type Reply } from './ask.ts';

export const makeKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
export const pem = (key: KeyObject, type: 'pkcs8' | 'spki'): string =>
  String(key.export({ type, format: 'pem' })).trim();

/** A wrong signature, and a signal that aborts the call. */
export type OperateOptions = { signature?: string; signal?: AbortSignal };
/** Makes a signed call below `/operator/generic/v2/game/`; `../` leaves that path. */
export type Operate = (
  path: string,
  body: object | string,
  sent?: OperateOptions,
) => Promise<Reply>;

/** Creates the caller. `origin` includes the path prefix of the operator's routes. */
export function operateAt(origin: string, key: KeyObject): Operate {
  const { host, port, pathname } = new URL(origin);
  const before = pathname.replace(/\/$/, '');
  return (path, body, { signature, signal } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signed = signature ?? signBody(text, key);
    return ask(Number(port), 'POST', posix.join(before || '/', operatorPrefix, path), {
      headers: { host, 'content-type': 'application/json', [signatureHeader]: signed },
      body: text,
      ...(signal && { signal }),
    });
  };
}
