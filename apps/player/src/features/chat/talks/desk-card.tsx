import type { DailyHours } from '@parlour/contract/chat/hours';
import { Card } from '@parlour/ui/card/card';
import type { Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../chat.module.css';
import { minutesOf, soonOf, weekdayOf } from '../times.ts';
import type { Desk } from './use-desk.ts';

/** Whether somebody of the team is there, and until when. */
export function sayDuty(t: Translate, language: Language, { isOpen, changesAt }: Desk): string {
  if (changesAt === null) return t(isOpen ? 'chat.here' : 'chat.away');
  const time = soonOf(language, changesAt);
  return isOpen ? t('chat.here_until', { time }) : t('chat.away_until', { time });
}

/** The usual wait while somebody is there, else that writing is possible all the same. */
function sayWait(t: Translate, { isOpen, expectedMinutes }: Desk): string | null {
  if (!isOpen) return t('chat.away_text');
  return expectedMinutes === null ? null : t('chat.expected', { count: expectedMinutes });
}

function sayDays(t: Translate, language: Language, { days }: DailyHours): string {
  const [first, last] = [days[0], days.at(-1)];
  if (days.length === 7 || first === undefined || last === undefined) return t('chat.every_day');
  const from = weekdayOf(language, first);
  return first === last ? from : t('chat.days', { from, to: weekdayOf(language, last) });
}

/** The name of a zone's city, as `Asia/Manila` has it. */
const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export function DeskCard({ desk }: { desk: Desk }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const wait = sayWait(t, desk);
  const { isOpen, hours, timeZone } = desk;
  return (
    <div className="pad">
      <Card>
        <section className={css.desk}>
          <h2 className="text-subheading">{sayDuty(t, language, desk)}</h2>
          {wait !== null && (
            <p className={`text-caption text-muted ${isOpen ? css.here : ''}`}>{wait}</p>
          )}
          {!isOpen && hours !== null && hours.length > 0 && (
            <dl className={`num text-caption ${css.hours}`}>
              {hours.map((each) => (
                <div key={`${each.days.join()} ${each.from}`}>
                  <dt>{sayDays(t, language, each)}</dt>
                  <dd>
                    {t('chat.hours', {
                      from: minutesOf(language, each.from),
                      to: minutesOf(language, each.to),
                    })}
                  </dd>
                </div>
              ))}
              <div>
                <dt>{t('chat.time_zone')}</dt>
                <dd>
                  <bdi>{cityOf(timeZone)}</bdi>
                </dd>
              </div>
            </dl>
          )}
        </section>
      </Card>
    </div>
  );
}
