// An attempt to log in, from the server's answer to its end. Fetched when the player begins to fill in the form: the first paint needs none of it.
import { signIn } from '@parlour/contract/login/calls';
import { isLimit, isVerdict } from '#foundation/api/meaning.ts';
import {
  askedFactors,
  type AskedFactors,
  type SecondFactorProps,
} from '#foundation/api/second-factors.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import {
  forgetRemembered,
  readRemembered,
  type RememberedLogin,
} from '#foundation/session/remembered-login.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';
import { bindPending } from '../identity/bind-pending.ts';
import { makePending } from '../identity/pending.ts';
import { takeAutomatic } from '../remembered/automatic.ts';
import { remember } from '../remembered/remember.ts';
import { proofOf, type SignedIn } from '../send-login.ts';
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
  const hasIdentity = foundation.keep(makePending).get() !== null;
  await remember(foundation, credentials, answer);
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
  if (hasIdentity) void bindPending(foundation);
  // The guard knows where a limited session goes.
  navigation.enter();
  return updatePassword ? 'force' : 'enter';
}

/** SESS-04: the server decided against it. What failed on the way, or in the server, is no verdict, and neither is a step that is asked for. */
const isRefused = (error: unknown): boolean =>
  isVerdict(error) &&
  error.status < 500 &&
  !['login_verify_required', 'bind_customer_required'].includes(error.code);

/** IDP-03: nobody here has it yet. */
const isUnknownIdentity = (error: unknown): boolean =>
  isVerdict(error) && error.code === 'bind_customer_required';

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
    // The page in front says it (NET-10). Nobody has looked yet at the one that was sent before the page was here.
    if (front.closes(error)) return 'refuse';
    const asked = askedFactors(error);
    if (asked) return askForMore(foundation, attempt, { form, asked });
    const identity = foundation.keep(makePending);
    const sent = identity.get();
    if (sent && isUnknownIdentity(error)) {
      identity.set({ ...sent, stage: 'unknown' });
      return 'refuse';
    }
    if (attempt.credentials.type === 'firebase') identity.set(null);
    else if (isRefused(error)) forgetRemembered(deviceStorage);
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

type Begun = { remembered: RememberedLogin | null; automatic: Credentials | null };

/** The page has come: names whoever is remembered, and says what may be sent without a press. */
export async function beginByMemory(foundation: Foundation): Promise<Begun> {
  const remembered = readRemembered(foundation.deviceStorage, foundation.site.merchantCode);
  if (remembered?.type === 'username') fillIn(remembered.username);
  return { remembered, automatic: await takeAutomatic(foundation) };
}
