// A browser with passkeys, for tests of pages: jsdom has none.
import { onTestFinished, vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
});
type TestCredential = ReturnType<typeof credential>;

/** A new credential, as an authenticator makes it. */
export const madeCredential = credential({
  attestationObject: bytes('object'),
  getTransports: () => ['internal'],
});
/** A credential that an authenticator shows. */
export const shownCredential = credential({
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('7'),
});

/** Options for the browser to make a passkey, and to show one, as the server sends them. */
export const creationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Parlour', id: 'console.localhost' },
  user: { id: 'Nw', name: 'new@example.com', displayName: 'new@example.com' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
};
export const requestOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'console.localhost' };

type Ceremonies = {
  create?: () => Promise<TestCredential>;
  get?: (options: { signal: AbortSignal }) => Promise<TestCredential>;
};

/** Gives the browser of this test passkeys, with these answers. */
export function teachPasskeys(answers: Ceremonies = {}): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: answers });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
}

/** The failure of a browser whose dialog the person closed. */
export const refusedByPerson = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
