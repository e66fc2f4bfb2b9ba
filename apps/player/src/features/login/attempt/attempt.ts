// An attempt to log in, from the server's answer to its end. Loaded when the player begins to fill in the form, not with the first paint.
import type { RefObject } from 'react';
import { signIn } from '@parlour/contract/login/calls';
import { isLimit, isVerdict } from '#foundation/api/meaning.ts';
import {
  askedFactors,
  type AskedFactors,
  type SecondFactorProps,
} from '#foundation/api/second-factors.ts';
import type { CaptchaHandle } from '#foundation/captcha/captcha-slot.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { SpokenLanguage } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { readKnownName } from '#foundation/navigation/known-name.ts';
import {
  forgetRemembered,
  readRemembered,
  type RememberedLogin,
} from '#foundation/session/remembered-login.ts';
import { forgetAffiliate } from '#foundation/tracking/affiliate.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../form-problem.ts';
import type { PasskeyForm } from '../passkey/passkey-login.ts';
import { inOneTab } from '#platform/tabs/in-one-tab.ts';
import { bindPending } from '../identity/bind-pending.ts';
import { makePending } from '../identity/pending-identity.ts';
import { takeAutomatic } from '../remembered/automatic.ts';
import { remember } from '../remembered/remember.ts';
import { proofOf, sendLogin, type LoginAnswer } from '../send-login.ts';
import type { Step } from '../stages.ts';
import { fillIn, selectPassword } from './form-fields.ts';
import { problemOf } from './login-problem.ts';
import { mustChangePassword } from './password-change.ts';

export type Attempt = {
  credentials: Credentials;
  answer: Promise<LoginAnswer>;
  /** True for a login with what the device remembers, without any typing. */
  isAutomatic: boolean;
};

type Form = {
  take: (step: Step) => unknown;
  ask: (props: SecondFactorProps) => void;
  askCaptcha: (isAsked: true) => void;
  captcha: RefObject<CaptchaHandle | null>;
  say: (problem: Problem) => void;
};

async function enter(
  foundation: Foundation,
  { credentials, isAutomatic }: Attempt,
  answer: LoginAnswer,
): Promise<Step> {
  const { session, site } = foundation;
  const { token, id, userName, firstTimeLogin } = answer;
  const forcesExpired = site.flag('PWDEXPFORCECHANGE3');
  const by = { ...credentials, isAutomatic, forcesExpired };
  const updatePassword = mustChangePassword(answer, by);
  // This login has created the account (IDP-03), and the server has stored the affiliate with it.
  if (credentials.type === 'firebase' && firstTimeLogin) forgetAffiliate(foundation.deviceStorage);
  const hasIdentity = foundation.keep(makePending).get() !== null;
  await remember(foundation, credentials, answer);
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
  if (hasIdentity) void bindPending(foundation);
  // The guard decides where a limited session is led.
  navigation.enter();
  return updatePassword ? 'force' : 'enter';
}

/** True if the server rejected the login (SESS-04). Network and server failures, required further steps and a changed address do not count. */
const isRefused = (error: unknown): boolean =>
  isVerdict(error) &&
  error.status < 500 &&
  ![
    'login_verify_required',
    'bind_customer_required',
    'captcha_err',
    'geetest_captcha_err',
    'token_ip_different',
  ].includes(error.code);

/** True if the server, ours or a gateway of the family, requires the image captcha. */
const wantsCaptcha = (error: unknown): boolean =>
  Object.entries(refusalOf(error)?.value ?? {}).some(
    ([name, value]) => name === 'captcha' && value === true,
  );

/** True if no account has the identity yet (IDP-03). */
const isUnknownIdentity = (error: unknown): boolean =>
  isVerdict(error) && error.code === 'bind_customer_required';

/** Loads the texts about passkeys, which are not among the first page's; false if that fails. */
const hasWords = (language: SpokenLanguage): Promise<boolean> =>
  language.need(['member']).then(
    () => true,
    () => false,
  );

