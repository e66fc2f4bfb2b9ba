import type { ReactNode } from 'react';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { languageName } from '../language-name.ts';
import { EarlierTalks } from './earlier-talks.tsx';
import css from './member.module.css';
import { isSome, moneyOf, type WriteMoney } from './member-money.ts';
import { Bonuses, Entries, Rounds } from './member-moves.tsx';
import { dateText, restrictionTexts } from './member-words.ts';
import type { TalkMember } from './use-member.ts';

type Props = {
  member: TalkMember;
  /** The time by which a day is today. */
  now: number;
  onLeave: () => void;
};

/** The data of a member. `onLeave` is called when an earlier talk is opened. */
export function MemberFacts({ member, now, onLeave }: Props) {
  const write = moneyOf(member);
  return (
    <>
      <Chips member={member} />
      <Account member={member} write={write} />
      <Bonuses bonuses={member.bonuses} write={write} />
      <Entries entries={member.entries} write={write} now={now} />
      <Rounds rounds={member.rounds} write={write} now={now} />
      <EarlierTalks talks={member.earlier} now={now} onLeave={onLeave} />
    </>
  );
}

function Chips({ member: { level, restrictions } }: Pick<Props, 'member'>) {
  const say = useSay();
  if (level === null && restrictions.length === 0) return null;
  return (
    <p className={css.chips}>
      {level && (
        <span>{say('console.member_level', { name: level.name, rank: String(level.rank) })}</span>
      )}
      {restrictions.map((each) => (
        <span key={each} data-bad="true">
          {restrictionTexts[each](say)}
        </span>
      ))}
    </p>
  );
}

function Account({ member, write }: Pick<Props, 'member'> & { write: WriteMoney }) {
  const say = useSay();
  const locale = useOfficeLocale();
  const { currency, sum, cash, bonus } = member.balance;
  return (
    <dl className={css.rows}>
      <Fact name={say('console.member_balance')}>{write(sum, currency)}</Fact>
      {isSome(bonus) && (
        <>
          <Fact name={say('console.member_cash')}>{write(cash, currency)}</Fact>
          <Fact name={say('console.member_bonus')}>{write(bonus, currency)}</Fact>
        </>
      )}
      <Fact name={say('console.member_number')}>{member.number}</Fact>
      <Fact name={say('console.member_since')}>{dateText(member.memberSince, locale)}</Fact>
      <Fact name={say('console.member_language')}>{languageName(member.language, locale)}</Fact>
      <Fact name={say('console.mail')}>
        {say(member.isMailProven ? 'console.mail_proven' : 'console.mail_unproven')}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
