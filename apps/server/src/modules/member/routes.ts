import { shapes } from '@parlour/contract/contract.schema';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import { Refusal } from '#http/refusal';
import { route, type Api } from '#http/route';
import { presentMember } from './present-member.ts';
import { presentRankProgress } from './present-rank-progress.ts';
import type { MemberStore } from './store.ts';

export function memberRoutes(api: Api, store: MemberStore): void {
  route(api, [memberInfo, shapes.memberInfo], async (_input, { merchant, session }) => {
    const row = await store.find(merchant.code, session.memberId);
    if (!row) throw new Refusal('not_found');
    return presentMember(row, merchant.setting('defaultLanguage'));
  });
  route(
    api,
    [playerRankProgress, shapes.playerRankProgress],
    async (_input, { merchant, session }) => {
      const row = await store.findRankProgress(merchant.code, session.memberId);
      if (!row) throw new Refusal('not_found');
      return presentRankProgress(row);
    },
  );
}
