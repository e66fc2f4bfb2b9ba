// Sends a code by text message or e-mail, and counts the seconds for which it is good (TFA-05). A form says beside its own fields what
// went wrong (NET-17).
import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@parlour/client/api-error';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Api } from '#foundation/api/api.ts';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-field.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { Foundation } from '#foundation/parts.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { createSeconds } from '#platform/seconds.ts';
import { tabStorage } from '#platform/storage.ts';
import { createCodeClock, inDeviceTime } from './code-clock.ts';

export type CodeReceiver =
  | { channel: 'sms'; countryDialingCode: string; mobileNum: string }
  /** The server knows the address. */
  | { channel: 'email'; username: string }
  | OwnReceiver;

/** A code that a feature asks for by a call of its own. */
export type OwnReceiver = {
  channel: 'own';
  /** By it the seconds are counted, in this tab. */
  address: string;
  /** As it is written to people; null where it is not told. */
  shown: string | null;
  ask: (api: Api, by: By, options: AskOptions) => Promise<Expiry>;
};
/** Of every code; the captcha's answer stands before text messages only. */
type By = { loginDeviceId: string } & CaptchaAnswer;
type Expiry = { expirationTime: number };
type AskOptions = { teller: 'page'; onResponse: (response: Response) => void };

export type CodeProblem = {
  say: Phrase;
  /** The number is to blame: it is said beside that field. */
  isOfNumber: boolean;
};

export type SendCode = {
  /** Until the code ends that was sent there; 0 where another one may be sent. */
  secondsLeft: number;
  isSending: boolean;
  problem: CodeProblem | null;
  /** Ignored while one is on its way, and while the last one counts. Resolves when it is known whether it was sent. */
  send: (captcha?: CaptchaAnswer) => Promise<void>;
  /** Whether one went to this receiver, be it over or not. */
  isSent: boolean;
  /** Where the latest code went, as it is written to people; null where none went, and for e-mail, whose address is not told. */
  sentTo: string | null;
  /** What was wrong is said no longer. */
  clear: () => void;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The same for a number with its country's code and without, so that the seconds count on when the field is tidied. */
export function numberKey(countryDialingCode: string, mobileNum: string): string {
  const code = digitsOf(countryDialingCode);
  const withoutCode = (digits: string): string =>
    code !== '' && digits.startsWith(code)
      ? withoutCode(withoutZeros(digits.slice(code.length)))
      : digits;
  return `${code}.${withoutCode(withoutZeros(digitsOf(mobileNum)))}`;
}

function addressOf(to: CodeReceiver): string {
  if (to.channel === 'own') return to.address;
  return to.channel === 'sms'
    ? `sms.${numberKey(to.countryDialingCode, to.mobileNum)}`
    : `email.${to.username.trim().toLowerCase()}`;
}

const namesNobody = (to: CodeReceiver): boolean =>
  to.channel === 'sms' && digitsOf(to.mobileNum) === '';

function shownOf(to: CodeReceiver): string | null {
  if (to.channel === 'own') return to.shown;
  return to.channel === 'sms' ? writtenNumber(to.countryDialingCode, to.mobileNum) : null;
}

/** A number that names its country as it is, another one behind the code. */
export function writtenNumber(countryDialingCode: string, mobileNum: string): string {
  const number = mobileNum.trim();
  return number.startsWith('+') ? number : `+${digitsOf(countryDialingCode)} ${number}`;
}

const seconds = createSeconds(Date.now);

/** What asks for it, by what stands for this device. */
function callFor(to: CodeReceiver): OwnReceiver['ask'] {
  if (to.channel === 'own') return to.ask;
  if (to.channel === 'email') {
    const username = to.username.trim();
    return (api, { loginDeviceId }, options) =>
      api(sendEmailCode, { username, loginDeviceId }, options);
  }
  const { countryDialingCode, mobileNum } = to;
  const number = { countryDialingCode, mobileNum: mobileNum.trim() };
  return (api, by, options) => api(sendSmsCode, { ...number, ...by }, options);
}

async function ask(
  { api, deviceStorage }: Foundation,
  to: CodeReceiver,
  captcha: CaptchaAnswer,
): Promise<number> {
  const loginDeviceId = getDeviceId(deviceStorage);
  let date: string | null = null;
  const options = {
    teller: 'page',
    onResponse: ({ headers }: Response) => void (date = headers.get('date')),
  } as const;
  const { expirationTime } = await callFor(to)(api, { ...captcha, loginDeviceId }, options);
  return inDeviceTime(expirationTime, date, Date.now());
}

function problemOf(error: unknown): CodeProblem {
  const isOfNumber = error instanceof ApiError && error.code === 'mobile_invalid';
  const say = isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error);
  return { say, isOfNumber };
}

const nothing = { isSending: false, problem: null, sentTo: null, last: null };
type State = {
  isSending: boolean;
  problem: CodeProblem | null;
  sentTo: string | null;
  /** The receiver of the latest. */
  last: string | null;
};

const makeClock = ({ site }: Foundation) => createCodeClock(tabStorage, site.merchantCode);

export function useSendCode(to: CodeReceiver): SendCode {
  const foundation = useFoundation();
  const clock = foundation.keep(makeClock);
  const address = addressOf(to);
  const [state, setState] = useState<State>(nothing);
  const isRunning = useRef(false);
  // A field that was cleared names nobody: the code that was sent goes on counting (TFA-06).
  const counted = namesNobody(to) ? (state.last ?? address) : address;
  const left = () => clock.secondsLeft(counted);
  const secondsLeft = useSyncExternalStore(seconds.subscribe, left, () => 0);

  async function send(captcha: CaptchaAnswer = {}): Promise<void> {
    if (isRunning.current || left() > 0) return;
    isRunning.current = true;
    setState(({ last }) => ({ ...nothing, last, isSending: true }));
    try {
      clock.keep(address, await ask(foundation, to, captcha));
      setState({ ...nothing, sentTo: shownOf(to), last: address });
    } catch (error) {
      // The page in front says it (NET-10).
      const problem = foundation.front.closes(error) ? null : problemOf(error);
      setState(({ last }) => ({ ...nothing, last, problem }));
    } finally {
      isRunning.current = false;
    }
  }
  const { last, ...shown } = state;
  return {
    secondsLeft,
    ...shown,
    isSent: secondsLeft > 0 || last === address,
    send,
    clear: () => setState((now) => (now.problem ? { ...now, problem: null } : now)),
  };
}
