import type { Answer } from '@parlour/contract/endpoint';
import type { Language } from '@parlour/contract/languages';
import type { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import type { MemberRow, RankProgressRow } from './store.ts';

type Showing = { defaultLanguage: string; reads: Language; isBasic: boolean };

/** What a member is shown of itself (MEMBER-01). `language` is the member's own, else the merchant's default; the label's name is in the one that is read. */
export function presentMember(
  { label, ...member }: MemberRow,
  { defaultLanguage, reads, isBasic }: Showing,
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
      labelName: label.names[reads] ?? label.name,
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

/** Tells the counts only. How full the ring is follows from them by a rule of the contract (MEMBER-05). On a club's highest level there is no label to come. */
export const presentRankProgress = ({
  labelId,
  progress,
}: RankProgressRow): Answer<typeof playerRankProgress> => ({
  currentProgress: {
    completedConditions: progress?.completedConditions ?? 0,
    totalExpectedConditions: progress?.totalConditions ?? 0,
  },
  playerRankProgress: { labelId: progress?.countedOn ? progress.nextLabelId : labelId },
});
