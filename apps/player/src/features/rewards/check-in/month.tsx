// A month of check-ins: days with a check-in join into bands, today is a button, and each day has its state as a label.
import { GiftIcon } from '@parlour/ui/icons/navigation';
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useOwner } from '../owner.ts';
import { merchantDayText } from '../promotion-words.ts';
import css from './sign-in.module.css';
import type { Calendar } from './use-calendar.ts';
import { columnOf, weekdayNames } from './week.ts';

type Day = Calendar['days'][number];
type Props = {
  calendar: Calendar;
  isBusy: boolean;
  onCheckIn: () => void;
};

export function MonthOfDays({ calendar, isBusy, onCheckIn }: Props) {
  const { days, today, todayReward } = calendar;
  const { language } = useOwner();
  const [first] = days;
  const isSigned = (at: number) => days[at]?.state === 'signed';
  const column = (day: Day) => columnOf(day.day, language);
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={`num ${css.days}`}>
        {days.map((day, at) => {
          const isFirst = !isSigned(at - 1) || column(day) === 0;
          const isLast = !isSigned(at + 1) || column(day) === 6;
          const look = [
            css[day.state],
            isFirst && css.first,
            isLast && css.last,
            day.day === today && css.now,
          ];
          const isButton = day.state === 'today' && todayReward !== null;
          return (
            <li
              key={day.day}
              className={look.filter(Boolean).join(' ')}
              aria-current={day.day === today ? 'date' : undefined}
              style={day === first ? { gridColumnStart: column(day) + 1 } : undefined}
            >
              {isButton ? (
                <TodayButton day={day} isBusy={isBusy} onPress={onCheckIn} />
              ) : (
                <PlainDay day={day} />
              )}
            </li>
          );
        })}
      </ol>
      <Key days={days} />
    </>
  );
}

/** The meaning of the looks of days, as far as the month has such days. Screen readers hear it of each day. */
function Key({ days }: Pick<Calendar, 'days'>) {
  const t = useTranslate();
  const has = (state: Day['state']) => days.some((day) => day.state === state);
  return (
    <ul className={`text-caption text-muted ${css.key}`} aria-hidden="true">
      {has('signed') && (
        <li>
          <i className={css.keySigned} />
          {t('rewards.checked_in')}
        </li>
      )}
      {has('missed') && (
        <li>
          <i className={css.keyMissed} />
          {t('rewards.missed')}
        </li>
      )}
      {days.some(({ gift }) => gift) && (
        <li>
          <GiftIcon size={18} />
          {t('rewards.extra')}
        </li>
      )}
    </ul>
  );
}

const numberOf = ({ day }: Day): string => String(Number(day.slice(8)));

function sayDay({ state, gift }: Day, day: string, t: Translate): string {
  switch (state) {
    case 'signed':
      return t('rewards.day_signed', { day });
    case 'missed':
      return t('rewards.day_missed', { day });
    case 'today':
      return t(gift ? 'rewards.day_today_gift' : 'rewards.day_today', { day });
    case 'coming':
      return gift ? t('rewards.day_gift', { day }) : day;
    case 'none':
      return day;
  }
}

function PlainDay({ day }: { day: Day }) {
  const t = useTranslate();
  const { language } = useOwner();
  return (
    <>
      <span className="visually-hidden">{sayDay(day, merchantDayText(day.day, language), t)}</span>
      <b aria-hidden="true" className={day.gift ? css.gift : undefined}>
        {day.gift ? <GiftIcon size={18} /> : numberOf(day)}
      </b>
    </>
  );
}

type TodayProps = { day: Day; isBusy: boolean; onPress: () => void };

/** The button of today. It stays during its call and ignores a second press. */
function TodayButton({ day, isBusy, onPress }: TodayProps) {
  const t = useTranslate();
  const { language } = useOwner();
  return (
    <button
      type="button"
      className={css.today}
      aria-label={sayDay(day, merchantDayText(day.day, language), t)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
    >
      <b aria-hidden="true">{numberOf(day)}</b>
    </button>
  );
}
