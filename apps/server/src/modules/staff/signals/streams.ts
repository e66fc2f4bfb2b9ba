// Live signals for the back office (STAFF-07): streams that tell pages that something has changed at the desk of their merchant. As for
// members (decision 122), a signal has no content, and each opening of a stream has the page ask for everything.
import { randomInt } from 'node:crypto';
import { rights } from '@parlour/contract/staff/rights';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { SignalledChange } from '@parlour/contract/signals/change';
import type { StaffSignalKind } from '@parlour/contract/signals/kinds';
import type { EnteredCall } from '#http/staff/entry-call';
import { localLimits } from '#http/limits';
import { notLoggedIn, StaffRefusal } from '#http/staff/staff-refusal';
import type { EventStream, ServeEvents } from '#http/steps/send-events';
import { begunComment, changedEvent, chooseEnd, turnComment } from '#http/steps/signal-stream';
import type { SignalBus } from '#providers/signals/signals';
import type { Work } from '#server/module';
import { listListeners } from '../session-store.ts';
import { isLive, type SessionDeps } from '../sessions.ts';

type SignalDeps = SessionDeps & {
  signals: SignalBus;
  log: { warn: (about: object, message: string) => void };
};

export type StaffSignals = {
  /** Opens a stream about the merchant of the call's session. */
  open: (call: EnteredCall) => Promise<ServeEvents>;
  work: Work;
  /** Ends all streams, and opens no more. */
  stop: () => void;
};

type StaffStream = {
  sessionId: string;
  staffId: string;
  merchant: string;
  /** The time at which the stream ends in any case, in epoch milliseconds. */
  endsAt: number;
  out: EventStream;
};

const second = 1_000;
/** Each stream gets a comment so often, which proves to the page that it works, and a look at its session. */
const turnMs = 20 * second;
/** New streams of a process in a second. */
const newPerSecond = 100;
/** Streams of a person in a process: a page reads one in each tab. */
const mostOfPerson = 20;

const changed: StaffSignalKind = 'chat';
const event = changedEvent([changed]);

const isOfDesk = ({ what }: SignalledChange): boolean => what === 'chat' || what === 'desk';

export function staffSignals({ database, clock, signals, log }: SignalDeps): StaffSignals {
  const streams = new Set<StaffStream>();
  const pace = localLimits();
  let isEnding = false;

  const endAll = (): void => {
    for (const { out } of streams) out.end();
  };
  async function findListeners(sessionIds: string[]) {
    const found = await database.read(staffRealm, (tx) => listListeners(tx, sessionIds));
    const now = clock();
    return new Map(found.filter((each) => isLive(each, now)).map((each) => [each.id, each]));
  }
  /** Ends the streams that would not be opened any more. */
  async function endOver(): Promise<void> {
    if (streams.size === 0) return;
    const all = [...streams];
    const listeners = await findListeners(all.map(({ sessionId }) => sessionId));
    for (const { sessionId, merchant, out } of all) {
      const listener = listeners.get(sessionId);
      if (listener?.of !== merchant || !mayListen(listener.roles)) out.end();
    }
  }
  signals.hear((changes) => {
    const merchants = new Set(changes.filter(isOfDesk).map(({ merchantCode }) => merchantCode));
    for (const { merchant, out } of streams) if (merchants.has(merchant)) out.write(event);
    const isOfSessions = changes.some(({ merchantCode }) => merchantCode === staffRealm);
    if (!isOfSessions) return;
    endOver().catch((error: unknown) => log.warn({ err: error }, 'streams were not ended'));
  });
  // A stream that may miss a change is worse than none.
  signals.onDeaf(endAll);

  function refuseNew(staffId: string): void {
    if (isEnding || !signals.isHearing()) throw busy(randomInt(1, 4));
    const wait = pace.take('new streams', newPerSecond, 1);
    if (wait !== null) throw busy(wait + randomInt(5));
    const own = [...streams].filter((each) => each.staffId === staffId);
    if (own.length >= mostOfPerson) throw busy(60);
  }
  return {
    open: async ({ session: { id: sessionId, staffId, mail } }) => {
      refuseNew(staffId);
      const listeners = await findListeners([sessionId]);
      const listener = listeners.get(sessionId);
      if (!listener) throw notLoggedIn();
      const { of: merchant, roles } = listener;
      if (merchant === null || roles.length === 0) {
        throw new StaffRefusal('no_merchant', 'No merchant is chosen.');
      }
      if (!mayListen(roles)) {
        throw new StaffRefusal('not_allowed', `No role of ${mail} may do this.`);
      }
      return (out) => {
        const endsAt = chooseEnd(clock());
        const own = { sessionId, staffId, merchant, endsAt, out };
        streams.add(own);
        out.write(begunComment);
        return () => void streams.delete(own);
      };
    },
    work: {
      name: 'looking after streams',
      everyMs: turnMs,
      run: async () => {
        const now = clock().getTime();
        for (const { out, endsAt } of streams) {
          if (now < endsAt) out.write(turnComment);
          else out.end();
        }
        await endOver();
      },
    },
    stop: () => {
      isEnding = true;
      endAll();
    },
  };
}

/** Whether the roles may ask for the queue, and so may hear that it has changed. */
const mayListen = (roles: readonly string[]): boolean =>
  rights.listQueue.some((role) => roles.includes(role));

const busy = (retryAfter: number): StaffRefusal =>
  new StaffRefusal('service_unavailable', 'There are too many streams at the moment.', {
    retryAfter,
  });
