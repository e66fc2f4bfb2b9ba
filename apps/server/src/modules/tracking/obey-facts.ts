import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { FactName } from '@parlour/contract/facts/facts';
import type { FastifyBaseLogger } from 'fastify';

/** Tracks events that the server knows itself, rather than the page (TRACK-08). A fact that is delivered twice makes two lines with one eventID. */
export function obeyFacts(log: FastifyBaseLogger): FactHandlersOf<'tracking'> {
  const note = (eventName: string, fact: Fact<FactName>): void => {
    const { id: eventID, merchantCode: merchant, memberId: customerId, about } = fact;
    log.info({ merchant, eventName, eventID, customerId, ...about }, 'event');
  };
  return {
    'game.launched': async (fact) => note('gameLaunch', fact),
    'member.loggedIn': async (fact) => note('login', fact),
    'member.registered': async (fact) => note('register', fact),
  };
}
