// Sends SMS and mails of merchants, in the background.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { Mail, SendMail } from '#providers/mail/mail';
import type { SendSms, Sms } from '#providers/sms/sms';
import { mailAccount, smsAccount } from './accounts.ts';
import { runInBackground, type Background, type SleepFor } from './background.ts';

type Sender = Pick<Merchant, 'code' | 'setting'>;

/** `sms` and `mail` take a message and return at once: an answer never tells by its time whether anything was sent. What goes wrong is a warning in the log, which says neither to whom nor what. */
export type Messenger = {
  /** Whether the merchant has set SMS up. */
  canSms(merchant: Sender): boolean;
  canMail(merchant: Sender): boolean;
  sms(merchant: Sender, sms: Sms): void;
  /** One that the server wants later is tried again after 30 s, twice at most. */
  mail(merchant: Sender, mail: Mail): void;
  /** Resolves when all that was taken is sent, or after 6 s; what was to be tried again is given up. For the process's end; new messages are taken all the same. */
  done(): Promise<void>;
};

export type MessengerDeps = {
  sendSms: SendSms;
  sendMail: SendMail;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** How a mail waits for its next try. */
  sleepFor?: SleepFor;
  doneMs?: number;
};

/** Of a process: ten seconds of a vendor that is slow, at some fifty messages a second. */
const mostWaiting = 500;
const atOnce = 8;
const laterMs = 30_000;
const mostRepeats = 2;
/** The process has 8 s to end (R2), and calls that are under way may take some of them. */
const longestEndMs = 6_000;

type Outcome = { id: string } | { trouble: string; why: string };
type Told = { merchant: string; kind: 'sms' | 'mail' };

export function createMessenger(deps: MessengerDeps): Messenger {
  const { sendSms, sendMail, log, sleepFor, doneMs = longestEndMs } = deps;
  const line = runInBackground({ atOnce, mostWaiting, sleepFor });
  const tell = (told: Told, outcome: Outcome): void => {
    if ('id' in outcome) log.info({ ...told, id: outcome.id }, 'a message was sent');
    else log.warn({ ...told, ...outcome }, 'a message was not sent');
  };
  const drop = (told: Told, why: string): void => tell(told, { trouble: 'not_tried', why });
  return {
    canSms: (merchant) => smsAccount(merchant) !== null,
    canMail: (merchant) => mailAccount(merchant) !== null,
    sms: (merchant, sms) => {
      const told = { merchant: merchant.code, kind: 'sms' } as const;
      const account = smsAccount(merchant);
      if (!account) return drop(told, 'not set up');
      const isTaken = line.take(async () => tell(told, await orFault(sendSms(account, sms))));
      if (!isTaken) drop(told, 'too many wait');
    },
    mail: (merchant, mail) => {
      const told = { merchant: merchant.code, kind: 'mail' } as const;
      const account = mailAccount(merchant);
      if (!account) return drop(told, 'not set up');
      const isTaken = line.take(async (rest) => {
        const send = () => orFault(sendMail(account, mail));
        let outcome = await send();
        for (let repeat = 0; repeat < mostRepeats && isLater(outcome); repeat += 1) {
          if (!(await rest(laterMs))) break;
          outcome = await send();
        }
        tell(told, outcome);
      });
      if (!isTaken) drop(told, 'too many wait');
    },
    done: () => finish(line, { log, doneMs }),
  };
}

const isLater = (outcome: Outcome): boolean => 'trouble' in outcome && outcome.trouble === 'later';

/** Adapters never reject; should one do so all the same, its error may hold what no log may. */
async function orFault(sent: Promise<Outcome>): Promise<Outcome> {
  try {
    return await sent;
  } catch (error) {
    return { trouble: 'fault', why: error instanceof Error ? error.name : 'unknown' };
  }
}

async function finish(
  line: Background,
  { log, doneMs }: Pick<MessengerDeps, 'log'> & { doneMs: number },
): Promise<void> {
  const enough = new AbortController();
  const { signal } = enough;
  const late = sleep(doneMs, 'late', { signal, ref: false }).catch(() => 'over');
  const end = await Promise.race([line.finish(), late]);
  enough.abort();
  if (end === 'late') log.warn({ unsent: line.left() }, 'messages were not sent before the end');
}
