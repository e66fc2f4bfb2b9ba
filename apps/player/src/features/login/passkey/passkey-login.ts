// A login with a passkey: by the browser's suggestions in the name field (conditional request), or by a press. Loaded at the first focus.
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
import type { Problem } from '../form-problem.ts';

export type PasskeyForm = {
  submit: (credentials: Credentials) => void;
  say: (problem: Problem) => void;
};

/** Time before its end at which a challenge is replaced by a new one. */
const spareMs = 30_000;

/** The number of presses in progress. The browser runs one request per page, so a suggestion that begins meanwhile would end theirs. */
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

/** Ends the request when the page is left. Returns a function that stops watching. */
function endWithThePage(): () => void {
  const stop = onAddressChange(() => {
    if (isHere()) return;
    stop();
    endPasskeyRequest();
  });
  return stop;
}

type Choice = AuthenticationResponseJSON | 'expired' | 'refused' | 'ended';

/** Runs one request for suggestions; returns the passkey, or the reason why there is none. */
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

/** Suggests passkeys while the login page is shown, until one is chosen or a press requests one. */
export async function suggestPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return;
  const stop = endWithThePage();
  // Browsers refuse a request if the window has just lost the focus or an earlier request is not quite over. After the second refusal we stop.
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

/** True if the browser refuses passkeys of the merchant's main host at this address (PASSKEY-03). */
const isElsewhere = (error: unknown): boolean => nameOfFailure(error) === 'SecurityError';

/** Requests a passkey after a press. */
export async function askForPasskey(foundation: Foundation, form: PasskeyForm): Promise<void> {
  presses += 1;
  const stop = endWithThePage();
  const texts = foundation.language.need(['member']);
  const say = (phrase: Phrase) => form.say({ say: phrase, wrong: null });
  async function sayUnsupported(): Promise<void> {
    await texts;
    say((t) => t('passkey.unsupported'));
  }
  /** Shows the reason of a failure. A player who closed the browser's dialog needs none. */
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
