// What this browser knows of passkeys (WebAuthn).
import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';

export const hasPasskeys = browserSupportsWebAuthn;
/** It names them in a field of the page, without a dialog. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && browserSupportsWebAuthnAutofill();
