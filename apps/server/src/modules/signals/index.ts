// Live signals: streams that tell members' browsers what has changed. A signal has no content, so it needs no rights of its own and may be
// lost: the page asks, and each opening of a stream has it ask for everything.
import { randomInt } from 'node:crypto';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { closedFinder, type IsRestricted } from '#http/guard/site-closure';
import { localLimits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServeEvents } from '#http/steps/send-events';
import { begunComment, chooseEnd, turnComment } from '#http/steps/signal-stream';
import type { Merchants } from '#modules/site';
import type { SignalBus } from '#providers/signals/signals';
import type { ServerModule } from '#server/module';
import { keepStreams } from './streams.ts';
import { endOver, tellChanges, tellSites, type TellDeps } from './tell-changes.ts';

type Deps = {
  database: Database;
  merchants: Merchants;
  isRestricted: IsRestricted;
  signals: SignalBus;
  clock: () => Date;
  log: { warn: (about: object, message: string) => void };
};

const second = 1_000;
/** Each stream has its turn every so many seconds: a comment, which proves to the browser that the stream works, and a look at its session. */
const turns = 20;
/** New streams of a process in a second. A process that begins while thousands of browsers return must answer other calls, too. */
const newPerSecond = 600;
/** Streams of a member in a process: one for each browser, and some that nobody has noticed to be dead. */
const mostOfMember = 20;

export function signalsModule(deps: Deps): ServerModule {
  const { database, merchants, signals, isRestricted, clock, log } = deps;
  const streams = keepStreams(turns);
  const telling: TellDeps = { ...deps, streams, findClosed: closedFinder(isRestricted) };
  const pace = localLimits();
  let isEnding = false;

  const orWarn = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'signals were not told'));
  const endAll = (): void => {
    for (const { out } of streams.all()) out.end();
  };
  database.hearChanges((merchantCode, noted) =>
    signals.send(noted.map((each) => ({ merchantCode, ...each }))),
  );
  signals.hear((changes) => orWarn(tellChanges(changes, telling)));
  // A stream that may miss a change is worse than none, because its page polls nothing.
  signals.onDeaf(endAll);
  merchants.hearChanges((codes) => orWarn(tellSites(codes, telling)));

  function refuseNew({ merchant, session }: MemberCall): void {
    const refuse = (retryAfter: number): never => {
      throw new Refusal('service_unavailable', { retryAfter });
    };
    if (isEnding || !signals.isHearing()) refuse(randomInt(1, 4));
    // Of all merchants together: it protects the process, whose streams all return after a restart.
    const wait = pace.take('new streams', newPerSecond, 1);
    if (wait !== null) refuse(wait + randomInt(5));
    if (streams.ofMember(merchant.code, session.memberId).length >= mostOfMember) refuse(60);
  }
  const serve =
    ({ merchant, session, address }: MemberCall): ServeEvents =>
    (out) => {
      const endsAt = chooseEnd(clock());
      const { memberId, id: sessionId } = session;
      const own = { merchantCode: merchant.code, memberId, sessionId, address, endsAt, out };
      out.write(begunComment);
      return streams.add(own);
    };
  async function takeTurn(): Promise<void> {
    const due = streams.takeTurn();
    const now = clock().getTime();
    for (const { out, endsAt } of due) {
      if (now < endsAt) out.write(turnComment);
      else out.end();
    }
    await endOver(due, telling);
  }
  return {
    name: 'signals',
    calls: {
      openSignals: async (_input, call) => {
        refuseNew(call);
        return serve(call);
      },
    },
    work: [{ name: 'looking after streams', everyMs: second, run: takeTurn }],
    serve: (app) => {
      app.addHook('preClose', (done) => {
        isEnding = true;
        endAll();
        done();
      });
    },
  };
}
