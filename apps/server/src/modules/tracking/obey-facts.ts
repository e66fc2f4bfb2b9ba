import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { FactName } from '@parlour/contract/facts/facts';
import type { FastifyBaseLogger } from 'fastify';

/** TRACK-08: what the server itself knows of is tracked from here and not from the page. A fact that is told twice makes two lines of one eventID. */
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
