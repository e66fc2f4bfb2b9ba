import { talkPage } from '@parlour/contract/staff/console-pages';
import { Link } from 'react-router-dom';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { sayLast } from '../times.ts';
import css from './member.module.css';
import { MemberPart } from './member-moves.tsx';
import { talkTexts } from './member-words.ts';
import type { TalkMember } from './use-member.ts';

type Props = { talks: TalkMember['earlier']; now: number; onLeave: () => void };

/** The member's other talks, each of which can be opened. */
export function EarlierTalks({ talks, now, onLeave }: Props) {
  const say = useSay();
  const locale = useOfficeLocale();
  return (
    <MemberPart title={say('console.earlier_talks')}>
      {talks.map(({ id, subject, state, stars, lastAt }) => (
        <li key={id}>
          <span>
            <Link className={css.link ?? ''} to={talkPage(id)} dir="auto" onClick={onLeave}>
              {subject}
            </Link>
            <small>{sayLast(lastAt, { locale, now })}</small>
          </span>
          <b>
            {talkTexts[state](say)}
            {stars !== null && <small>{say('console.stars', { count: stars })}</small>}
          </b>
        </li>
      ))}
    </MemberPart>
  );
}
