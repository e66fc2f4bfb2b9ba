import { onTestFinished, vi } from 'vitest';

/** Answers of a browser to requests for a passkey. The request's `mediation` is `conditional` for suggestions in a field. */
export type PasskeyBrowser = {
  get?: (options: CredentialRequestOptions) => Promise<unknown>;
  create?: (options: CredentialCreationOptions) => Promise<unknown>;
  /** Whether the browser suggests passkeys in a field. */
  suggests?: boolean;
};

/** Adds passkeys to jsdom for this test, with these answers. */
export function teachPasskeys({ suggests = false, ...credentials }: PasskeyBrowser): void {
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

/** Answer of an authenticator at a login. */
export const shownPasskey = {
  ...common,
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signature'),
    userHandle: bytes('7'),
  },
};

/** New credential of an authenticator. */
export const madePasskey = {
  ...common,
  response: {
    attestationObject: bytes('object'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal'],
  },
};

/** Promise that never settles: some browsers leave it pending after their dialog is closed and after an abort. */
export const neverSettles = (): Promise<never> => new Promise(() => undefined);
