// On a slow line the login page is visible long before React is loaded. Until then this makes its form work: a login is sent at once, and
// the page takes over the answer.
import type { Api } from '#foundation/api/api.ts';
import { createGuestApi } from '#foundation/api/guest-api.ts';
import { earlyResult, type AnswerPress } from '#platform/early-result.ts';
import { deviceStorage } from '#platform/storage.ts';
import { markUsable } from '#platform/usable.ts';
import { loginFormId, missingFields, readCredentials, type Credentials } from './credentials.ts';
import { atFirstFocus } from './first-focus.ts';
import { sendLogin, type SignedIn } from './send-login.ts';

export type EarlyLogin = { credentials: Credentials; answer: Promise<SignedIn> };

type Early = { api: Api; sent: EarlyLogin | null };

/** Null once the page is here: from then on it answers by itself. */
let early: Early | null = null;

/** Sends the form's values, once (LOGIN-02). Missing ones are left for the page to report, and so is a captcha. */
function send(form: HTMLFormElement, by: Early): ReturnType<AnswerPress> {
  if (by.sent) return 'begun';
  const credentials = readCredentials(form);
  if (missingFields(credentials).length > 0 || 'captcha' in form.dataset) return 'kept';
  const answer = sendLogin(by.api, deviceStorage, { credentials });
  // The page that takes it over handles the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  by.sent = { credentials, answer };
  return 'begun';
}

/** The two buttons of the form: one sends it, the other, behind the field of the password, shows that. */
const answerPress: AnswerPress = ({ form, type, previousElementSibling: field }) => {
  if (form?.id !== loginFormId || !early) return 'kept';
  if (type === 'submit') return send(form, early);
  if (!(field instanceof HTMLInputElement)) return 'kept';
  // React makes it a password again, and asks then.
  field.type = field.toggleAttribute('data-shown') ? 'text' : 'password';
  return 'done';
};

/** Makes the server's form work, where there is one: a visitor with a hand-off sees none until that is decided (ROUTE-04). */
export function answerEarly(): void {
  const form = document.querySelector(`#${loginFormId}`);
  if (!form) return;
  early = { api: createGuestApi(document), sent: null };
  // What seals the password is loaded while it is typed (NET-06).
  atFirstFocus(form, () => early?.api.prepare());
  earlyResult().answerPresses(answerPress);
  markUsable();
}

/** The login that was sent before the page was here, once. The caller handles its outcome. */
export function takeEarlyLogin(): EarlyLogin | null {
  const taken = early?.sent ?? null;
  early = null;
  return taken;
}
