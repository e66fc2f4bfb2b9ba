// Sends merchants' SMS and mails in the background.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { Mail, SendMail } from '#providers/mail/mail';
import type { SendSms, Sms } from '#providers/sms/sms';
import { mailAccount, smsAccount } from './accounts.ts';
import { runInBackground, type Background, type SleepFor } from './background.ts';

type Sender = Pick<Merchant, 'code' | 'setting'>;

/**
 * Sends messages. `sms` and `mail` return at once, so that the time of an answer does not show whether anything was sent.
 * Failures are warnings in the log, without receiver and text.
 */
export type Messenger = {
  /** Whether the merchant has set SMS up. */
  canSms(merchant: Sender): boolean;
  canMail(merchant: Sender): boolean;
  sms(merchant: Sender, sms: Sms): void;
  /** Sends a mail; one that the server defers is retried after 30 s, at most twice. */
  mail(merchant: Sender, mail: Mail): void;
  /** Sends a mail at once, within 4 s, and resolves to its outcome. A handler of a fact awaits it, and is called again if it failed. */
  mailNow(merchant: Sender, mail: Mail): Promise<Outcome>;
  /** Resolves when all accepted messages are sent, or after 6 s, for the end of the process. Pending retries are dropped; new messages are accepted. */
  done(): Promise<void>;
};

export type MessengerDeps = {
  sendSms: SendSms;
  sendMail: SendMail;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Waits before the next try of a mail. */
  sleepFor?: SleepFor;
  doneMs?: number;
};

/** Most messages that wait in a process: ten seconds of a slow vendor at some fifty messages a second. */
const mostWaiting = 500;
const atOnce = 8;
const laterMs = 30_000;
const mostRepeats = 2;
/** Shorter than the time that a handler of a fact has. */
const nowMs = 4_000;
/** The longest time for the rest of the messages: the process has 8 s to end (R2), and calls in progress may need some of them. */
const longestEndMs = 6_000;

type Outcome = { id: string } | { trouble: string; why: string };
type LogFields = { merchant: string; kind: 'sms' | 'mail' };

export function createMessenger(deps: MessengerDeps): Messenger {
  const { sendSms, sendMail, log, sleepFor, doneMs = longestEndMs } = deps;
  const line = runInBackground({ atOnce, mostWaiting, sleepFor });
  const tell = (told: LogFields, outcome: Outcome): void => {
    if ('id' in outcome) log.info({ ...told, id: outcome.id }, 'a message was sent');
    else log.warn({ ...told, ...outcome }, 'a message was not sent');
  };
  const drop = (told: LogFields, why: string): void => tell(told, { trouble: 'not_tried', why });
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
    mailNow: async (merchant, mail) => {
      const account = mailAccount(merchant);
      const outcome: Outcome = account
        ? await orFault(sendMail(account, { ...mail, withinMs: nowMs }))
        : { trouble: 'refused', why: 'not set up' };
      tell({ merchant: merchant.code, kind: 'mail' }, outcome);
      return outcome;
    },
    done: () => finish(line, { log, doneMs }),
  };
}

const isLater = (outcome: Outcome): boolean => 'trouble' in outcome && outcome.trouble === 'later';

/** Awaits the outcome. Adapters should never reject; if one does, its error may contain what a log must not. */
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
