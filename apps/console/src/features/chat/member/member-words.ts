// Names of a member's data in the reader's language.
import type { Say } from '#foundation/texts.ts';
import type { TalkMember } from './use-member.ts';

type Entry = TalkMember['entries'][number];
type Bonus = TalkMember['bonuses'][number];

/** Kinds of movements, as the ledger names them. */
const kinds: Record<string, (say: Say) => string> = {
  opening: (say) => say('console.entry.opening'),
  bet: (say) => say('console.entry.bet'),
  win: (say) => say('console.entry.win'),
  rollback: (say) => say('console.entry.rollback'),
  void: (say) => say('console.entry.void'),
  correction: (say) => say('console.entry.correction'),
  reward: (say) => say('console.entry.reward'),
  bonus_grant: (say) => say('console.entry.bonus_grant'),
  bonus_done: (say) => say('console.entry.bonus_done'),
  bonus_end: (say) => say('console.entry.bonus_end'),
};

/** Says the kind of an entry; a kind that a later release brings by its name. */
export const sayKind = (say: Say, kind: Entry['kind']): string => kinds[kind]?.(say) ?? kind;

export const restrictionTexts: Record<TalkMember['restrictions'][number], (say: Say) => string> = {
  disabled: (say) => say('console.member_disabled'),
  restricted: (say) => say('console.member_restricted'),
};

export const roundTexts: Record<TalkMember['rounds'][number]['state'], (say: Say) => string> = {
  open: (say) => say('console.round_open'),
  settled: (say) => say('console.round_settled'),
  void: (say) => say('console.round_void'),
};

export const talkTexts: Record<TalkMember['earlier'][number]['state'], (say: Say) => string> = {
  open: (say) => say('console.talk_open'),
  waiting: (say) => say('console.talk_waiting'),
  closed: (say) => say('console.talk_closed'),
};

export const dateText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

export function sayBonusState(say: Say, { state, expiresAt }: Bonus, locale: string): string {
  if (state === 'waiting') return say('console.bonus_waiting');
  if (expiresAt === null) return say('console.bonus_active');
  return say('console.bonus_until', { date: dateText(expiresAt, locale) });
}
