import { shapes } from '@parlour/contract/contract.schema';
import * as calls from '@parlour/contract/launch/calls';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { route, type Api } from '#http/route';
import { openForFree, openForMoney, type LaunchDeps } from './open-game.ts';
import { readLaunch, readTrial } from './read-wish.ts';

/** A carrier puts many guests behind one address; a member is one. */
const perMinute = { member: 30, address: 300 };

type Deps = LaunchDeps & { limits: Limits };

/** Each launch is a call to a vendor, and makes it do something. */
async function countLaunch(limits: Limits, key: string, points: number): Promise<void> {
  const retryAfter = await limits.take(`launch:${key}`, points, 60);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.launch', { retryAfter });
}

export function launchRoutes(api: Api, deps: Deps): void {
  route(api, [calls.launchGame, shapes.launchGame], async (input, call) => {
    const { merchant, session } = call;
    await countLaunch(deps.limits, `${merchant.code}:${session.memberId}`, perMinute.member);
    const wish = readLaunch(input);
    if (!wish.isForMoney) {
      const { address, name } = await openForFree(call, wish, deps);
      return { content: { game_url: address, game_name: name } };
    }
    const address = await openForMoney(call, wish, deps);
    return input.launchMode === 'GLS' ? { content: { game_url: address } } : { gameUrl: address };
  });
  route(api, [calls.trialGame, shapes.trialGame], async (input, call) => {
    // ROUTE-12: guests play where they may look around. A member asks by the other call, with accountType 0.
    if (!call.merchant.setting('guestLobby')) throw new Refusal('customer.not.login');
    const key = `${call.merchant.code}:${addressKey(call.address)}`;
    await countLaunch(deps.limits, key, perMinute.address);
    const { address, name } = await openForFree(call, readTrial(input), deps);
    return { gameUrl: address, gameName: name };
  });
}
