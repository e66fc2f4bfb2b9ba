import type { Answer } from '@parlour/contract/endpoint';
import type { Language } from '@parlour/contract/languages';
import type { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import type { MemberRow, RankProgressRow } from './store.ts';

type MemberReader = { defaultLanguage: string; reads: Language; isBasic: boolean };

/** A member's own data (MEMBER-01). `language`: the member's own, else the merchant's default. `reads`: the language of the label's name. */
export function presentMember(
  member: MemberRow,
  { defaultLanguage, reads, isBasic }: MemberReader,
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
    clubLabel: presentLabel(member, reads),
    hasAuthenticator: member.hasAuthenticator,
    isBasic,
  };
}

/** Null for a member without a label. */
function presentLabel(
  { labelId, labelName, labelNames, labelType: type, rankLevel }: MemberRow,
  reads: Language,
): Answer<typeof memberInfo>['clubLabel'] {
  if (labelId === null || labelName === null || type === null || rankLevel === null) return null;
  return { labelId, labelName: labelNames?.[reads] ?? labelName, type, rankLevel };
}

/** Masks all but the last four digits: enough for the owner to recognize the number, too little for others. */
const maskMobile = (mobile: string): string =>
  mobile.slice(0, -4).replaceAll(/\d/g, '*') + mobile.slice(-4);

/** Returns the counts. The contract has the rule that turns them into the ring's fill (MEMBER-05). No next label on a club's highest level. */
export const presentRankProgress = ({
  labelId,
  completedConditions,
  totalConditions,
  nextLabelId,
  isCounted,
}: RankProgressRow): Answer<typeof playerRankProgress> => ({
  currentProgress: {
    completedConditions: completedConditions ?? 0,
    totalExpectedConditions: totalConditions ?? 0,
  },
  playerRankProgress: { labelId: isCounted ? nextLabelId : labelId },
});
