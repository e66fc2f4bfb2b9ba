// Sends a code by text message or e-mail, and counts the seconds until it expires (TFA-05). A form shows failures beside its own fields
// (NET-17).
import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@parlour/client/api-error';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import type { Api } from '#foundation/api/api.ts';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { Foundation } from '#foundation/foundation-type.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { createSeconds } from '#platform/seconds.ts';
import { tabStorage } from '#platform/storage.ts';
import { createCodeClock, inDeviceTime } from './code-clock.ts';
import { maskedNumber, numberKey } from './receiver-words.ts';

export type CodeReceiver =
  | { channel: 'sms'; countryDialingCode: string; mobileNum: string }
  /** Receiver of an e-mail whose address only the server knows. */
  | { channel: 'email'; username: string }
  | OwnReceiver;

/** Receiver of a code that a feature requests by another call. */
export type OwnReceiver = {
  channel: 'own';
  /** Key of the countdown in this tab. */
  address: string;
  /** The receiver in a readable form; null if it must not be shown. */
  shown: string | null;
  ask: (api: Api, by: CodeCallInput, options: AskOptions) => Promise<Expiry>;
};
/** Input of every code's call; only text messages have a captcha. */
type CodeCallInput = { loginDeviceId: string } & CaptchaAnswer;
type Expiry = { expirationTime: number };
type AskOptions = { teller: 'page'; onResponse: (response: Response) => void };

export type CodeProblem = {
  say: Phrase;
  /** Whether the number is wrong; then the text is shown beside its field. */
  isOfNumber: boolean;
};

export type SendCode = {
  /** Seconds until the sent code expires; 0 if another one may be sent. */
  secondsLeft: number;
  isSending: boolean;
  problem: CodeProblem | null;
  /** Sends a code. Ignored while another one is being sent or has not expired. Resolves with true if one was sent. */
  send: (captcha?: CaptchaAnswer) => Promise<boolean>;
  /** Whether a code was sent to this receiver, also if it has expired. */
  isSent: boolean;
  /** The receiver of the sent code in a readable form; null if none was sent, and for e-mail whose address only the server knows. */
  sentTo: string | null;
  /** True once after each code that was sent, for the field that takes the focus then. */
  takesFocus: () => boolean;
  /** Removes the problem. */
  clear: () => void;
};

function addressOf(to: CodeReceiver): string {
  if (to.channel === 'own') return to.address;
  return to.channel === 'sms'
    ? `sms.${numberKey(to.countryDialingCode, to.mobileNum)}`
    : `email.${to.username.trim().toLowerCase()}`;
}

const namesNobody = (to: CodeReceiver): boolean => to.channel === 'sms' && !/\d/.test(to.mobileNum);

function shownOf(to: CodeReceiver): string | null {
  if (to.channel === 'own') return to.shown;
  return to.channel === 'sms' ? maskedNumber(to.countryDialingCode, to.mobileNum) : null;
}

const seconds = createSeconds(Date.now);

/** Returns the call that requests a code for the receiver. */
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

type SendState = {
  isSending: boolean;
  problem: CodeProblem | null;
  /** Receiver of the latest code: its address, and its readable form. */
  last: { address: string; shown: string | null } | null;
};
const nothing: SendState = { isSending: false, problem: null, last: null };

const makeClock = ({ site }: Foundation) => createCodeClock(tabStorage, site.merchantCode);

export function useSendCode(to: CodeReceiver): SendCode {
  const foundation = useFoundation();
  const clock = foundation.keep(makeClock);
  const [{ last, ...state }, setState] = useState(nothing);
  const isRunning = useRef(false);
  const isJustSent = useRef(false);
  const typed = { address: addressOf(to), shown: shownOf(to) };
  // An empty field names no receiver: the countdown of the sent code goes on (TFA-06).
  const counted = namesNobody(to) ? (last ?? typed) : typed;
  const left = () => clock.secondsLeft(counted.address);
  const secondsLeft = useSyncExternalStore(seconds.subscribe, left, () => 0);
  const isSent = secondsLeft > 0 || last?.address === typed.address;

  async function send(captcha: CaptchaAnswer = {}): Promise<boolean> {
    if (isRunning.current || left() > 0) return false;
    isRunning.current = true;
    setState((now) => ({ ...nothing, last: now.last, isSending: true }));
    try {
      clock.keep(typed.address, await ask(foundation, to, captcha));
      isJustSent.current = true;
      setState({ ...nothing, last: typed });
      return true;
    } catch (error) {
      // The page in front of the site shows it (NET-10).
      const problem = foundation.front.closes(error) ? null : problemOf(error);
      setState((now) => ({ ...nothing, last: now.last, problem }));
      return false;
    } finally {
      isRunning.current = false;
    }
  }
  return {
    ...state,
    secondsLeft,
    isSent,
    sentTo: isSent ? counted.shown : null,
    send,
    takesFocus: () => {
      const isDue = isJustSent.current;
      isJustSent.current = false;
      return isDue;
    },
    clear: () => setState((now) => (now.problem ? { ...now, problem: null } : now)),
  };
}
