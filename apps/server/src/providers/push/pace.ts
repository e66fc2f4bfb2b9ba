// Sending gives way to people: encrypting and calling take turns with their calls on one thread, and ten thousand messages at full speed made a bet nine times as slow (`npm run bench:push`).
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PushProvider } from './push.ts';

type Options = {
  /** How much of this process's time everything together may take before sending slows down. */
  share?: number;
  /** The longest time from one message to the next: so it goes on, however busy the process is. */
  mostMs?: number;
  /** Of the time since it was asked last, from 0 to 1. */
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

/** Messages begin one by one, never several at the same moment: twice as far apart where the process is busier than its share, a quarter closer where it is not. */
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
