// Has the browser create a passkey, and maps its failures to texts.
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { addPasskey, beginPasskey } from '@parlour/contract/passkey/calls';
import type { Phrase } from '#foundation/language/language.ts';
import { askedForMs, nameOfFailure, requestPasskey } from '#platform/passkey/passkey-request.ts';

type MakeResult =
  | { is: 'made'; passkey: Input<typeof addPasskey> }
  | { is: 'given up' }
  | { is: 'failed'; say: Phrase };

export async function makePasskey(optionsJSON: Answer<typeof beginPasskey>): Promise<MakeResult> {
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
      // The browser refuses passkeys of the merchant's main host at this address (PASSKEY-03).
      if (error.name === 'SecurityError') {
        return { is: 'failed', say: (t) => t('passkey.unsupported') };
      }
    }
    // The player closed the browser's dialog.
    if (['NotAllowedError', 'AbortError'].includes(nameOfFailure(error))) {
      return { is: 'given up' };
    }
    return { is: 'failed', say: (t) => t('passkey.not_made') };
  }
}
