import type { Answer } from '@parlour/contract/endpoint';
import type { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import type { MemberRow, RankProgressRow } from './store.ts';

/** What a member is shown of itself (MEMBER-01). `language` is the member's own, else the merchant's default. */
export function presentMember(
  { label, ...member }: MemberRow,
  { defaultLanguage, isBasic }: { defaultLanguage: string; isBasic: boolean },
): Answer<typeof memberInfo> {
  return {
    id: member.id,
    number: String(member.number),
    userName: member.username,
    account: member.username,
    nickname: member.nickname,
    mobile: member.mobile && maskMobile(member.mobile),
    type: member.type,
    language: member.language ?? defaultLanguage,
    regDate: member.createdAt.getTime(),
    lastLogin: member.previousLoginAt?.getTime() ?? null,
    clubLabel: label && {
      labelId: label.id,
      labelName: label.name,
      type: label.type,
      rankLevel: label.rankLevel,
    },
    hasAuthenticator: member.hasAuthenticator,
    isBasic,
  };
}

/** Leaves the last four digits: enough for the owner to know the number, too little for anybody else. */
const maskMobile = (mobile: string): string =>
  mobile.slice(0, -4).replaceAll(/\d/g, '*') + mobile.slice(-4);

/** Tells the counts only. How full the ring is follows from them by a rule of the contract (MEMBER-05). */
export const presentRankProgress = ({
  labelId,
  progress,
}: RankProgressRow): Answer<typeof playerRankProgress> => ({
  currentProgress: {
    completedConditions: progress?.completedConditions ?? 0,
    totalExpectedConditions: progress?.totalConditions ?? 0,
  },
  playerRankProgress: { labelId },
});
