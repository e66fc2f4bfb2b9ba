// What the site tells of itself: a line in the log each. Who wants the events elsewhere (TRACK-03) takes them from here.
import type { FastifyBaseLogger } from 'fastify';
import { addressKey, localLimits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServerModule } from '#server/module';

/** Anybody may call, and each event is a line: a carrier's thousand phones behind one address, and no more. */
const perMinute = 600;

export function trackingModule({ log }: { log: FastifyBaseLogger }): ServerModule {
  const limits = localLimits();
  return {
    name: 'tracking',
    calls: {
      collectEvents: async ({ events }, { merchant, address }) => {
        const key = `${merchant.code}:${addressKey(address)}`;
        const retryAfter = await limits.take(key, perMinute, 60);
        if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
        for (const event of events) {
          const line = { merchant: merchant.code, ...event };
          // H4: a game that talks past the page is broken, or tries something.
          if (event.eventName === 'ignoredMessages')
            log.warn(line, 'a frame sent what nobody reads');
          else log.info(line, 'event');
        }
        return null;
      },
    },
  };
}
