// Sends a code by text message or e-mail, and counts the seconds for which it is good (TFA-05). A form says beside its own fields what
// went wrong (NET-17).
import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '@parlour/client/api-error';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { sendRegisterCode } from '@parlour/contract/register/calls';
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

export type CodeReceiver =
  | {
      channel: 'sms';
      countryDialingCode: string;
      mobileNum: string;
      /** To register: the number may be nobody's yet. */
      isNew?: boolean;
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
  send: () => Promise<void>;
  /** Where the latest code went, as it is written to people; null where none went, and for e-mail, whose address is not told. */
  sentTo: string | null;
  /** What was wrong is said no longer. */
  clear: () => void;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const addressOf = (to: CodeReceiver): string =>
  to.channel === 'sms'
    ? `${to.isNew ? 'new' : 'sms'}.${digitsOf(to.countryDialingCode)}.${digitsOf(to.mobileNum)}`
    : `email.${to.username.trim().toLowerCase()}`;

const seconds = createSeconds(Date.now);

type Sending = { to: CodeReceiver; loginDeviceId: string };
type Options = Parameters<Foundation['api']>[2];

/** When the code ends, by the server's clock. */
async function askFor(
  { api }: Pick<Foundation, 'api'>,
  { to, loginDeviceId }: Sending,
  options: Options,
): Promise<number> {
  if (to.channel === 'email') {
    const input = { username: to.username.trim(), loginDeviceId };
    return (await api(sendEmailCode, input, options)).expirationTime;
  }
  const { countryDialingCode } = to;
  const number = to.mobileNum.trim();
  if (!to.isNew) {
    const input = { countryDialingCode, mobileNum: number, loginDeviceId };
    return (await api(sendSmsCode, input, options)).expirationTime;
  }
  const input = { countryDialingCode, mobileNo: number, loginDeviceId };
  const { expirationTime, expiredMinutes } = await api(sendRegisterCode, input, options);
  // A gateway of the family says how long.
  return expirationTime ?? Date.now() + expiredMinutes * 60_000;
}

async function ask({ api, deviceStorage }: Foundation, to: CodeReceiver): Promise<number> {
  const loginDeviceId = getDeviceId(deviceStorage);
  let date: string | null = null;
  const options = {
    teller: 'page',
    onResponse: ({ headers }: Response) => void (date = headers.get('date')),
  } as const;
  const expirationTime = await askFor({ api }, { to, loginDeviceId }, options);
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

  async function send(): Promise<void> {
    if (isRunning.current || left() > 0) return;
    isRunning.current = true;
    setState({ ...nothing, isSending: true });
    try {
      clock.keep(address, await ask(foundation, to));
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
