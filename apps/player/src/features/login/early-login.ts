// Makes the login form work until React is loaded, which on a slow connection is long after the first paint. A login is sent at once, and the
// page takes over the answer.
import type { Api } from '#foundation/api/api.ts';
import { createGuestApi } from '#foundation/api/guest-api.ts';
import { earlyResult, type AnswerPress } from '#platform/early-result.ts';
import { deviceStorage } from '#platform/storage.ts';
import { markUsable } from '#platform/usable.ts';
import { loginFormId, missingFields, readCredentials, type Credentials } from './credentials.ts';
import { atFirstFocus } from './first-focus.ts';
import { sendLogin, type LoginAnswer } from './send-login.ts';

export type EarlyLogin = { credentials: Credentials; answer: Promise<LoginAnswer> };

type EarlyForm = { api: Api; sent: EarlyLogin | null };

/** The form before React is loaded; null afterwards. */
let early: EarlyForm | null = null;

/** Sends the form's values, once (LOGIN-02). Missing ones are left for the page to report. */
function send(form: HTMLFormElement, by: EarlyForm): ReturnType<AnswerPress> {
  if (by.sent) return 'begun';
  const credentials = readCredentials(form);
  // A captcha works only once React is loaded.
  if (form.dataset['captcha']) return 'kept';
  if (missingFields(credentials).length > 0) return 'kept';
  const answer = sendLogin(by.api, deviceStorage, credentials);
  // The page that takes the answer over handles a failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  by.sent = { credentials, answer };
  return 'begun';
}

/** Handles the two buttons of the form: one sends it, the other shows the password. */
const answerPress: AnswerPress = ({ form, type, previousElementSibling: field }) => {
  if (form?.id !== loginFormId || !early) return 'kept';
  if (type === 'submit') return send(form, early);
  if (!(field instanceof HTMLInputElement)) return 'kept';
  // React resets the type when it hydrates, and reads the attribute to show the password again.
  field.type = field.toggleAttribute('data-shown') ? 'text' : 'password';
  return 'done';
};

/** Makes the rendered form work. A visitor with a hand-off code has no form until the code is checked (ROUTE-04). */
export function answerEarly(): void {
  const form = document.querySelector(`#${loginFormId}`);
  if (!form) return;
  early = { api: createGuestApi(document), sent: null };
  // The code that seals the password is loaded during the typing (NET-06).
  atFirstFocus(form, () => early?.api.prepare());
  earlyResult().answerPresses(answerPress);
  markUsable();
}

/** Returns, once, the login that was sent before the page was loaded. The caller handles its result. */
export function takeEarlyLogin(): EarlyLogin | null {
  const taken = early?.sent ?? null;
  early = null;
  return taken;
}
