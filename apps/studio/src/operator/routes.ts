// What operators call (vendors.md 1): the list of titles, the address of one for a player, the look at a round.
import { listPauseMs, openOperatorRoutes, operatorPrefix } from '@parlour/supplier/operator-routes';
import { OperatorRefusal } from '@parlour/supplier/refusal';
import type { Guard } from '@parlour/supplier/signed-body';
import type { FastifyInstance } from 'fastify';
import { describeTitle } from '../games/describe-title.ts';
import { titles } from '../games/titles.ts';
import type { PlayStore } from '../plays/store.ts';
import { makeLaunch, readGameUrl } from './game-url.ts';
import type { ListStore } from './list-store.ts';
import type { RoundStore } from './round-store.ts';
import { makeRoundLink } from './round-url.ts';

export type OperatorApiDeps = {
  plays: PlayStore;
  lists: ListStore;
  rounds: RoundStore;
  guard: Guard;
  origin: string;
  clock: () => Date;
};

export function operatorRoutes(app: FastifyInstance, deps: OperatorApiDeps): void {
  const { guard, clock, lists, plays, rounds, origin } = deps;
  const signed = openOperatorRoutes(app, guard);

  app.post(`${operatorPrefix}/list`, async (request) => {
    const { operator } = signed(request);
    const now = clock();
    const since = new Date(now.getTime() - listPauseMs);
    if (!(await lists.mayList({ operatorId: operator.operatorId, now, since }))) {
      throw new OperatorRefusal(429, 'Too Many Requests');
    }
    return titles.map(describeTitle);
  });

  app.post(`${operatorPrefix}/url`, async (request) => {
    const { operator, input } = signed(request);
    const path = await makeLaunch(readGameUrl(input), { plays, operator, now: clock() });
    return { url: origin + path };
  });

  app.post(`${operatorPrefix}/round`, async (request) => {
    const { operator, input } = signed(request);
    return { url: origin + (await makeRoundLink(input, { rounds, operator, now: clock() })) };
  });
}
