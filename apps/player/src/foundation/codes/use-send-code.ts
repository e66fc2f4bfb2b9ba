// Sends a code by text message or e-mail, and counts the seconds for which it is good (TFA-05). A form says beside its own fields what
// went wrong (NET-17).
import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@parlour/client/api-error';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import type { Api, CallOptions } from '#foundation/api/api.ts';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-field.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { Foundation } from '#foundation/parts.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { createSeconds } from '#platform/seconds.ts';
import { tabStorage } from '#platform/storage.ts';
import { createCodeClock, inDeviceTime } from './code-clock.ts';

type Number = CaptchaAnswer & {
  countryDialingCode: string;
  mobileNum: string;
  loginDeviceId: string;
};
export type AskForCode = (api: Api, to: Number, options: CallOptions) => Promise<number>;

export type CodeReceiver =
  | {
      channel: 'sms';
      countryDialingCode: string;
      mobileNum: string;
      /** Another call than that of a login: what it is for, and when the code ends that it sent, in epoch milliseconds. */
      own?: { purpose: string; ask: AskForCode };
    }
  /** The server knows the address. */
  | { channel: 'email'; username: string };

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
  /** Where the latest code went, as it is written to people; null where none went, and for e-mail, whose address is not told. */
  sentTo: string | null;
  /** What was wrong is said no longer. */
  clear: () => void;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const addressOf = (to: CodeReceiver): string =>
  to.channel === 'sms'
    ? `${to.own?.purpose ?? 'sms'}.${digitsOf(to.countryDialingCode)}.${digitsOf(to.mobileNum)}`
    : `email.${to.username.trim().toLowerCase()}`;

const seconds = createSeconds(Date.now);

type Sending = { to: CodeReceiver; captcha: CaptchaAnswer };
type Asking = Sending & { loginDeviceId: string };

/** When the code ends, by the server's clock. */
async function askFor(
  { api }: Pick<Foundation, 'api'>,
  { to, captcha, loginDeviceId }: Asking,
  options: CallOptions,
): Promise<number> {
  if (to.channel === 'email') {
    const input = { username: to.username.trim(), loginDeviceId };
    return (await api(sendEmailCode, input, options)).expirationTime;
  }
  const { countryDialingCode, own } = to;
  const number = { countryDialingCode, mobileNum: to.mobileNum.trim(), loginDeviceId, ...captcha };
  if (own) return own.ask(api, number, options);
  return (await api(sendSmsCode, number, options)).expirationTime;
}

async function ask({ api, deviceStorage }: Foundation, sending: Sending): Promise<number> {
  const loginDeviceId = getDeviceId(deviceStorage);
  let date: string | null = null;
  const options = {
    teller: 'page',
    onResponse: ({ headers }: Response) => void (date = headers.get('date')),
  } as const;
  const expirationTime = await askFor({ api }, { ...sending, loginDeviceId }, options);
  return inDeviceTime(expirationTime, date, Date.now());
}

function problemOf(error: unknown): CodeProblem {
  const isOfNumber = error instanceof ApiError && error.code === 'mobile_invalid';
  const say = isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error);
  return { say, isOfNumber };
}

const nothing = { isSending: false, problem: null, sentTo: null };
type State = { isSending: boolean; problem: CodeProblem | null; sentTo: string | null };

const makeClock = ({ site }: Foundation) => createCodeClock(tabStorage, site.merchantCode);

export function useSendCode(to: CodeReceiver): SendCode {
  const foundation = useFoundation();
  const clock = foundation.keep(makeClock);
  const address = addressOf(to);
  const [state, setState] = useState<State>(nothing);
  const isRunning = useRef(false);
  const left = () => clock.secondsLeft(address);
  const secondsLeft = useSyncExternalStore(seconds.subscribe, left, () => 0);

  async function send(captcha: CaptchaAnswer = {}): Promise<void> {
    if (isRunning.current || left() > 0) return;
    isRunning.current = true;
    setState({ ...nothing, isSending: true });
    try {
      clock.keep(address, await ask(foundation, { to, captcha }));
      const sentTo =
        to.channel === 'sms' ? `+${digitsOf(to.countryDialingCode)} ${to.mobileNum.trim()}` : null;
      setState({ ...nothing, sentTo });
    } catch (error) {
      // The page in front says it (NET-10).
      const problem = foundation.front.closes(error) ? null : problemOf(error);
      setState({ ...nothing, problem });
    } finally {
      isRunning.current = false;
    }
  }
  return {
    secondsLeft,
    ...state,
    send,
    clear: () => setState((now) => (now.problem ? { ...now, problem: null } : now)),
  };
}
