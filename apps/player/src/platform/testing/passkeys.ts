import { onTestFinished, vi } from 'vitest';

/** What the browser does when it is asked for a passkey: the way in which it is asked is `conditional` for suggestions in a field. */
export type AskedBrowser = {
  get?: (options: CredentialRequestOptions) => Promise<unknown>;
  create?: (options: CredentialCreationOptions) => Promise<unknown>;
  /** It suggests passkeys in a field. */
  suggests?: boolean;
};

/** jsdom knows no passkeys: for this test the browser does, and answers so. */
export function teachPasskeys({ suggests = false, ...credentials }: AskedBrowser): void {
  const known = { isConditionalMediationAvailable: () => Promise.resolve(suggests) };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, known),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const common = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** What an authenticator shows at a login. */
export const shownPasskey = {
  ...common,
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signature'),
    userHandle: bytes('7'),
  },
};

/** What an authenticator makes. */
export const madePasskey = {
  ...common,
  response: {
    attestationObject: bytes('object'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal'],
  },
};

/** Some browsers never settle the promise: not when their own dialog is gone, and not when the page gives up. */
export const neverSettles = (): Promise<never> => new Promise(() => undefined);
