// Launching: opens a game or a vendor's lobby at the integration that has it. What is staked there is the wallet's business.
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { ServerModule } from '#server/module';
import { openForFree, openForMoney, type LaunchDeps } from './open-game.ts';
import { readLaunch, readTrial } from './read-request.ts';

/** Guests are counted by address, and a carrier may have put many behind one. */
const perMinute = { member: 30, address: 300 };

/** Every launch makes a vendor work, so it is counted. */
async function countLaunch(limits: Limits, key: string, points: number): Promise<void> {
  const retryAfter = await limits.take(key, points, 60);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.launch', { retryAfter });
}

export const launchModule = (deps: LaunchDeps & { limits: Limits }): ServerModule => ({
  name: 'launch',
  calls: {
    launchGame: async (input, call) => {
      const { merchant, session } = call;
      // A4: on any device alike, because it keeps nobody out of the account.
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
      // ROUTE-12: guests play where they may look around. A member asks by the other call, with accountType 0.
      if (!merchant.setting('guestLobby')) throw new Refusal('customer.not.login');
      const key = `launch:${merchant.code}:${addressKey(call.address)}`;
      await countLaunch(deps.limits, key, perMinute.address);
      const asking = { call, memberId: null };
      const { address, name } = await openForFree(asking, readTrial(input), deps);
      return { gameUrl: address, gameName: name };
    },
  },
});
