// The member beside a talk, as staff need to know one who asks for help. Each look leaves an event of its own: it says more than the talk.
import { ownLanguage } from '@parlour/contract/languages';
import { memberTypes } from '@parlour/contract/member/member-types';
import { decimalText } from '@parlour/contract/money';
import type { Tx } from '@parlour/database/connection';
import type { StaffAnswer, StaffCall, StaffInput } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { listOpenBonuses } from '#modules/bonus';
import { balanceOf, listLatestLines, listMemberAccounts, type LatestLine } from '#modules/ledger';
import { findMemberForStaff, type MemberForStaff } from '#modules/member';
import { asMerchant, readMerchantSettings } from '#modules/site';
import { findQueued } from '../queue-store.ts';
import { listTalks } from '../talk-store.ts';
import { missing, type TeamDeps } from './talk-of-team.ts';

type MemberAnswer = StaffAnswer<'talkMember'>;

const entriesShown = 5;
const roundsShown = 5;
const talksShown = 20;
/** Entries among which the last rounds are looked for: a round has two, or a few more. */
const entriesRead = 100;

export const showMember = (
  call: StaffCall,
  { merchant, id: talkId }: StaffInput<'talkMember'>,
  { database, clock }: TeamDeps,
): Promise<MemberAnswer> =>
  asMerchant(database, merchant, async (tx) => {
    const talk = await findQueued(tx, talkId);
    if (!talk) throw missing(merchant, talkId);
    const { memberId } = talk;
    const member = await findMemberForStaff(tx, memberId);
    if (!member) throw new Error('a talk is without its member');
    const event = { action: 'member.read', at: clock(), memberId, about: { talkId } } as const;
    await writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
    const setting = await readMerchantSettings(tx, merchant);
    const lines = await listLatestLines(tx, memberId, entriesRead);
    const talks = await listTalks(tx, { memberId, most: talksShown + 1 });
    return {
      ...presentMember(member, setting('defaultLanguage')),
      balance: await readBalance(tx, memberId, setting('currency')),
      bonuses: await listOpenBonuses(tx, memberId),
      entries: lines.slice(0, entriesShown).map(presentEntry),
      rounds: roundsOf(lines).slice(0, roundsShown),
      earlier: talks
        .filter(({ id }) => id !== talkId)
        .slice(0, talksShown)
        .map(({ id, subject, state, stars, lastAt }) => {
          return { id, subject, state, stars, lastAt: lastAt.getTime() };
        }),
    };
  });

function presentMember(member: MemberForStaff, defaultLanguage: string) {
  const { number, username, type, disabled, language, createdAt, isMailProven } = member;
  const restrictions: MemberAnswer['restrictions'] = [
    ...(disabled ? (['disabled'] as const) : []),
    ...(type === memberTypes.restricted ? (['restricted'] as const) : []),
  ];
  return {
    username,
    number: String(number),
    memberSince: createdAt.getTime(),
    language: ownLanguage(language) ?? defaultLanguage,
    level: levelOf(member),
    isMailProven,
    restrictions,
  };
}

function levelOf({
  labelId,
  labelName,
  labelNames,
  rankLevel,
}: MemberForStaff): MemberAnswer['level'] {
  if (labelId === null || labelName === null || rankLevel === null) return null;
  return { label: labelId, name: labelNames?.EN ?? labelName, rank: rankLevel };
}

async function readBalance(
  tx: Tx,
  memberId: string,
  otherwise: string,
): Promise<MemberAnswer['balance']> {
  const accounts = await listMemberAccounts(tx, memberId);
  const { currency, cash, bonus } = balanceOf(accounts, otherwise);
  return {
    currency,
    sum: decimalText(cash + bonus, currency),
    cash: decimalText(cash, currency),
    bonus: decimalText(bonus, currency),
  };
}

const gameOf = ({ gameName, gameCode }: LatestLine): string | null => gameName ?? gameCode;

const presentEntry = (line: LatestLine): MemberAnswer['entries'][number] => ({
  at: line.at.getTime(),
  kind: line.kind,
  account: line.account === 'bonus' ? 'bonus' : 'wallet',
  currency: line.currency,
  amount: decimalText(line.amount, line.currency),
  game: gameOf(line),
});

/** The rounds of the entries, each once, in the order of their latest entries. */
function roundsOf(lines: readonly LatestLine[]): MemberAnswer['rounds'] {
  const byRound = new Map<string, MemberAnswer['rounds'][number]>();
  for (const line of lines) {
    const { integration, round, state, staked, won, currency, at } = line;
    const game = gameOf(line);
    if (round === null || state === null || game === null) continue;
    const key = JSON.stringify([integration, round]);
    if (byRound.has(key)) continue;
    byRound.set(key, {
      at: at.getTime(),
      game,
      state,
      currency,
      staked: decimalText(staked ?? 0n, currency),
      won: decimalText(won ?? 0n, currency),
    });
  }
  return [...byRound.values()];
}
