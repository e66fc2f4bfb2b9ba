import type { ReactNode } from 'react';
import { CaretLeftIcon, CaretRightIcon } from '@parlour/ui/icons/navigation';
import { useTranslate } from '#foundation/use-foundation.ts';
import { monthAfter, monthBefore } from '../months.ts';
import { useOwner } from '../owner.ts';
import { monthText } from '../promotion-words.ts';
import { MonthOfDays } from './month.tsx';
import css from './sign-in.module.css';
import type { Calendar } from './use-calendar.ts';

type Props = {
  calendar: Calendar;
  isBusy: boolean;
  isLoading: boolean;
  onMonth: (month: string) => void;
  onCheckIn: () => void;
};

/** The calendar of a month. Earlier months can be shown, later ones not. */
export function CalendarCard({ calendar, isBusy, isLoading, onMonth, onCheckIn }: Props) {
  const t = useTranslate();
  const { month, today, hasEarlier } = calendar;
  const { language } = useOwner();
  const before = monthBefore(month);
  const after = monthAfter(month);
  const name = (of: string) => monthText(of, language, today);
  return (
    <section className="card" aria-label={t('rewards.calendar')} aria-busy={isLoading}>
      <header className={css.monthHead}>
        <MonthButton name={name(before)} isOff={!hasEarlier} onPress={() => onMonth(before)}>
          <CaretLeftIcon size={20} flip />
        </MonthButton>
        <h2 className="text-heading">{name(month)}</h2>
        <MonthButton
          name={name(after)}
          isOff={month >= today.slice(0, 7)}
          onPress={() => onMonth(after)}
        >
          <CaretRightIcon size={20} flip />
        </MonthButton>
      </header>
      <MonthOfDays calendar={calendar} isBusy={isBusy} onCheckIn={onCheckIn} />
    </section>
  );
}

type ButtonProps = { name: string; isOff: boolean; onPress: () => void; children: ReactNode };

function MonthButton({ name, isOff, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${css.turn}`}
      aria-label={name}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
