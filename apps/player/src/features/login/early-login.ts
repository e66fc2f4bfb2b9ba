// On a slow line the login page is seen long before React is here. Its form answers meanwhile: what is sent goes out at once, and
// the page takes over what comes of it.
import { createGuestApi } from '#foundation/api/guest-api.ts';
import { earlyResult, type AnswerPress } from '#platform/early-result.ts';
import { deviceStorage } from '#platform/storage.ts';
import { markUsable } from '#platform/usable.ts';
import { loginFormId, missingField, readCredentials, type Credentials } from './credentials.ts';
import { sendLogin, type SignedIn } from './send-login.ts';

export type EarlyLogin = { credentials: Credentials; answer: Promise<SignedIn> };

let sent: EarlyLogin | null = null;

/** Sends what the painted form holds, once (LOGIN-02). What is missing the page says. */
function send(form: HTMLFormElement): ReturnType<AnswerPress> {
  if (sent) return 'begun';
  const credentials = readCredentials(form);
  if (missingField(credentials)) return 'kept';
  const answer = sendLogin(createGuestApi(document), deviceStorage, credentials);
  // Whoever takes it hears of a failure.
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

/** Makes the painted form answer, where there is one: whoever comes with a hand-off sees none before that is decided (ROUTE-04). */
export function answerEarly(): void {
  if (!document.querySelector(`#${loginFormId}`)) return;
  earlyResult().answerPresses(answerPress);
  markUsable();
}

/** What was sent before the page was here; whoever takes it answers for it. */
export function takeEarlyLogin(): EarlyLogin | null {
  const taken = sent;
  sent = null;
  return taken;
}
