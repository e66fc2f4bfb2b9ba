// Lists of a member's bonuses, entries of the accounts, and rounds.
import type { ReactNode } from 'react';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { sayLast } from '../times.ts';
import css from './member.module.css';
import { isGain, type WriteMoney } from './member-money.ts';
import { roundTexts, sayBonusState, sayKind } from './member-words.ts';
import type { TalkMember } from './use-member.ts';

type Money = { write: WriteMoney };
type Times = Money & { now: number };

/** A part of what is known, under its title; a sentence if there is nothing. */
export function MemberPart({ title, children }: { title: string; children: ReactNode[] }) {
  const say = useSay();
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p className={css.none}>{say('console.nothing_yet')}</p>
      ) : (
        <ul className={css.rows}>{children}</ul>
      )}
    </section>
  );
}

export function Bonuses({ bonuses, write }: Money & Pick<TalkMember, 'bonuses'>) {
  const say = useSay();
  const locale = useOfficeLocale();
  if (bonuses.length === 0) return null;
  return (
    <MemberPart title={say('console.bonuses')}>
      {bonuses.map((bonus) => {
        const inCurrency = (amount: string): string => write(amount, bonus.currency);
        return (
          <li key={bonus.id}>
            <span>
              {sayBonusState(say, bonus, locale)}
              <small>
                {say('console.bonus_wagered', {
                  wagered: inCurrency(bonus.wagered),
                  due: inCurrency(bonus.wageringDue),
                })}
              </small>
            </span>
            <b>
              {say('console.bonus_left', {
                left: inCurrency(bonus.left),
                amount: inCurrency(bonus.amount),
              })}
            </b>
          </li>
        );
      })}
    </MemberPart>
  );
}

export function Entries({ entries, write, now }: Times & Pick<TalkMember, 'entries'>) {
  const say = useSay();
  const locale = useOfficeLocale();
  return (
    <MemberPart title={say('console.entries')}>
      {entries.map(({ at, kind, account, currency, amount, game }, index) => (
        <li key={`${at} ${index}`}>
          <span>
            {sayKind(say, kind)}
            <small dir="auto">
              {[game, account === 'bonus' && say('console.member_bonus')]
                .filter(Boolean)
                .concat(sayLast(at, { locale, now }))
                .join(', ')}
            </small>
          </span>
          <b data-gain={isGain(amount)}>
            {isGain(amount) && '+'}
            {write(amount, currency)}
          </b>
        </li>
      ))}
    </MemberPart>
  );
}

export function Rounds({ rounds, write, now }: Times & Pick<TalkMember, 'rounds'>) {
  const say = useSay();
  const locale = useOfficeLocale();
  return (
    <MemberPart title={say('console.rounds')}>
      {rounds.map(({ at, game, state, currency, staked, won }, index) => (
        <li key={`${at} ${index}`}>
          <span>
            <span dir="auto">{game}</span>
            <small>
              {say('console.round_money', {
                staked: write(staked, currency),
                won: write(won, currency),
              })}
            </small>
          </span>
          <b>
            {roundTexts[state](say)}
            <small>{sayLast(at, { locale, now })}</small>
          </b>
        </li>
      ))}
    </MemberPart>
  );
}
