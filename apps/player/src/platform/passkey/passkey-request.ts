// The browser's request for a passkey, one at a time. Some browsers never settle its promise, not even after an abort; here each request
// ends.
import { WebAuthnAbortService } from '@simplewebauthn/browser';

/** Time that a person has to answer the browser's dialog, in milliseconds. */
export const askedForMs = 90_000;

type End = 'AbortError' | 'TimeoutError';

let endRunning: (how: End) => void = () => undefined;

/** Ends the pending request, if there is one, whether or not the browser settles it. */
export function endPasskeyRequest(how: End = 'AbortError'): void {
  endRunning(how);
  endRunning = () => undefined;
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Makes a request, which ends the one before it. Settles as the browser does; rejects with an `AbortError` if another request or
 * `endPasskeyRequest` ends it, and with a `TimeoutError` after `lastsMs` milliseconds. Later results of the browser are ignored.
 */
export function requestPasskey<T>(request: () => Promise<T>, lastsMs: number): Promise<T> {
  endPasskeyRequest();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => endPasskeyRequest('TimeoutError'), lastsMs);
    const end = (how: End) => {
      clearTimeout(timer);
      reject(new DOMException('The request for a passkey has ended.', how));
    };
    endRunning = end;
    const settle = () => {
      clearTimeout(timer);
      if (endRunning === end) endRunning = () => undefined;
    };
    request().then(resolve, reject).finally(settle);
  });
}

/** Returns the name of an error or DOMException; empty for any other value. */
export const nameOfFailure = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';
