// Logs the site's own events and the facts of members, one line each. Other consumers of events (TRACK-03) attach here.
import type { FastifyBaseLogger } from 'fastify';
import { addressKey, localLimits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServerModule } from '#server/module';
import { obeyFacts } from './obey-facts.ts';

/** Limit of calls per address, because anybody may call and each event is logged. Enough for a thousand phones behind one carrier's address. */
const perMinute = 600;

/** Events that are logged as warnings. */
const warnings: Partial<Record<string, string>> = {
  // H4: a game that sends messages which the page ignores is broken or hostile.
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
