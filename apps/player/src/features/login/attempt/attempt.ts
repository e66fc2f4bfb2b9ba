// An attempt to log in, from the server's answer to its end. Fetched when the player begins to fill in the form: the first paint needs none of it.
import type { RefObject } from 'react';
import { signIn } from '@parlour/contract/login/calls';
import { isLimit, isVerdict } from '#foundation/api/meaning.ts';
import {
  askedFactors,
  type AskedFactors,
  type SecondFactorProps,
} from '#foundation/api/second-factors.ts';
import type { CaptchaHandle } from '#foundation/captcha/captcha-field.ts';
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
import type { Problem } from '../problem.ts';
import type { PasskeyForm } from '../passkey/passkey-login.ts';
import { inOneTab } from '#platform/tabs/in-one-tab.ts';
import { bindPending } from '../identity/bind-pending.ts';
import { makePending } from '../identity/pending.ts';
import { takeAutomatic } from '../remembered/automatic.ts';
import { remember } from '../remembered/remember.ts';
import { proofOf, sendLogin, type SignedIn } from '../send-login.ts';
import type { Step } from '../stages.ts';
import { fillIn, selectPassword } from './form-fields.ts';
import { problemOf } from './login-problem.ts';
import { mustChangePassword } from './password-change.ts';

export type Attempt = {
  credentials: Credentials;
  answer: Promise<SignedIn>;
  /** By what the device remembers: the player typed nothing. */
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
  answer: SignedIn,
): Promise<Step> {
  const { session, site } = foundation;
  const { token, id, userName, firstTimeLogin } = answer;
  const forcesExpired = site.flag('PWDEXPFORCECHANGE3');
  const by = { ...credentials, isAutomatic, forcesExpired };
  const updatePassword = mustChangePassword(answer, by);
  // Such a login has made the account (IDP-03): whoever led here is kept with it.
  if (credentials.type === 'firebase' && firstTimeLogin) forgetAffiliate(foundation.deviceStorage);
  const hasIdentity = foundation.keep(makePending).get() !== null;
  await remember(foundation, credentials, answer);
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
  if (hasIdentity) void bindPending(foundation);
  // The guard knows where a limited session goes.
  navigation.enter();
  return updatePassword ? 'force' : 'enter';
}

/** SESS-04: the server decided against it. What failed on the way, or in the server, is no verdict, and neither is a step that is asked for, nor that somebody comes from another place. */
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

/** The server wants the image captcha, be it ours or a gateway of the family. */
const wantsCaptcha = (error: unknown): boolean =>
  Object.entries(refusalOf(error)?.value ?? {}).some(
    ([name, value]) => name === 'captcha' && value === true,
  );

/** IDP-03: nobody here has it yet. */
const isUnknownIdentity = (error: unknown): boolean =>
  isVerdict(error) && error.code === 'bind_customer_required';

/** What is said of a passkey travels apart from the first page's texts. */
const hasWords = (language: SpokenLanguage): Promise<boolean> =>
  language.need(['member']).then(
    () => true,
    () => false,
  );

/** Runs it to its end, and says what the form does then. */
export async function runAttempt(
  foundation: Foundation,
  attempt: Attempt,
  form: Form,
): Promise<Step> {
  const { front, deviceStorage, language, obeyFailure } = foundation;
  try {
    return await enter(foundation, attempt, await attempt.answer);
  } catch (error) {
    // It is good for one attempt, whatever became of that.
    form.captcha.current?.renew();
    // The page in front says it (NET-10). Nobody has looked yet at the one that was sent before the page was here.
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

/** LOGIN-05: ends when the sheet is closed, or has been answered. */
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
      onAnswer: (answer: SignedIn) => resolve(enter(foundation, attempt, answer)),
      onClose: () => {
        form.ask({ ...sheet, isOpen: false });
        resolve('giveUp');
      },
    };
    form.ask({ ...sheet, isOpen: true });
  });
}

/** Nobody typed anything that could be wrong. */
const askAnew: Problem = { say: (t) => t('session.please_log_in'), wrong: null };

type Beginning = {
  name: (remembered: RememberedLogin | null) => void;
  /** Sends at most once, and resolves when the attempt is over. */
  finish: (
    credentials: Credentials,
    send: () => Promise<SignedIn>,
    isAutomatic: true,
  ) => Promise<void>;
};

/** The page has come: names whoever is remembered, and logs in where that needs no press. Of tabs that open together one does; the others hear of its session. */
export async function beginByMemory(
  foundation: Foundation,
  { name, finish }: Beginning,
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
    let answer: Promise<SignedIn> | undefined;
    const send = () => (answer = sendLogin(api, deviceStorage, automatic));
    const end = finish(automatic, send, true);
    // What else is asked for holds no other tab up.
    await answer?.then(
      () => end,
      () => undefined,
    );
  });
}

/** The browser's half of it is fetched for those who have passkeys only. `isQuiet`: the browser names them where the name is typed, and nothing is said. */
export async function withPasskey(
  foundation: Foundation,
  form: PasskeyForm,
  isQuiet: boolean,
): Promise<void> {
  const by = await import('../passkey/passkey-login.ts');
  await (isQuiet ? by.suggestPasskey : by.askForPasskey)(foundation, form);
}
