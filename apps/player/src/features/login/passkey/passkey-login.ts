// A login with a passkey: by the browser's own suggestions in the field of the name (conditional request), or at once by a press. Fetched when the player begins.
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser';
import { passkeyLoginOptions } from '@parlour/contract/passkey/calls';
import type { Foundation } from '#foundation/foundation.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import { href } from '#foundation/navigation/paths.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';

export type PasskeyForm = {
  submit: (credentials: Credentials) => void;
  say: (problem: Problem) => void;
};

/** A challenge that is about to end is replaced by a new one. */
const spareMs = 30_000;

/** The browser runs one request of a page: a suggestion that begins while one is asked for by a press would end that. */
let isPressed = false;

const credentialsOf = (shown: AuthenticationResponseJSON): Credentials => ({
  username: '',
  password: '',
  type: 'passkey',
  passkey: { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } },
  rememberMe: false,
});

const askFor = ({ api, deviceStorage }: Foundation) =>
  api(passkeyLoginOptions, { loginDeviceId: getDeviceId(deviceStorage) }, { teller: 'page' });

/** The request waits as long as the login page stands. What is asked for at once ends it. */
export async function suggestPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return;
  const isHere = () => currentAddress().path === href('login');
  const stop = onAddressChange(() => {
    if (isHere()) return;
    stop();
    WebAuthnAbortService.cancelCeremony();
  });
  let isRenewed = true;
  while (isRenewed && isHere()) {
    isRenewed = false;
    const optionsJSON = await askFor(foundation);
    if (isPressed) break;
    const timer = setTimeout(
      () => {
        isRenewed = true;
        WebAuthnAbortService.cancelCeremony();
      },
      (optionsJSON.timeout ?? 60_000) - spareMs,
    );
    try {
      form.submit(
        credentialsOf(await startAuthentication({ optionsJSON, useBrowserAutofill: true })),
      );
      stop();
    } catch {
      // Ended by what is asked for at once, by the page's end or for a new challenge; or there was nothing to choose.
    } finally {
      clearTimeout(timer);
    }
  }
}

/** At this address the browser shows no passkey of the merchant's main host (PASSKEY-03). */
const isElsewhere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SecurityError';

/** Whoever closes the browser's own dialog has changed the mind, and is told nothing. */
export async function askForPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  isPressed = true;
  const texts = foundation.language.need(['member']);
  async function sayUnsupported(): Promise<void> {
    await texts;
    form.say({ say: (t) => t('passkey.unsupported'), wrong: null });
  }
  try {
    if (!browserSupportsWebAuthn()) return await sayUnsupported();
    const optionsJSON = await askFor(foundation);
    const passkey = await startAuthentication({ optionsJSON }).catch((error: unknown) =>
      isElsewhere(error) ? sayUnsupported() : undefined,
    );
    if (passkey) form.submit(credentialsOf(passkey));
  } catch (error) {
    if (foundation.front.closes(error)) return;
    await texts.catch(() => null);
    const say = isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error);
    form.say({ say, wrong: null });
  } finally {
    isPressed = false;
  }
}
