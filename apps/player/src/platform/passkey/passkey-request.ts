// The browser's request for a passkey: one at a time in a page, as the browser has it. Some browsers never settle its promise, not even when they are told to stop; here each request ends.
import { WebAuthnAbortService } from '@simplewebauthn/browser';

/** How long a person has who was asked by the browser's own dialog, in milliseconds. */
export const askedForMs = 90_000;

type End = 'AbortError' | 'TimeoutError';

let endRunning: (how: End) => void = () => undefined;

/** Ends the request that runs, if one does, whatever the browser makes of it. */
export function endPasskeyRequest(how: End = 'AbortError'): void {
  endRunning(how);
  endRunning = () => undefined;
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Makes a request, which ends the one before it. Settles as the browser does; rejects with an `AbortError` where another request or
 * `endPasskeyRequest` ends it, and with a `TimeoutError` after `lastsMs` milliseconds. What the browser settles later is dropped.
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

/** As DOMException names them; empty for what is no error. */
export const nameOfFailure = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';
