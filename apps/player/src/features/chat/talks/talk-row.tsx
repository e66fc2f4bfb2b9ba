import { Pill } from '@parlour/ui/card/pill';
import { CheckBoldIcon, ClockIcon, StarFillIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../chat.module.css';
import { momentOf } from '../times.ts';
import type { Talk } from './use-talks.ts';

/** The last message in one line, with its author. */
function sayLast(t: Translate, { last }: Talk): string {
  if (last === null) return t('chat.no_message');
  const text = last.text === '' ? t('chat.a_picture') : last.text;
  if (last.from === 'system') return text;
  if (last.from === 'member') return t('chat.by_you', { text });
  return last.name === null ? text : t('chat.by', { name: last.name, text });
}

export function TalkRow({ talk }: { talk: Talk }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { id, subject, lastAt, unread } = talk;
  return (
    <li>
      <Link className={css.row} href={href('chatTalk', `?id=${id}`)}>
        <span className={css.line}>
          <b className="text-subheading one-line grow" dir="auto" data-excerpt>
            {subject}
          </b>
          <time className="num text-caption text-muted" dateTime={new Date(lastAt).toISOString()}>
            {momentOf(t, language, lastAt)}
          </time>
        </span>
        <span
          className={`text-caption one-line ${unread > 0 ? '' : 'text-muted'}`}
          dir="auto"
          data-excerpt
        >
          {sayLast(t, talk)}
        </span>
        <span className={css.line}>
          <State {...talk} />
          {unread > 0 && (
            <span className={css.count}>
              <span className="num" aria-hidden="true">
                {unread > 99 ? '99+' : unread}
              </span>
              <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function State({ state, stars }: Talk) {
  const t = useTranslate();
  if (state === 'waiting') return <Pill tone="brand">{t('chat.state_waiting')}</Pill>;
  if (state === 'open') return <Pill>{t('chat.state_open')}</Pill>;
  return (
    <Pill icon={<CheckBoldIcon size={16} />}>
      {t('chat.state_closed')}
      {stars !== null && (
        <span className={css.given}>
          <span className="visually-hidden">{t('chat.stars_given', { count: stars })}</span>
          {Array.from({ length: stars }, (_, at) => (
            <StarFillIcon key={at} size={16} />
          ))}
        </span>
      )}
    </Pill>
  );
}

/** A talk that waits on the device for the line. */
export function UnsentTalkRow(talk: { clientId: string; subject: string; text: string }) {
  const t = useTranslate();
  const { clientId, subject, text } = talk;
  return (
    <li>
      <Link className={css.row} href={href('chatTalk', `?begun=${clientId}`)}>
        <b className="text-subheading one-line" dir="auto" data-excerpt>
          {subject}
        </b>
        <span className="text-caption one-line text-muted" dir="auto" data-excerpt>
          {text === '' ? t('chat.a_picture') : text}
        </span>
        <span className={css.line}>
          <Pill icon={<ClockIcon size={16} />}>{t('chat.not_sent')}</Pill>
        </span>
      </Link>
    </li>
  );
}
