// Slows the sending of notifications down in favour of players' calls, which share its thread: ten thousand messages at full speed made a bet nine times as slow (`npm run bench:push`).
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PushProvider } from './push.ts';

type Options = {
  /** The load of the process, from 0 to 1, above which sending slows down. */
  share?: number;
  /** The longest time between two messages, so that sending continues under any load. */
  mostMs?: number;
  /** Returns the load of the process since the last call, from 0 to 1. */
  readBusy?: () => number;
  wait?: (ms: number) => Promise<unknown>;
  now?: () => number;
};

const everyMs = 200;
const leastMs = 0.5;

function busyReader(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}

/** Spaces messages apart: the interval doubles while the process is busier than `share`, and shrinks by a quarter while it is not. */
export function pacePushes(provider: PushProvider, options: Options = {}): PushProvider {
  const { share = 0.3, mostMs = 25, readBusy = busyReader(), wait = sleep } = options;
  const { now = () => performance.now() } = options;
  let apartMs = mostMs;
  let lookedAt = now();
  let nextAt = lookedAt;
  const adjust = (): void => {
    if (now() - lookedAt < everyMs) return;
    lookedAt = now();
    const isBusy = readBusy() > share;
    apartMs = isBusy ? Math.min(mostMs, Math.max(leastMs, apartMs * 2)) : apartMs * 0.75;
  };
  return {
    ...provider,
    send: async (...sent) => {
      adjust();
      const beginsAt = Math.max(now(), nextAt);
      nextAt = beginsAt + (apartMs < leastMs ? 0 : apartMs);
      const waitMs = beginsAt - now();
      if (waitMs > 0) await wait(waitMs);
      return provider.send(...sent);
    },
  };
}