/** Runs an attempt to its end, and returns the form's next step. */
export async function runAttempt(
  foundation: Foundation,
  attempt: Attempt,
  form: Form,
): Promise<Step> {
  const { front, deviceStorage, language, obeyFailure } = foundation;
  try {
    return await enter(foundation, attempt, await attempt.answer);
  } catch (error) {
    // A captcha is valid for one attempt, whatever its result.
    form.captcha.current?.renew();
    // The page in front explains it (NET-10). Checked here too, because a login that was sent before the page was loaded is not checked yet.
    if (front.closes(error)) return 'refuse';
    const asked = askedFactors(error);
    if (asked) return askForMore(foundation, attempt, { form, asked });
    if (wantsCaptcha(error)) form.askCaptcha(true);
    const identity = foundation.keep(makePending);
    const sent = identity.get();
    if (sent && isUnknownIdentity(error)) {
      identity.set({ ...sent, stage: 'unknown' });
      return 'refuse';
    }
    const { type } = attempt.credentials;
    if (type === 'firebase') identity.set(null);
    else if (isRefused(error) && type !== 'passkey') forgetRemembered(deviceStorage);
    if (isRefused(error) && type === 'passkey' && (await hasWords(language))) {
      form.say({ say: (t) => t('passkey.refused'), wrong: null });
      return 'refuse';
    }
    const problem =
      attempt.isAutomatic && isRefused(error)
        ? askAnew
        : await problemOf(error, attempt.credentials, language);
    if (problem) form.say(problem);
    if (problem?.wrong?.type === 'username') selectPassword(problem.wrong);
    if (!problem) obeyFailure({ error, path: signIn.path, teller: 'alert' });
    return isLimit(error) ? 'limit' : 'refuse';
  }
}

/** Asks for a second factor (LOGIN-05). Resolves when the sheet is closed or answered. */
function askForMore(
  foundation: Foundation,
  attempt: Attempt,
  { form, asked }: { form: Form; asked: AskedFactors },
): Promise<Step> {
  form.take('ask');
  const { userName } = asked;
  const first = {
    ...proofOf(foundation.deviceStorage, attempt.credentials),
    ...(userName !== undefined && { username: userName }),
  };
  return new Promise((resolve) => {
    const sheet = {
      first,
      asked,
      onAnswer: (answer: LoginAnswer) => resolve(enter(foundation, attempt, answer)),
      onClose: () => {
        form.ask({ ...sheet, isOpen: false });
        resolve('giveUp');
      },
    };
    form.ask({ ...sheet, isOpen: true });
  });
}

/** The problem of a refused automatic login, which marks no field, because nothing was typed. */
const askAnew: Problem = { say: (t) => t('session.please_log_in'), wrong: null };

type BeginOptions = {
  name: (remembered: RememberedLogin | null) => void;
  /** Calls `send` at most once, and resolves when the attempt is over. */
  finish: (
    credentials: Credentials,
    send: () => Promise<LoginAnswer>,
    isAutomatic: true,
  ) => Promise<void>;
};

/** Fills in the remembered name, and logs in if that needs no press. Of tabs that open together only one logs in, for all of them. */
export async function beginByMemory(
  foundation: Foundation,
  { name, finish }: BeginOptions,
): Promise<void> {
  const { api, deviceStorage, site } = foundation;
  const { merchantCode } = site;
  const remembered = readRemembered(deviceStorage, merchantCode);
  const known = readKnownName();
  if (known !== '') fillIn(known, false);
  if (remembered?.type === 'username') fillIn(remembered.username, true);
  name(remembered);
  await inOneTab(`${merchantCode} automatic login`, async () => {
    // A tab that has just logged in shows it before it lets go, and its message may still be on the way.
    await foundation.session.join();
    const automatic = await takeAutomatic(foundation);
    if (!automatic) return;
    let answer: Promise<LoginAnswer> | undefined;
    const send = () => (answer = sendLogin(api, deviceStorage, automatic));
    const end = finish(automatic, send, true);
    // Other tabs wait only for the answer, not for a second factor.
    await answer?.then(
      () => end,
      () => undefined,
    );
  });
}

/** Logs in with a passkey. With `isQuiet` the browser suggests passkeys in the field of the name, and failures are not shown. */
export async function withPasskey(
  foundation: Foundation,
  form: PasskeyForm,
  isQuiet: boolean,
): Promise<void> {
  const by = await import('../passkey/passkey-login.ts');
  await (isQuiet ? by.suggestPasskey : by.askForPasskey)(foundation, form);
}
