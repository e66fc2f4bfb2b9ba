// Has the browser make a passkey, and says in words why it did not.
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { addPasskey, beginPasskey } from '@parlour/contract/passkey/calls';
import type { Phrase } from '#foundation/language/language.ts';
import { askedForMs, nameOfFailure, requestPasskey } from '#platform/passkey/passkey-request.ts';

type Made =
  | { is: 'made'; passkey: Input<typeof addPasskey> }
  | { is: 'given up' }
  | { is: 'failed'; say: Phrase };

export async function makePasskey(optionsJSON: Answer<typeof beginPasskey>): Promise<Made> {
  if (!browserSupportsWebAuthn()) return { is: 'failed', say: (t) => t('passkey.unsupported') };
  try {
    const made = await requestPasskey(() => startRegistration({ optionsJSON }), askedForMs);
    const clientExtensionResults = { ...made.clientExtensionResults };
    return { is: 'made', passkey: { ...made, clientExtensionResults } };
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
        return { is: 'failed', say: (t) => t('passkey.exists') };
      }
      // At this address the browser lets nobody make one for the merchant's main host (PASSKEY-03).
      if (error.name === 'SecurityError') {
        return { is: 'failed', say: (t) => t('passkey.unsupported') };
      }
    }
    // Whoever closes the browser's own dialog has changed the mind.
    if (['NotAllowedError', 'AbortError'].includes(nameOfFailure(error))) {
      return { is: 'given up' };
    }
    return { is: 'failed', say: (t) => t('passkey.not_made') };
  }
}
