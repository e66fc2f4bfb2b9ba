// Opens a game or a vendor's lobby at the integration that offers it. The wallet handles its stakes.
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServerModule } from '#server/module';
import { openForFree, openForMoney, type LaunchDeps } from './open-game.ts';
import { readLaunch, readTrial } from './read-request.ts';

/** Guests are counted by address, which a carrier may share among many of them. */
const perMinute = { member: 30, address: 300 };

/** Counts a launch, because every launch causes work at a vendor. */
async function countLaunch(limits: Limits, key: string, points: number): Promise<void> {
  const retryAfter = await limits.take(key, points, 60);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.launch', { retryAfter });
}

export const launchModule = (deps: LaunchDeps & { limits: Limits }): ServerModule => ({
  name: 'launch',
  calls: {
    launchGame: async (input, call) => {
      const { merchant, session } = call;
      // A4: one limit for all devices, because it locks nobody out of the account.
      const key = `launch:${merchant.code}:${session.memberId}`;
      await countLaunch(deps.limits, key, perMinute.member);
      const wanted = readLaunch(input);
      if (!wanted.isForMoney) {
        const asking = { call, memberId: session.memberId };
        const { address, name } = await openForFree(asking, wanted, deps);
        return { content: { game_url: address, game_name: name } };
      }
      const address = await openForMoney(call, wanted, deps);
      return input.launchMode === 'GLS' ? { content: { game_url: address } } : { gameUrl: address };
    },
    trialGame: async (input, call) => {
      const { merchant } = call;
      // ROUTE-12: guests may play where they may see the lobby. Members use the other call, with accountType 0.
      if (!merchant.setting('guestLobby')) throw new Refusal('customer.not.login');
      const key = `launch:${merchant.code}:${addressKey(call.address)}`;
      await countLaunch(deps.limits, key, perMinute.address);
      const asking = { call, memberId: null };
      const { address, name } = await openForFree(asking, readTrial(input), deps);
      return { gameUrl: address, gameName: name };
    },
  },
});
