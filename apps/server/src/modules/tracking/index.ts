// What the site tells of itself, and what the server's modules tell of their members: a line in the log each. Who wants the events elsewhere (TRACK-03) takes them from here.
import type { FastifyBaseLogger } from 'fastify';
import { addressKey, localLimits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServerModule } from '#server/module';
import { obeyFacts } from './obey-facts.ts';

/** Anybody may call, and each event is a line in the log: enough for a thousand phones that a carrier put behind one address. */
const perMinute = 600;

/** What somebody has to look at. */
const warnings: Partial<Record<string, string>> = {
  // H4: a game that sends what the page does not read is broken, or hostile.
  ignoredMessages: 'a frame sent what nobody reads',
  // docs/security.md 2.18
  silentFailure: 'calls of the site failed, and the player was told nothing',
};

export function trackingModule({ log }: { log: FastifyBaseLogger }): ServerModule {
  const limits = localLimits();
  return {
    name: 'tracking',
    handles: obeyFacts(log),
    calls: {
      collectEvents: async ({ events }, { merchant, address }) => {
        const key = `${merchant.code}:${addressKey(address)}`;
        const retryAfter = limits.take(key, perMinute, 60);
        if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
        for (const event of events) {
          const line = { merchant: merchant.code, ...event };
          const warning = warnings[event.eventName];
          if (warning) log.warn(line, warning);
          else log.info(line, 'event');
        }
        return null;
      },
    },
  };
}
