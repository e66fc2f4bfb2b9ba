// A login with a passkey: by the browser's own suggestions in the field of the name (conditional request), or at once by a press. Fetched when the player begins.
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser';
import { passkeyLoginOptions } from '@parlour/contract/passkey/calls';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import { href } from '#foundation/navigation/paths.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import {
  askedForMs,
  endPasskeyRequest,
  nameOfFailure,
  requestPasskey,
} from '#platform/passkey/passkey-request.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';

export type PasskeyForm = {
  submit: (credentials: Credentials) => void;
  say: (problem: Problem) => void;
};

/** A challenge that is about to end is replaced by a new one. */
const spareMs = 30_000;

/** How many presses are being answered. The browser runs one request of a page: a suggestion that begins meanwhile would end theirs. */
let presses = 0;

const credentialsOf = (shown: AuthenticationResponseJSON): Credentials => ({
  username: '',
  password: '',
  type: 'passkey',
  passkey: { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } },
  rememberMe: false,
});

const askFor = ({ api, deviceStorage }: Foundation) =>
  api(passkeyLoginOptions, { loginDeviceId: getDeviceId(deviceStorage) }, { teller: 'page' });

const isHere = () => currentAddress().path === href('login');

/** Whoever leaves the page is asked no more. Gives what stops the watch. */
function endWithThePage(): () => void {
  const stop = onAddressChange(() => {
    if (isHere()) return;
    stop();
    endPasskeyRequest();
  });
  return stop;
}

type Choice = AuthenticationResponseJSON | 'expired' | 'refused' | 'ended';

/** What became of one request for suggestions: a passkey, or why there is none. */
async function waitForChoice(foundation: Foundation): Promise<Choice> {
  const optionsJSON = await askFor(foundation);
  if (presses > 0 || !isHere()) return 'ended';
  const suggest = () => startAuthentication({ optionsJSON, useBrowserAutofill: true });
  try {
    return await requestPasskey(suggest, (optionsJSON.timeout ?? 60_000) - spareMs);
  } catch (error) {
    const failure = nameOfFailure(error);
    if (failure === 'TimeoutError') return 'expired';
    return failure === 'AbortError' || isElsewhere(error) ? 'ended' : 'refused';
  }
}

/** Suggests as long as the login page stands, until one is chosen or asked for by a press. */
export async function suggestPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return;
  const stop = endWithThePage();
  // Browsers refuse a request at once where the window has just lost the focus, or one before it is not quite over. One that goes on refusing is left alone.
  let refusals = 0;
  try {
    while (isHere() && refusals < 2) {
      const choice = await waitForChoice(foundation);
      if (choice === 'ended') return;
      if (choice === 'refused') refusals += 1;
      if (typeof choice === 'object') {
        form.submit(credentialsOf(choice));
        return;
      }
    }
  } finally {
    stop();
  }
}

/** At this address the browser shows no passkey of the merchant's main host (PASSKEY-03). */
const isElsewhere = (error: unknown): boolean => nameOfFailure(error) === 'SecurityError';

/** By a press. */
export async function askForPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  presses += 1;
  const stop = endWithThePage();
  const texts = foundation.language.need(['member']);
  const say = (phrase: Phrase) => form.say({ say: phrase, wrong: null });
  async function sayUnsupported(): Promise<void> {
    await texts;
    say((t) => t('passkey.unsupported'));
  }
  /** Whoever closes the browser's own dialog has changed the mind, and is told nothing. */
  async function sayWhy(error: unknown): Promise<void> {
    if (isElsewhere(error)) await sayUnsupported();
    if (nameOfFailure(error) === 'TimeoutError') say((t) => t('site.timeout'));
  }
  try {
    if (!browserSupportsWebAuthn()) return await sayUnsupported();
    const optionsJSON = await askFor(foundation);
    const request = requestPasskey(() => startAuthentication({ optionsJSON }), askedForMs);
    const passkey = await request.catch(sayWhy);
    if (passkey) form.submit(credentialsOf(passkey));
  } catch (error) {
    if (foundation.front.closes(error)) return;
    await texts.catch(() => null);
    say(isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error));
  } finally {
    stop();
    presses -= 1;
  }
}
