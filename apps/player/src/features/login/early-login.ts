// On a slow line the login page is visible long before React is loaded. Until then this makes its form work: a login is sent at once, and
// the page takes over the answer.
import { createGuestApi } from '#foundation/api/guest-api.ts';
import { earlyResult, type AnswerPress } from '#platform/early-result.ts';
import { deviceStorage } from '#platform/storage.ts';
import { markUsable } from '#platform/usable.ts';
import { loginFormId, missingFields, readCredentials, type Credentials } from './credentials.ts';
import { sendLogin, type SignedIn } from './send-login.ts';

export type EarlyLogin = { credentials: Credentials; answer: Promise<SignedIn> };

let sent: EarlyLogin | null = null;

/** Sends the form's values, once (LOGIN-02). Missing ones are left for the page to report. */
function send(form: HTMLFormElement): ReturnType<AnswerPress> {
  if (sent) return 'begun';
  const credentials = readCredentials(form);
  if (missingFields(credentials).length > 0) return 'kept';
  const answer = sendLogin(createGuestApi(document), deviceStorage, credentials);
  // The page that takes it over handles the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  sent = { credentials, answer };
  return 'begun';
}

/** The two buttons of the form: one sends it, the other, behind the field of the password, shows that. */
const answerPress: AnswerPress = ({ form, type, previousElementSibling: field }) => {
  if (form?.id !== loginFormId) return 'kept';
  if (type === 'submit') return send(form);
  if (!(field instanceof HTMLInputElement)) return 'kept';
  // React makes it a password again, and asks then.
  field.type = field.toggleAttribute('data-shown') ? 'text' : 'password';
  return 'done';
};

/** Makes the server's form work, where there is one: a visitor with a hand-off sees none until that is decided (ROUTE-04). */
export function answerEarly(): void {
  if (!document.querySelector(`#${loginFormId}`)) return;
  earlyResult().answerPresses(answerPress);
  markUsable();
}

/** The login that was sent before the page was here, once. The caller handles its outcome. */
export function takeEarlyLogin(): EarlyLogin | null {
  const taken = sent;
  sent = null;
  return taken;
}
